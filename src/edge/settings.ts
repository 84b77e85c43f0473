import { isSendable, keyProblem } from '../api/key.ts';
import { isZone } from '../time/zone.ts';
import type { EdgeGroup, EdgeLimits, TourEdgeOptions } from './options.ts';

/** The options, checked and with their defaults. */
export interface EdgeSettings
  extends Pick<
    TourEdgeOptions,
    | 'service'
    | 'secretKey'
    | 'publicKey'
    | 'clientAddress'
    | 'verify'
    | 'fetch'
    | 'log'
    | 'cache'
    | 'manageSecrets'
    | 'attempts'
    | 'findClient'
    | 'address'
    | 'waitlist'
    | 'assistants'
  > {
  readonly groups: ReadonlyMap<number, EdgeGroup>;
  readonly origins: ReadonlySet<string>;
  /** Without a slash at its end; the root is the empty text. */
  readonly path: string;
  readonly limits: Readonly<Record<keyof EdgeLimits, number>>;
  readonly timeout: number;
  readonly compress: boolean;
  readonly name: string;
}

const DEFAULT_LIMITS: EdgeSettings['limits'] = {
  visitor: 240,
  visitorChanges: 10,
  group: 12_000,
  groupChanges: 300,
  callsAtOnce: 8,
  callsWaiting: 200,
};
const TIMEOUT_MS = 10_000;
/** The highest number of a group. */
export const HIGHEST_ID = 999_999_999;

/** Reads the options. Throws a TypeError of one sentence for the first that cannot be right. It never repeats a key. */
export function readSettings(options: TourEdgeOptions): EdgeSettings {
  const problem = isRecord(options) ? problemOf(options) : 'give an object of options';
  if (problem !== undefined) throw new TypeError(`createTourEdge: ${problem}.`);
  const {
    service,
    groups,
    origins = [],
    path = '',
    limits = {},
    timeout = TIMEOUT_MS,
    compress = true,
    name = '',
  } = options;
  return {
    ...options,
    service: service.replace(/\/+$/, ''),
    groups: new Map(Object.entries(groups).map(([id, group]) => [Number(id), group])),
    origins: new Set(origins),
    path: path.replace(/\/+$/, ''),
    limits: {
      ...DEFAULT_LIMITS,
      ...Object.fromEntries(Object.entries(limits).filter(([, limit]) => limit !== undefined)),
    },
    ...{ timeout, compress, name },
  };
}

type Values = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isFunction = (value: unknown): boolean => typeof value === 'function';
const ADDRESS = 'give the http(s) address of the leasing service, such as "https://leasing.example.com"';
const FUNCTION = 'give a function, or leave it out';

/** The options by name, each with what is wrong with a value. They are checked in this order. */
const CHECKS: Readonly<Record<keyof TourEdgeOptions, (value: unknown) => string | undefined>> = {
  service: (value) => (isAddress(value) ? undefined : ADDRESS),
  secretKey: (value) => (value === undefined ? undefined : sendableProblem(value)),
  publicKey(value) {
    if (value === undefined) return undefined;
    const problem = typeof value === 'string' ? keyProblem(value) : undefined;
    if (problem === undefined) return sendableProblem(value);
    return `give ${problem.split(';')[0]}, and the secret key as \`secretKey\``;
  },
  groups: groupsProblem,
  origins: (value) =>
    value === undefined || (Array.isArray(value) && value.every(isOrigin))
      ? undefined
      : 'give a list of origins such as "https://www.example.com", without a path',
  path: (value) =>
    value === undefined || (typeof value === 'string' && /^(\/[\w.~-]+)*\/?$/.test(value))
      ? undefined
      : 'give a path that begins with "/", such as "/tours"',
  address: (value) =>
    value === undefined || isAddress(value)
      ? undefined
      : 'give the http(s) address at which browsers reach the edge, such as "https://tours.example.com"',
  compress: (value) => (value === undefined || typeof value === 'boolean' ? undefined : 'give true or false'),
  cache: (value) =>
    value === undefined || (isRecord(value) && ['get', 'set', 'delete'].every((name) => isFunction(value[name])))
      ? undefined
      : 'give an object with `get`, `set` and `delete`, or leave it out',
  attempts: (value) =>
    value === 'memory' || (isRecord(value) && ['claim', 'get', 'set'].every((name) => isFunction(value[name])))
      ? undefined
      : 'give "memory" for one instance that lives on, or an object with `claim`, `get` and `set` for several',
  findClient: (value) => (value === undefined || isFunction(value) ? undefined : FUNCTION),
  limits: limitsProblem,
  clientAddress: (value) => (value === undefined || isFunction(value) ? undefined : FUNCTION),
  verify: (value) => (value === undefined || isFunction(value) ? undefined : FUNCTION),
  manageSecrets: (value) =>
    value === undefined || (Array.isArray(value) && (value.length === 1 || value.length === 2) && value.every(isSecret))
      ? undefined
      : 'give one or two texts of 32 or more random characters, the newest first',
  name: (value) =>
    value === undefined || (typeof value === 'string' && /^[\w.-]{1,60}$/.test(value))
      ? undefined
      : 'give 1 to 60 letters, digits, dots, - and _',
  waitlist: waitlistProblem,
  assistants: assistantsProblem,
  timeout: (value) =>
    value === undefined || (typeof value === 'number' && value > 0 && value <= 120_000)
      ? undefined
      : 'give milliseconds, from 1 to 120,000',
  fetch: (value) => (value === undefined || isFunction(value) ? undefined : FUNCTION),
  log: (value) => (value === undefined || isFunction(value) ? undefined : FUNCTION),
};

function problemOf(options: Values): string | undefined {
  const known = Object.keys(CHECKS);
  const unknown = Object.keys(options).find((name) => !known.includes(name));
  if (unknown !== undefined) return `there is no option \`${unknown}\`; the options are ${known.join(', ')}`;
  for (const [name, check] of Object.entries(CHECKS)) {
    const problem = check(options[name]);
    if (problem !== undefined) return `\`${name}\` cannot be right; ${problem}`;
  }
  if (options.findClient !== undefined && options.secretKey === undefined)
    return '`findClient` cannot be right; it needs the `secretKey` as well';
  if (options.waitlist !== undefined && options.manageSecrets === undefined)
    return '`waitlist` cannot be right; it needs `manageSecrets` as well, which sign the links of its messages';
  const { origins = [] } = options;
  if (options.waitlist !== undefined && options.address === undefined && Array.isArray(origins) && origins.length === 0)
    return '`waitlist` cannot be right; its messages lead only to pages of `origins` and of the host of `address`: give one of them';
  return unknownPage(options);
}

/** A group of `assistants` that is none of the edge's. */
function unknownPage({ groups, assistants }: Values): string | undefined {
  if (!isRecord(groups) || !isRecord(assistants)) return undefined;
  for (const name of ['pages', 'homes']) {
    const given = assistants[name];
    const id = Object.keys(isRecord(given) ? given : {}).find((one) => !Object.hasOwn(groups, one));
    if (id !== undefined) return `\`assistants\` cannot be right; group ${id} of its \`${name}\` is none of \`groups\``;
  }
  return undefined;
}

const isUrl = (text: string): boolean => /^https?:\/\/[^/\\]/i.test(text) && URL.canParse(text);
const isAddress = (value: unknown): boolean => typeof value === 'string' && !/[?#@\s]/.test(value) && isUrl(value);
const isOrigin = (value: unknown): boolean =>
  typeof value === 'string' && isUrl(value) && new URL(value).origin === value;

const sendableProblem = (key: unknown): string | undefined =>
  typeof key === 'string' && isSendable(key)
    ? undefined
    : 'give the key as it is, without spaces, line breaks or quotes, or leave it out';

function groupsProblem(groups: unknown): string | undefined {
  const wanted = 'give each group by its number with its time zone, such as { 101: { timeZone: "America/New_York" } }';
  if (!isRecord(groups) || Object.keys(groups).length === 0) return wanted;
  for (const [id, group] of Object.entries(groups)) {
    if (!/^[1-9]\d{0,8}$/.test(id) || !isRecord(group)) return wanted;
    if (typeof group.timeZone !== 'string' || !isZone(group.timeZone))
      return `group ${id} needs a \`timeZone\` such as "America/New_York"`;
  }
  return undefined;
}

const isSecret = (value: unknown): boolean => typeof value === 'string' && value.length >= 32;
const WAITLIST_OPTIONS = ['notify', 'secret', 'store', 'jobs', 'report', 'offerMinutes', 'daysAhead'];

/** `value` is undefined or a whole number from 1 to `most`. */
const isUpTo = (value: unknown, most: number): boolean =>
  value === undefined || (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most);

const hasFunctions = (value: unknown, names: readonly string[]): boolean =>
  isRecord(value) && names.every((name) => isFunction(value[name]));

function waitlistProblem(waitlist: unknown): string | undefined {
  if (waitlist === undefined) return undefined;
  if (!isRecord(waitlist)) return `give an object; its options are ${WAITLIST_OPTIONS.join(', ')}`;
  const unknown = Object.keys(waitlist).find((name) => !WAITLIST_OPTIONS.includes(name));
  if (unknown !== undefined) return `there is no option \`${unknown}\`; the options are ${WAITLIST_OPTIONS.join(', ')}`;
  const { notify, secret, store = 'memory', jobs, report, offerMinutes, daysAhead } = waitlist;
  if (!isFunction(notify) && !isAddress(notify)) return '`notify` is a function or the http(s) address of your mailer';
  if (!isFunction(notify) && secret === undefined) return 'an address needs a `secret` as well';
  if (secret !== undefined && !isSecret(secret)) return '`secret` has 32 or more random characters';
  if (store !== 'memory' && !hasFunctions(store, ['read', 'swap', 'join', 'leave', 'members']))
    return '`store` is "memory", or an object with `read`, `swap`, `join`, `leave` and `members`';
  if (jobs !== undefined && !isFunction(jobs)) return '`jobs` is a function that opens jobs, such as `bullJobs` gives';
  if (store !== 'memory' && jobs === undefined) return 'a `store` that instances share needs `jobs` that they share';
  if (report !== undefined && !isFunction(report)) return '`report` is a function that gets a line';
  if (!isUpTo(offerMinutes, 1_440)) return '`offerMinutes` is a whole number from 1 to 1,440';
  if (!isUpTo(daysAhead, 400)) return '`daysAhead` is a whole number from 1 to 400';
  return undefined;
}

const ASSISTANTS_OPTIONS = ['pages', 'homes', 'mcp'];
const PAGES = 'give the page of each group as `pages`, such as { 101: "https://www.example.com/tours" }';

/** Whether a link can be put behind `value`. */
const isPage = (value: unknown): boolean => typeof value === 'string' && !/[@\s\p{C}]/u.test(value) && isUrl(value);

function assistantsProblem(assistants: unknown): string | undefined {
  if (assistants === undefined) return undefined;
  if (!isRecord(assistants)) return PAGES;
  const unknown = Object.keys(assistants).find((name) => !ASSISTANTS_OPTIONS.includes(name));
  if (unknown !== undefined)
    return `there is no option \`${unknown}\`; the options are ${ASSISTANTS_OPTIONS.join(', ')}`;
  const { pages, homes = {}, mcp } = assistants;
  if (!isRecord(pages) || Object.keys(pages).length === 0) return PAGES;
  const wrong = Object.keys(pages).find((id) => !isPage(pages[id]));
  if (wrong !== undefined) return `the page of group ${wrong} is an http(s) address`;
  if (!isRecord(homes) || !Object.values(homes).every(isHomes))
    return '`homes` has an object for each group, with `community` as a number and `rents` as "total", "base" or "off"';
  if (mcp !== undefined && !hasFunctions(mcp, ['McpServer', 'createMcpHandler', 'fromJsonSchema']))
    return '`mcp` is the package @modelcontextprotocol/server, as `import * as mcp` gives it';
  return undefined;
}

const isHomes = (value: unknown): boolean =>
  isRecord(value) &&
  isUpTo(value.community, HIGHEST_ID) &&
  [undefined, 'total', 'base', 'off'].some((one) => one === value.rents) &&
  Object.keys(value).every((name) => name === 'community' || name === 'rents');

function limitsProblem(limits: unknown): string | undefined {
  if (limits === undefined) return undefined;
  const names = Object.keys(DEFAULT_LIMITS);
  if (!isRecord(limits)) return `give an object; its limits are ${names.join(', ')}`;
  for (const [name, value] of Object.entries(limits)) {
    if (!names.includes(name)) return `there is no limit \`${name}\`; the limits are ${names.join(', ')}`;
    if (value !== undefined && !(typeof value === 'number' && Number.isInteger(value) && value >= 1))
      return `\`${name}\` is a whole number, 1 or more`;
  }
  return undefined;
}
