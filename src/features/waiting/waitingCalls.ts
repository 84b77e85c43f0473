import { isToken } from '../../api/appointments.ts';
import type { Auth, Route } from '../../api/contract/endpoint.ts';
import { member } from '../../api/member.ts';
import { createTransport } from '../../api/transport.ts';
import type { Answers } from '../../booking/answers.ts';
import type { ConsentWords } from '../../booking/consent.ts';
import type { DayPart } from '../../time/dayPart.ts';
import type { DayRange } from '../../time/dayRange.ts';
import type { WaitingSetting } from './waitingOption.ts';
import { readDays, readParts, type WaitingRecord } from './waitingRecord.ts';

/** Who waits, and for what. Written as the edge reads it. */
export interface JoinRequest {
  readonly group: number;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  /** Only with a consent to text messages, as the next two. */
  readonly phone?: string;
  readonly sms_opted_in?: true;
  /** The words that the visitor has consented to, and when they pressed the button, in UTC. */
  readonly sms_consent?: ConsentWords & { readonly at: string };
  /** BCP 47. */
  readonly language: string;
  readonly days: { readonly from: string; readonly to: string };
  /** Never empty. All three: any time of the day. */
  readonly parts: readonly DayPart[];
  /** The address of the page, to which the links of the messages lead. */
  readonly page: string;
}

/** The answers of the form that an entry holds. */
export type EntryAnswers = Pick<Answers, 'first_name' | 'last_name' | 'email' | 'phone'>;

/** An entry as the edge keeps it. */
export interface WaitingEntry {
  readonly group: number;
  readonly answers: EntryAnswers;
  readonly record: WaitingRecord;
}

/** The calls of an edge about its waiting list. What they throw is an `ApiError`. */
export interface WaitingCalls {
  /** Puts a visitor on the list. The edge adds only one entry for a `key`. */
  readonly join: (request: JoinRequest, key: string) => Promise<WaitingRecord>;
  /** The entry of `token`. Undefined if it is not on the list any more, or never was. */
  readonly find: (token: string) => Promise<WaitingEntry | undefined>;
  /** Takes the entry of `token` off the list. An entry that is not on it any more has left, too. */
  readonly leave: (token: string) => Promise<void>;
}

const auth: Auth = { scheme: 'open', right: 'public' };
const joinList = { method: 'POST', path: '/waiting', auth } as const satisfies Route;
const findEntry = { method: 'GET', path: '/waiting/{token}', auth } as const satisfies Route;
const leaveList = { method: 'DELETE', path: '/waiting/{token}', auth } as const satisfies Route;

/** The edge does not know the token, or did not make it. */
const UNKNOWN = [403, 404];

export function createWaitingCalls({ edge, fetch }: WaitingSetting): WaitingCalls {
  // A visitor waits for the entry of a link.
  const transport = createTransport({ baseUrl: edge, fetch, isEdge: true, attempts: 2 });
  return {
    async join(request, key) {
      const reply = await transport(joinList, { params: {}, body: request, attempt: key });
      const token = member(reply.json, 'token');
      const days = readDays(member(reply.json, 'days'), 'from', 'to');
      const parts = readParts(member(reply.json, 'parts'));
      if (!isToken(token)) throw reply.malformed('token');
      if (days === undefined || parts.length === 0) throw reply.malformed(days ? 'parts' : 'days');
      return { token, days, parts };
    },
    async find(token) {
      const reply = await transport(findEntry, { params: { token }, expected: UNKNOWN });
      if (!reply.ok) return undefined;
      const group = Number(member(reply.json, 'group'));
      const days = readDays(member(reply.json, 'days'), 'from', 'to');
      const parts = readParts(member(reply.json, 'parts'));
      if (!Number.isSafeInteger(group) || days === undefined || parts.length === 0) throw reply.malformed('group');
      return { group, answers: answersIn(reply.json), record: { token, days, parts } };
    },
    async leave(token) {
      await transport(leaveList, { params: { token }, expected: UNKNOWN });
    },
  };
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
    phone: answer('phone'),
  };
}

/** The days of an entry as the edge reads them. */
export const daysOf = ({ first, last }: DayRange): JoinRequest['days'] => ({ from: first, to: last });
