import { isSendable, keyProblem } from '../api/key.ts';
import { isZone } from '../time/zone.ts';
import { isMcpModule } from './assistants/mcpModule.ts';
import type { EdgeAssistantsOptions, EdgeLimits, EdgeWaitlistOptions, TourEdgeOptions } from './edgeOptions.ts';

/** The options of an edge as a table. The checks, the flags and the help of the command, and the tables of the docs are made from it. */

/** One option. */
export interface OptionRow {
  /** What it is, as docs and help say it. */
  readonly says: string;
  /** What may be given, as an error says it after "give". */
  readonly wants: string;
  readonly is: (value: unknown) => boolean;
  /** For one value for each group: what is checked of each. */
  readonly each?: Pick<OptionRow, 'wants' | 'is'>;
  readonly needed?: boolean;
  readonly standard?: number;
  /** How the command line gives it; undefined: no flag does. */
  readonly flag?: OptionFlag;
  /** The variable of the environment that gives it to a command: no list of processes may show it. */
  readonly variable?: string;
  /** Its value in a text of the command line or the environment. Undefined: the text cannot be right. Default: the text. */
  readonly read?: (text: string) => unknown;
}

interface OptionFlag {
  /** The placeholder for its value, such as `URL`. */
  readonly value: string;
  /** Its name in code, if it is not that of the option. */
  readonly name?: string;
  /** An example, for the help. */
  readonly like?: string;
  /** What it takes, if an option takes something else. */
  readonly takes?: string;
}

/** Several options in one object. */
interface OptionGroup<Names extends string> {
  readonly rows: OptionTable<Names>;
  readonly needed?: false;
}

export type OptionTable<Names extends string = string> = Readonly<Record<Names, OptionRow | OptionGroup<string>>>;

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isFunction = (value: unknown): boolean => typeof value === 'function';
const isText = (is: (text: string) => boolean) => (value: unknown) => typeof value === 'string' && is(value);
const isUrl = (text: string): boolean => /^https?:\/\/[^/\\]/i.test(text) && URL.canParse(text);
const isAddress = isText((text) => !/[?#@\s]/.test(text) && isUrl(text));
const isSecret = isText((text) => text.length >= 32);
const isUpTo = (value: unknown, least: number, most: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
const hasFunctions = (names: readonly string[]) => (value: unknown) =>
  isRecord(value) && names.every((name) => isFunction(value[name]));
const isListOf = (is: (value: unknown) => boolean) => (value: unknown) => Array.isArray(value) && value.every(is);

/** Values by the numbers of groups. */
const isByGroup = (value: unknown): boolean =>
  isRecord(value) && Object.keys(value).length > 0 && Object.keys(value).every((id) => /^[1-9]\d{0,8}$/.test(id));
/** The highest number of a group. */
export const HIGHEST_ID = 999_999_999;

const isHomes = (value: unknown): boolean =>
  isRecord(value) &&
  (value.community === undefined || isUpTo(value.community, 1, HIGHEST_ID)) &&
  [undefined, 'total', 'base', 'off'].some((one) => one === value.rents) &&
  Object.keys(value).every((name) => name === 'community' || name === 'rents');

const call = (says: string): OptionRow => ({ says, wants: 'a function', is: isFunction });

/** A whole number. */
const whole = (says: string, standard: number, least: number, most: number, value = 'NUMBER') => ({
  ...{ says, standard, is: (given: unknown) => isUpTo(given, least, most), flag: { value } },
  wants: `a whole number from ${least} to ${most.toLocaleString('en-US')}`,
  read: (text: string) => (/^\d+$/.test(text) ? Number(text) : text),
});
const limit = (says: string, standard: number) => whole(says, standard, 1, HIGHEST_ID);

const listIn = (text: string): readonly string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** `101=…,102=…`, or `101` where `value` takes the empty text. A comma counts only before the next number. */
const byGroup =
  (value: (text: string) => unknown) =>
  (text: string): unknown => {
    const pairs = text.split(/,\s*(?=\d+\s*(?:[=,]|$))/).map((one) => {
      const [, id, own = ''] = /^\s*([1-9]\d{0,8})\s*(?:=(.*?))?\s*,?$/.exec(one) ?? [];
      return [id, id === undefined ? undefined : value(own)] as const;
    });
    return pairs.some(([, own]) => own === undefined) ? undefined : Object.fromEntries(pairs);
  };

const GROUPS = '101,102 or 101=America/New_York,102';
const PAGES = '101=https://www.example.com/tours';

export const LIMITS: Readonly<Record<keyof EdgeLimits, ReturnType<typeof limit>>> = {
  visitorRequests: limit('requests a minute of one visitor', 240),
  visitorChanges: limit('bookings and other changes a minute of one visitor', 10),
  groupQuestions: limit('questions a minute about one group that reach the service', 12_000),
  groupChanges: limit('bookings and other changes a minute for one group that reach the service', 300),
  callsAtOnce: limit('calls to the service that run at once', 8),
};

export const WAITLIST = {
  notify: {
    ...{ says: 'your mailer, which hears when a time frees up; in code, also a function', needed: true },
    wants: 'a function or the http(s) address of your mailer',
    is: (value) => isFunction(value) || isAddress(value),
    flag: { value: 'URL', like: 'https://mailer.example.com/tours', takes: 'the http(s) address of your mailer' },
  },
  secret: {
    ...{ says: 'signs what goes to the mailer', wants: 'a text of 32 or more random characters', is: isSecret },
    variable: 'TOUR_NOTIFY_SECRET',
  },
  store: {
    ...{ says: 'where the list is kept; default: memory' },
    wants: '"memory", or an object with `read`, `swap`, `join`, `leave`, `members`, `count` and `now`',
    is: (value) =>
      value === 'memory' || hasFunctions(['read', 'swap', 'join', 'leave', 'members', 'count', 'now'])(value),
  },
  report: call('gets a line when messages stop arriving, and when they arrive again'),
  offerMinutes: whole('minutes for which one visitor has a time before the next hears of it', 15, 1, 1_440),
  daysAhead: whole('days ahead that can be waited for', 60, 1, 400),
} satisfies OptionTable<keyof EdgeWaitlistOptions>;

const ASSISTANTS: OptionTable<keyof EdgeAssistantsOptions> = {
  pages: {
    ...{ says: 'page of each group that assistants may read of', needed: true },
    ...{ wants: 'the page of each group, such as { 101: "https://www.example.com/tours" }', is: isByGroup },
    each: { wants: 'an http(s) address', is: isText((text) => !/[@\s\p{C}]/u.test(text) && isUrl(text)) },
    flag: { value: 'PAGES', name: 'assistants', like: PAGES, takes: `pages like ${PAGES}` },
    read: byGroup((page) => page || undefined),
  },
  homes: {
    says: 'communities whose homes they may name',
    wants: 'an object for each group, such as { 101: { community: 12 } }',
    is: isByGroup,
    each: { wants: '`community` as a number and `rents` as "total", "base" or "off"', is: isHomes },
    flag: {
      ...{ value: 'IDS', name: 'assistantHomes', like: '101=12, or 101=all for all of the company' },
      takes: 'communities like 101=12,102=all',
    },
    read: byGroup((id) => (id === 'all' ? {} : /^[1-9]\d{0,8}$/.test(id) ? { community: Number(id) } : undefined)),
  },
  mcp: {
    says: 'the package @modelcontextprotocol/server, which opens /mcp',
    wants: 'the package @modelcontextprotocol/server, as `import * as mcp` gives it',
    is: isMcpModule,
  },
};

export const EDGE = {
  service: {
    ...{ says: 'address of the leasing service', needed: true, is: isAddress, flag: { value: 'URL' } },
    wants: 'the http(s) address of the leasing service, such as "https://leasing.example.com"',
  },
  secretKey: {
    ...{ says: 'its secret key', wants: 'the key as it is, without spaces, line breaks or quotes' },
    ...{ is: isText(isSendable), variable: 'LEASING_SECRET_KEY' },
  },
  publicKey: {
    ...{ says: 'its public key, for every call that does not need the secret one', variable: 'LEASING_PUBLIC_KEY' },
    wants: 'the public key, without spaces, line breaks or quotes, and the secret key as `secretKey`',
    is: isText((key) => keyProblem(key) === undefined),
  },
  groups: {
    ...{ says: 'groups that can be booked, each with its time zone', needed: true, is: isByGroup },
    wants: 'each group by its number with its time zone, such as { 101: { timeZone: "America/New_York" } }',
    each: {
      wants: 'a `timeZone` such as "America/New_York"',
      is: (group) => isRecord(group) && isText(isZone)(group.timeZone),
    },
    flag: { value: 'NUMBERS', like: GROUPS, takes: `numbers of groups like ${GROUPS}` },
    read: byGroup((zone) => (zone === '' ? {} : isZone(zone) ? { timeZone: zone } : undefined)),
  },
  origins: {
    ...{ says: 'pages that may ask; those of its own host always may', read: listIn },
    wants: 'a list of origins such as "https://www.example.com", without a path',
    is: isListOf(isText((text) => isUrl(text) && new URL(text).origin === text)),
    flag: { value: 'ORIGINS', like: 'https://www.example.com,https://example.com' },
  },
  path: {
    ...{ says: 'path below which it answers', wants: 'a path that begins with "/", such as "/tours"' },
    ...{ is: isText((path) => /^(\/[\w.~-]+)*\/?$/.test(path)), flag: { value: 'PATH', like: '/tours' } },
  },
  address: {
    ...{ says: 'where browsers reach it, for the widget in HTML', is: isAddress, flag: { value: 'URL' } },
    wants: 'the http(s) address at which browsers reach the edge, such as "https://tours.example.com"',
  },
  compress: {
    ...{ says: 'false where the server around it compresses', wants: 'true or false' },
    is: (value) => typeof value === 'boolean',
  },
  cache: {
    ...{ says: 'store of answers; default: memory', wants: 'an object with `get`, `set` and `delete`' },
    is: hasFunctions(['get', 'set', 'delete']),
  },
  attempts: {
    ...{ says: '"memory" for a single instance that keeps running, or a store that all instances share', needed: true },
    wants: '"memory" for one instance that lives on, or an object with `claim`, `get` and `set` for several',
    is: (value) => value === 'memory' || hasFunctions(['claim', 'get', 'set'])(value),
  },
  findClient: call('finds the client of a booking whose reply was lost'),
  limits: { rows: LIMITS },
  timeout: whole('milliseconds until a call to the service is given up', 10_000, 1, 120_000, 'MS'),
  trustedHops: whole('proxies of yours in front of it that add to X-Forwarded-For, for the limits', 0, 0, 10),
  clientAddress: call('the address of a visitor, if you know it in another way'),
  verify: call('for a captcha: says whether a request that changes something may go on'),
  secrets: {
    ...{ says: 'opens moving and canceling', variable: 'TOUR_SECRETS', read: listIn },
    wants: 'one or two texts of 32 or more random characters, the newest first',
    is: (value) => isListOf(isSecret)(value) && Array.isArray(value) && (value.length === 1 || value.length === 2),
  },
  name: {
    ...{ says: 'name of this edge: its tokens count at no edge of another name', flag: { value: 'NAME' } },
    ...{ wants: '1 to 60 letters, digits, dots, - and _', is: isText((name) => /^[\w.-]{1,60}$/.test(name)) },
  },
  waitlist: { rows: WAITLIST },
  assistants: { rows: ASSISTANTS },
  fetch: call('makes the calls to the service in place of the global fetch'),
  log: call('called after every request'),
} satisfies OptionTable<keyof TourEdgeOptions>;
