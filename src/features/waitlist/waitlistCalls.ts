import { isToken } from '../../api/appointmentClient.ts';
import { askAttempt, type ToldAttempt } from '../../api/askAttempt.ts';
import type { Auth, Route } from '../../api/contract/endpoint.ts';
import { member } from '../../api/member.ts';
import { type FieldError, REFUSED, readErrors } from '../../api/readErrors.ts';
import { createTransport, type Reply } from '../../api/transport.ts';
import { sendWrite } from '../../api/writeCall.ts';
import type { Answers } from '../../booking/answers.ts';
import type { WaitlistSetting } from '../../options/waitlistOption.ts';
import type { DayPart } from '../../time/dayPart.ts';
import type { DayRange } from '../../time/dayRange.ts';
import { readDays, readParts, type WaitlistRecord } from './waitlistRecord.ts';

/** Who waits, and for what. Written as the edge reads it. */
export interface JoinRequest {
  readonly group_id: number;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  /** BCP 47. */
  readonly language: string;
  readonly days: { readonly from: string; readonly to: string };
  /** Never empty. All three: any time of the day. */
  readonly parts: readonly DayPart[];
  /** The address of the page, to which the links of the messages lead. */
  readonly page: string;
  /** The free starts that the screen showed, for each day that it knew: `{ '2026-12-05': ['10:15:00'] }`. */
  readonly shown: Readonly<Record<string, readonly string[]>>;
}

/** The answers of the form that an entry holds. */
export type EntryAnswers = Pick<Answers, 'first_name' | 'last_name' | 'email'>;

/** An entry as the edge keeps it. */
export interface WaitlistEntry {
  readonly answers: EntryAnswers;
  readonly record: WaitlistRecord;
}

export type JoinOutcome =
  | { readonly kind: 'joined'; readonly record: WaitlistRecord }
  /** The edge refused fields. */
  | { readonly kind: 'rejected'; readonly errors: readonly FieldError[] };

/** The calls of an edge about its waitlist. What they throw is an `ApiError`. */
export interface WaitlistCalls {
  /** Puts a visitor on the list. The edge adds only one entry for a `key`. */
  readonly join: (request: JoinRequest, key: string) => Promise<JoinOutcome>;
  /** What became of the join with this `key`, which `began` then, in milliseconds since the epoch. */
  readonly findJoin: (key: string, began: number) => Promise<ToldAttempt<WaitlistRecord>>;
  /** Confirms the address that `token` is for. Gives the visitor's entry in `group`. Undefined if the token does not count any more. */
  readonly confirm: (token: string, group: number) => Promise<WaitlistRecord | undefined>;
  /** The entry of `token`. Undefined if it is not on the list any more, or never was. */
  readonly find: (token: string) => Promise<WaitlistEntry | undefined>;
  /** Takes the entry of `token` off the list. An entry that is not on it any more has left, too. */
  readonly leave: (token: string) => Promise<void>;
}

const auth: Auth = { scheme: 'open', right: 'public' };
const findEntry = { method: 'GET', path: '/waitlist', auth } as const satisfies Route;
const join = {
  route: { method: 'POST', path: '/waitlist', auth },
  expected: REFUSED,
  read(reply: Reply): JoinOutcome {
    if (reply.ok) return { kind: 'joined', record: readRecord(reply) };
    const errors = readErrors(reply.json);
    // The edge has an entry of this key, with other answers.
    if (errors.some(({ path }) => path === 'edge')) throw new Error('The edge knows this attempt with other answers.');
    if (errors.length === 0) throw reply.malformed('errors');
    return { kind: 'rejected', errors };
  },
} as const;
const confirm = {
  route: { method: 'POST', path: '/waitlist/confirm', auth },
  expected: [410],
  read(reply: Reply): Reply {
    if (reply.ok && !Array.isArray(member(reply.json, 'entries'))) throw reply.malformed('entries');
    return reply;
  },
} as const;
const leave = {
  route: { method: 'DELETE', path: '/waitlist', auth },
  read(reply: Reply): void {
    if (member(reply.json, 'state') !== 'left') throw reply.malformed('state');
  },
} as const;

export function createWaitlistCalls({ edge, fetch }: WaitlistSetting): WaitlistCalls {
  // A visitor waits for the entry of a link.
  const transport = createTransport({ baseUrl: edge, fetch, isEdge: true, attempts: 2 });
  return {
    join: (request, key) => sendWrite(transport, join, { params: {}, body: request, attempt: key }),
    async findJoin(key, began) {
      const { told, isLast } = await askAttempt(transport, key, began, (reply) => readRecord(reply));
      // Who is on the list is known by the list itself.
      return isLast && told.kind === 'unknown' ? { kind: 'not-done' } : told;
    },
    async confirm(token, group) {
      const { ok, json, malformed, status } = await sendWrite(transport, confirm, { params: {}, token });
      const entries: unknown = member(json, 'entries');
      const mine = Array.isArray(entries)
        ? entries.find((one: unknown) => member(one, 'group_id') === group)
        : undefined;
      return mine === undefined ? undefined : readRecord({ ok, status, malformed, json: mine });
    },
    async find(token) {
      const reply = await transport(findEntry, { params: {}, token, expected: [404] });
      if (member(reply.json, 'state') === 'left') return undefined;
      return { answers: answersIn(reply.json), record: readRecord(reply, token) };
    },
    leave: (token) => sendWrite(transport, leave, { params: {}, token }),
  };
}

/** The entry in a reply. `token`: where the reply does not name it. */
function readRecord({ json, malformed }: Reply, token = member(json, 'token')): WaitlistRecord {
  const days = readDays(member(json, 'days'), 'from', 'to');
  const parts = readParts(member(json, 'parts'));
  if (!isToken(token)) throw malformed('token');
  if (days === undefined || parts.length === 0) throw malformed(days ? 'parts' : 'days');
  return { token, days, parts, ...(member(json, 'state') === 'asked' && { asked: true }) };
}

/** The answers in `entry`. What is missing or no text is empty. */
function answersIn(entry: unknown): EntryAnswers {
  const answer = (name: keyof EntryAnswers): string => {
    const text = member(entry, name);
    return typeof text === 'string' ? text : '';
  };
  return {
    first_name: answer('first_name'),
    last_name: answer('last_name'),
    email: answer('email'),
  };
}

/** The days of an entry as the edge reads them. */
export const daysOf = ({ first, last }: DayRange): JoinRequest['days'] => ({ from: first, to: last });
