import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { programmedClient } from '../../test/programmedClient.ts';
import type { TourBookingOptions } from '../options/componentOptions.ts';
import type { Door } from '../options/door.ts';
import { createReplies } from './earlyReplies.ts';
import { readPreviewOptions } from './previewOptions.ts';
import { createPreviewSource } from './previewSource.ts';

/** 09:05 in New York. */
const NOW = Date.UTC(2026, 11, 4, 14, 5);
const API = 'https://leasing.example.com';
const CONFIGURATION = `${API}/api/v2/group/101/verify-widget/?widget=lead_capture_appointment`;
const OFFICE_HOURS = `${API}/api/v2/appointments/group/101/times`;
const TIMES = `${OFFICE_HOURS}?time=2026-12-04T09%3A15%3A00`;

const data = { layout_options: [], referral_sources: [], discovery_source_choices: [], field_config: {} };
const times = (...available_times: string[]) => ({ available_times, valid: true, appointment_sms_opt_in: true });
const hang = (): Promise<Response> => new Promise(() => undefined);

type Answers = Readonly<Record<string, () => Promise<Response>>>;

/** A source over a service that gives the answers in `given`, and otherwise those of a service that works. */
function make(given: Answers = {}, found: Parameters<typeof createReplies>[0] = {}) {
  const answers: Answers = {
    [CONFIGURATION]: async () => Response.json({ data }),
    [TIMES]: async () => Response.json(times('2026-12-04T10:00:00')),
    [OFFICE_HOURS]: async () => Response.json(times('08:00:00')),
    ...given,
  };
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return answers[url]?.() ?? Promise.reject(new TypeError('Failed to fetch'));
  });
  const core = { isThere: false };
  const replies = createReplies(found);
  return { source: createPreviewSource(replies, () => core.isThere), replies, asked, core };
}

const optionsWith = (given: Partial<TourBookingOptions> = {}, door: Door = {}) =>
  readPreviewOptions({ groupId: '101', api: `${API}/`, timeZone: 'America/New_York', ...given }, door);

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a preview', () => {
  it('shows the first day, asks each question once, and does not wait for the office hours', async () => {
    const { source, asked } = make({ [OFFICE_HOURS]: hang });
    const [one, two] = await Promise.all([source.read(optionsWith()), source.read(optionsWith())]);
    expect(asked).toEqual([CONFIGURATION, OFFICE_HOURS, TIMES]);
    expect(one?.snapshot).toMatchObject({
      screen: 'pick',
      availability: { day: '2026-12-04', times: { kind: 'times', slots: ['2026-12-04T10:00:00'] }, chipsPending: true },
    });
    expect(one?.answers.availability).toMatchObject({ receivedAt: NOW, answer: { smsOptIn: true } });
    expect(two?.snapshot).toEqual(one?.snapshot);
  });

  it('leaves its replies to other widgets until the core has taken them', async () => {
    const { source, replies } = make();
    const preview = await source.read(optionsWith());
    expect([CONFIGURATION, TIMES].map((url) => replies.peek(url))).not.toContain(undefined);
    preview?.consume();
    expect([CONFIGURATION, TIMES].map(source.take)).toEqual([undefined, undefined]);
    expect((await source.take(OFFICE_HOURS))?.ok).toBe(true);
  });

  it('finds the loader’s reply from an earlier quarter hour', async () => {
    vi.setSystemTime(Date.UTC(2026, 11, 4, 14, 15, 1));
    const reply = Promise.resolve(Response.json(times('2026-12-04T10:00:00')));
    const early = new Map([[TIMES, { reply, json: reply.then((one) => one.clone().json()) }]]);
    const { source, asked } = make({}, { early, asked: Date.UTC(2026, 11, 4, 14, 14, 59) });
    expect((await source.read(optionsWith()))?.answers.availability.answer.asked).toBe('2026-12-04T09:15:00');
    expect(asked).toEqual([CONFIGURATION, OFFICE_HOURS]);
  });

  it('is known for the first render once it was read, for ten seconds', async () => {
    const { source } = make();
    expect(source.known(optionsWith())).toBeUndefined();
    const read = await source.read(optionsWith());
    expect(source.known(optionsWith())?.snapshot).toEqual(read?.snapshot);
    expect(source.known(optionsWith({ groupId: 102 }))).toBeUndefined();
    vi.setSystemTime(NOW + 10_001);
    expect(source.known(optionsWith())).toBeUndefined();
  });

  it('takes a 400 with the free times of the day as an answer', async () => {
    const refused = { ...times('2026-12-04T10:00:00'), valid: false };
    const { source } = make({ [TIMES]: async () => Response.json(refused, { status: 400 }) });
    expect((await source.read(optionsWith()))?.snapshot.screen).toBe('pick');
  });
});

describe('the core shows what the preview cannot', () => {
  it.each<[string, Answers]>([
    ['a group without bookings', { [CONFIGURATION]: async () => Response.json({ errors: {} }, { status: 400 }) }],
    ['a configuration that cannot be read', { [CONFIGURATION]: async () => Response.json({}) }],
    ['a reply that is no JSON', { [CONFIGURATION]: async () => new Response('<html>') }],
    ['a service in trouble', { [TIMES]: async () => Response.json({}, { status: 500 }) }],
    ['a connection that dropped', { [TIMES]: () => Promise.reject(new TypeError('Failed to fetch')) }],
    ['a day without times', { [TIMES]: async () => Response.json(times()) }],
  ])('%s: the replies stay unread for the core', async (_, answers) => {
    const { source } = make(answers);
    expect(await source.read(optionsWith())).toBeUndefined();
    expect((await source.take(CONFIGURATION)?.catch(() => undefined))?.bodyUsed).not.toBe(true);
  });

  it.each<[string, Partial<TourBookingOptions>, Door?]>([
    ['a key', { publicKey: 'pk_demo' }],
    ['a client', { client: programmedClient() }],
    ['a fetch of the host', { fetch: hang }],
    ['another first day', { initialDay: '2026-12-08' }],
    ['a time to open with', { initialSlot: '2026-12-08T10:15:00' }],
    ['a tour to change', { manage: 7, manageStart: '2026-12-08T10:00:00' }],
    ['a wrong option', { daysAhead: 'many' }],
    ['no group', { groupId: '' }],
    ['no service', { api: undefined }],
    ['a service that is no address', { api: 'javascript:alert(1)' }],
    ['a service that the page does not allow', {}, { allows: () => false }],
  ])('%s: the preview asks nothing', async (_, given, door) => {
    const { source, asked } = make();
    expect(await source.read(optionsWith())).toBeDefined();
    asked.length = 0;
    expect(await source.read(optionsWith(given, door))).toBeUndefined();
    expect(asked).toEqual([]);
  });

  it('a core that is there asks and shows by itself', async () => {
    const { source, core, asked } = make({
      [TIMES]: async () => {
        core.isThere = true;
        return Response.json(times('2026-12-04T10:00:00'));
      },
    });
    expect(await source.read(optionsWith())).toBeUndefined();
    expect(asked).toHaveLength(3);
    expect(await source.read(optionsWith())).toBeUndefined();
    expect(asked).toHaveLength(3);
  });
});

describe('a preview from an edge', () => {
  const EDGE = 'https://tours.example.com';
  const ONE = `${EDGE}/preview?group_id=101&days=14`;
  const reply = {
    configuration: { outcome: 'answered', status: 200, reply: { data } },
    officeHours: { outcome: 'asking' },
    days: [
      { day: '2026-12-04', outcome: 'closed' },
      { day: '2026-12-05', outcome: 'times', times: ['2026-12-05T10:00:00'], smsOptIn: true },
      { day: '2026-12-06', outcome: 'failed' },
      { day: '2026-12-07', outcome: 'asking' },
    ],
  };
  const options = optionsWith({ api: undefined, edge: `${EDGE}/` });

  it('shows every day of the one reply, which stays for the core', async () => {
    const { source, asked } = make({ [ONE]: async () => Response.json(reply) });
    const found = await source.read(options);
    expect(asked).toEqual([ONE]);
    expect(found?.snapshot.availability).toMatchObject({
      day: '2026-12-05',
      times: { kind: 'times', slots: ['2026-12-05T10:00:00'] },
      states: { '2026-12-04': 'full', '2026-12-05': 'open', '2026-12-06': 'unknown', '2026-12-07': 'unknown' },
    });
    expect(found?.answers.others).toHaveLength(1);
    found?.consume();
    expect((await source.take(ONE))?.ok).toBe(true);
  });

  it.each<[string, unknown]>([
    ['nothing', {}],
    ['a group that takes no bookings', { ...reply, configuration: { outcome: 'answered', status: 400, reply: {} } }],
    ['a first day that is not known', { ...reply, days: [] }],
    ['a configuration that failed', { ...reply, configuration: { outcome: 'failed' } }],
  ])('is none for %s', async (_, json) => {
    const { source } = make({ [ONE]: async () => Response.json(json) });
    expect(await source.read(options)).toBeUndefined();
  });

  it('is none beside an `api`, where the widget says what is wrong', () => {
    expect(optionsWith({ edge: EDGE }).asks).toBeUndefined();
  });
});
