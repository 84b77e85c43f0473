import { type Day, dayOf, parseDay, parseLocalDateTime } from '../time/values.ts';
import type { Route } from './contract/endpoint.ts';
import { getTimes } from './contract/endpoints/tour-questions.ts';
import { member } from './member.ts';
import type { Call, Reply } from './transport.ts';
import { urlOf } from './url.ts';

/**
 * Reads the edge's reply to `GET /preview?group_id=101&days=14`. It holds configuration, office hours and days. Each part takes the place of
 * one reply of the service.
 */

export const getPreview = {
  method: 'GET',
  path: '/preview',
  auth: { scheme: 'open', right: 'public' },
} as const satisfies Route;

/** The days of the first question. The script tag asks by the same address. */
export const FIRST_QUESTION = { days: 14 };

/** The address of the first question about `group`. */
export const previewUrl = (edge: string, group: number): string =>
  urlOf(edge, getPreview, {}, { group_id: group, ...FIRST_QUESTION });

/** What a preview says of one question: the service's reply, that it failed, or nothing yet. */
type Found = Pick<Reply, 'status' | 'ok' | 'json' | 'asOf'> | 'failed' | 'unknown';

/** What the preview `json` answers to a call of `path` with `query`. */
export function foundIn(json: unknown, path: string, query: Call<string>['query']): Found {
  const time = parseLocalDateTime(String(query?.time));
  const days = member(json, 'days');
  const part: unknown =
    path !== getTimes.path
      ? member(json, 'configuration')
      : time === undefined
        ? member(json, 'officeHours')
        : Array.isArray(days) && days.find((one) => member(one, 'day') === dayOf(time));
  const status = member(part, 'status');
  const asOf = String(member(part, 'asOf'));
  switch (member(part, 'outcome')) {
    case 'answered':
      return { status: Number(status), ok: status === 200, json: member(part, 'reply'), asOf };
    case 'times':
    case 'closed': {
      const times = member(part, 'times') ?? [];
      const valid = Array.isArray(times) && times.includes(time);
      const reply = { available_times: times, valid, appointment_sms_opt_in: member(part, 'smsOptIn') };
      return { status: 200, ok: true, json: reply, asOf };
    }
    case 'failed':
      return 'failed';
    default:
      return 'unknown';
  }
}

/** The days of which the preview `json` has the times. */
export function daysIn(json: unknown): readonly Day[] {
  const days = member(json, 'days');
  return (Array.isArray(days) ? days : []).flatMap((one) =>
    member(one, 'outcome') === 'times' || member(one, 'outcome') === 'closed'
      ? (parseDay(String(member(one, 'day'))) ?? [])
      : [],
  );
}
