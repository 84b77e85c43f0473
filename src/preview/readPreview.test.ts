import { beforeEach, expect, it, vi } from 'vitest';
import { programmedClient } from '../../test/programmedClient.ts';
import type { TourBookingOptions } from '../options/options.ts';
import { type EarlyReplies, previewOf, readEarlyAnswers, readPreviewOptions } from './readPreview.ts';

/** 09:05 in New York. */
const ASKED = Date.UTC(2026, 11, 4, 14, 5);
const API = 'https://leasing.example.com';
const CONFIGURATION = `${API}/api/v2/group/101/verify-widget/?widget=lead_capture_appointment`;
const TIMES = `${API}/api/v2/appointments/group/101/times?time=2026-12-04T09%3A15%3A00`;

const options: TourBookingOptions = { groupId: '101', api: `${API}/`, timeZone: 'America/New_York' };
const data = { layout_options: [], referral_sources: [], discovery_source_choices: [], field_config: {} };
const times = (...available_times: string[]) => ({ available_times, valid: true, appointment_sms_opt_in: true });
const free = times('2026-12-04T10:00:00');

/** Replies as the loader leaves them. */
function early(replies: Readonly<Record<string, () => Promise<Response>>> = {}) {
  const all = {
    [CONFIGURATION]: async () => Response.json({ data }),
    [TIMES]: async () => Response.json(free),
    ...replies,
  };
  const left = new Map(Object.entries(all).map(([url, reply]) => [url, reply()]));
  for (const reply of left.values()) reply.catch(() => undefined);
  const early: EarlyReplies = {
    peek(url) {
      const reply = left.get(url);
      const json = reply?.then((one) => one.clone().json());
      json?.catch(() => undefined);
      return reply && json && { reply, json };
    },
    take(url) {
      const reply = left.get(url);
      left.delete(url);
      return reply;
    },
    askedAt: () => ASKED,
  };
  return { early, left: () => [...left.keys()] };
}
/** What is shown at once, if anything: as the script tag does it. */
async function read(given: TourBookingOptions, replies: EarlyReplies) {
  const first = readPreviewOptions(given);
  const answers = await readEarlyAnswers(first, replies);
  const opening = answers && previewOf(first, answers);
  if (opening) answers.consume();
  return opening;
}

beforeEach(() => {
  vi.useFakeTimers({ now: ASKED, toFake: ['Date'] });
});

it('shows the first day from the replies, and uses them up', async () => {
  const { early: replies, left } = early();
  const opening = await read(options, replies);
  expect(opening?.snapshot).toMatchObject({
    screen: 'pick',
    availability: { day: '2026-12-04', times: { kind: 'times', slots: ['2026-12-04T10:00:00'] }, chipsPending: true },
  });
  expect(opening?.answers.availability).toMatchObject({ receivedAt: ASKED, answer: { smsOptIn: true } });
  expect(left()).toEqual([]);
});

it('finds the replies of a quarter hour that has ended since', async () => {
  vi.setSystemTime(ASKED + 11 * 60_000);
  const { early: replies } = early();
  expect((await read(options, replies))?.answers.availability.answer.asked).toBe('2026-12-04T09:15:00');
});

it('a 400 with the free times of the day is an answer as well', async () => {
  const { early: replies } = early({ [TIMES]: async () => Response.json({ ...free, valid: false }, { status: 400 }) });
  expect((await read(options, replies))?.snapshot.screen).toBe('pick');
});

it.each<[string, Readonly<Record<string, () => Promise<Response>>>]>([
  ['a group without bookings', { [CONFIGURATION]: async () => Response.json({ errors: {} }, { status: 400 }) }],
  ['a configuration that cannot be read', { [CONFIGURATION]: async () => Response.json({}) }],
  ['a reply that is no JSON', { [CONFIGURATION]: async () => new Response('<html>') }],
  ['a service in trouble', { [TIMES]: async () => Response.json({}, { status: 500 }) }],
  ['a connection that dropped', { [TIMES]: () => Promise.reject(new TypeError('Failed to fetch')) }],
  ['a day without times', { [TIMES]: async () => Response.json(times()) }],
])('leaves the replies to the second stage: %s', async (_, replies) => {
  const { early: given, left } = early(replies);
  expect(await read(options, given)).toBeUndefined();
  expect(left()).toEqual([CONFIGURATION, TIMES]);
  // What was read was a copy.
  expect((await given.take(CONFIGURATION)?.catch(() => undefined))?.bodyUsed).not.toBe(true);
});

it.each<[string, Partial<TourBookingOptions>]>([
  ['a key', { publicKey: 'pk_demo' }],
  ['a client', { client: programmedClient() }],
  ['a fetch', { fetch: () => new Promise(() => undefined) }],
  ['another first day', { initialDay: '2026-12-08' }],
  ['a wrong option', { horizonDays: 'many' }],
  ['no group', { groupId: '' }],
  ['no service', { api: undefined }],
  ['another group', { groupId: 102 }],
  ['another service', { api: 'https://other.example.com' }],
])('leaves the options to the second stage: %s', async (_, given) => {
  const { early: replies, left } = early();
  expect(await read({ ...options, ...given }, replies)).toBeUndefined();
  expect(left()).toEqual([CONFIGURATION, TIMES]);
});
