import { askAtMost } from '../../api/atMost.ts';
import type { Endpoint } from '../../api/contract/endpoint.ts';
import { mapTexts } from '../../api/mapTexts.ts';
import { askWithinOrigin } from '../../api/redirects.ts';
import { createWithoutSecrets } from '../../api/secretForms.ts';
import { redirectText } from '../../api/transport.ts';
import { urlOf } from '../../api/url.ts';
import type { Request } from './probe.ts';
import type { Reply } from './statement.ts';
import type { VerifyFlags } from './verifyFlags.ts';

/** A request and its reply as the report shows them. No key stands in them. */
export interface Exchange {
  readonly method: string;
  readonly url: string;
  readonly body?: unknown;
  /** Undefined without a reply. */
  readonly status?: number;
  readonly reply?: unknown;
}

/** Sends a request. Where there is no reply, a text in its place says why. */
export type Send = (
  endpoint: Endpoint,
  request: Request,
) => Promise<{ readonly reply: Reply | string; readonly exchange: Exchange }>;

const TIMEOUT_MS = 20_000;
/** The longest reply that is read, in bytes. */
const MOST_BYTES = 50_000_000;

/**
 * Sends requests as the client does: a key in the query or as HTTP Basic, as the operation has it. The keys are taken out of all that the
 * service says, before anything reads it.
 */
export function sender({ service, origin, publicKey, secretKey }: VerifyFlags, given: typeof fetch): Send {
  const fetcher = askAtMost(given, MOST_BYTES);
  const withoutKeys = createWithoutSecrets([publicKey, secretKey]);
  return async (endpoint, { params = {}, query = {}, body, method = endpoint.method, path, headers = {}, key }) => {
    const { scheme, right } = endpoint.auth;
    const used = key ?? (right === 'public' ? (publicKey ?? secretKey) : secretKey);
    const shown = address(query);
    const basic =
      scheme !== 'key' && used !== undefined && method !== 'OPTIONS'
        ? { Authorization: `Basic ${btoa(`${used}:`)}` }
        : {};
    const exchange = { method, url: shown, ...(body !== undefined && { body }) };
    try {
      const url = address(scheme === 'key' && used !== undefined ? { key: used, ...query } : query);
      const init: RequestInit = {
        ...{ method, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) },
        headers: {
          Origin: origin,
          ...headers,
          ...basic,
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      };
      const carriesNothing = method === 'GET' && used === undefined;
      const response = await (carriesNothing ? askWithinOrigin(fetcher, url, init) : fetcher(url, init));
      const { status } = response;
      const redirect = redirectText(response);
      if (redirect !== undefined) return { reply: withoutKeys(redirect), exchange };
      const text = await response.text();
      const json = mapTexts(parsed(text), withoutKeys);
      const header = (name: string): string | null => {
        const value = response.headers.get(name);
        return value === null ? null : withoutKeys(value);
      };
      const reply = { status, text: withoutKeys(text), json, header };
      return { reply, exchange: { ...exchange, status, reply: json ?? reply.text } };
    } catch (error) {
      return { reply: withoutKeys(reasonOf(error)), exchange };
    }

    function address(given: Readonly<Record<string, string | number>>): string {
      const url = new URL(urlOf(service, endpoint, params, given));
      if (path) url.pathname = path(url.pathname);
      return url.href;
    }
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The cause of a failed fetch, which its own message does not name. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
