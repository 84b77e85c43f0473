import { isSendable } from './key.ts';
import type { ClientOptions } from './transport.ts';

type KeyName = 'publicKey' | 'secretKey';

const ADDRESS = 'give the http(s) address of the leasing service, such as "https://leasing.example.com"';

/**
 * Throws a TypeError for the first wrong option. Its message is one sentence: the `caller`, what is wrong, and what to give.
 * The message never repeats a value that may hold a key.
 */
export function checkOptions(caller: string, options: ClientOptions, key: KeyName): void {
  const problem = isRecord(options) ? problemOf(options, key) : `give an object of options; in \`baseUrl\` ${ADDRESS}`;
  if (problem !== undefined) throw new TypeError(`${caller}: ${problem}.`);
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function problemOf(options: Readonly<Record<string, unknown>>, key: KeyName): string | undefined {
  const names = ['baseUrl', key, 'fetch', 'timeout', 'attempts'];
  const unknown = Object.keys(options).find((name) => !names.includes(name) && options[name] !== undefined);
  if (unknown === 'secretKey')
    return 'it takes no secret key: use createServerClient of tour-booking/server, on a server; in a page every visitor could read the key';
  if (unknown !== undefined) return `there is no option \`${unknown}\`; the options are ${names.join(', ')}`;
  const { baseUrl, fetch, timeout, attempts } = options;
  if (fetch !== undefined && typeof fetch !== 'function')
    return `\`fetch\` is ${kindOf(fetch)}; give a function like the global fetch, or leave it out`;
  const address = addressProblem(baseUrl, fetch !== undefined);
  if (address !== undefined) return `\`baseUrl\` ${address}`;
  const wrongKey = keyProblem(options[key], key);
  if (wrongKey !== undefined) return `\`${key}\` ${wrongKey}`;
  if (timeout !== undefined && !(typeof timeout === 'number' && timeout > 0))
    return `\`timeout\` is ${shown(timeout)}; give milliseconds above 0, or Infinity for no limit`;
  if (attempts !== undefined && !(typeof attempts === 'number' && attempts >= 1 && Number.isInteger(attempts)))
    return `\`attempts\` is ${shown(attempts)}; give how often a GET is tried in all, a whole number from 1`;
  return undefined;
}

/** What is wrong with an address. If the caller gives a `fetch`, that may resolve paths itself. */
function addressProblem(address: unknown, hasFetch: boolean): string | undefined {
  if (address === undefined || address === '') return `is missing; ${ADDRESS}`;
  if (typeof address !== 'string') return `is ${kindOf(address)}; ${ADDRESS}`;
  if (/[?#@]/.test(address)) return `has a user name, a query or a fragment; ${ADDRESS}, and nothing behind its path`;
  const isPath = /^\/(?![/\\])/.test(address);
  if (
    /^https?:\/\/[^/\\]/i.test(address) ? resolves(address) : isPath && (hasFetch || resolves(address, pageAddress()))
  )
    return /\s/.test(address) ? `has a space or a line break in it; ${ADDRESS}` : undefined;
  return isPath
    ? `is the path "${address}", and no page is here to resolve it; give the whole address, "https://…"`
    : `is "${address}"; ${ADDRESS}, or in a page a path that begins with "/"`;
}

/** The address of the page or of its worker; undefined on a server. */
const pageAddress = (): string | undefined => globalThis.document?.baseURI ?? globalThis.location?.href;

function resolves(address: string, base?: string): boolean {
  try {
    return /^https?:$/.test(new URL(address, base).protocol);
  } catch {
    return false;
  }
}

function keyProblem(key: unknown, name: KeyName): string | undefined {
  if (name === 'secretKey' && (key === undefined || key === ''))
    return 'is missing; give the secret key, or use createLeasingClient of tour-booking/client';
  if (key === undefined) return undefined;
  if (typeof key !== 'string') return `is ${kindOf(key)}; give the key as text`;
  if (key === '') return 'is empty; give the key, or leave it out';
  if (name === 'secretKey' && key.startsWith('pk_'))
    return 'is a public key; give the secret key, or use createLeasingClient of tour-booking/client';
  return isSendable(key) ? undefined : 'cannot be sent; give the key as it is, without spaces, line breaks or quotes';
}

const kindOf = (value: unknown): string =>
  value === null ? 'null' : `${/^[aeiou]/.test(typeof value) ? 'an' : 'a'} ${typeof value}`;

const shown = (value: unknown): string => (typeof value === 'number' ? String(value) : kindOf(value));
