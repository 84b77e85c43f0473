import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { coreChunk } from '../chunks.ts';
import type { TourBookingOptions } from '../options/options.ts';
import { ownReplies, ownSource } from './ownSource.ts';
import { readPreviewOptions } from './readPreview.ts';

/** 09:05 in New York. */
const NOW = Date.UTC(2026, 11, 4, 14, 5);
const API = 'https://leasing.example.com';
const CONFIGURATION = `${API}/api/v2/group/101/verify-widget/?widget=lead_capture_appointment`;
const OFFICE_HOURS = `${API}/api/v2/appointments/group/101/times`;
const TIMES = `${OFFICE_HOURS}?time=2026-12-04T09%3A15%3A00`;

const data = { layout_options: [], referral_sources: [], discovery_source_choices: [], field_config: {} };
const free = { available_times: ['2026-12-04T10:00:00'], valid: true, appointment_sms_opt_in: true };
const hang = (): Promise<Response> => new Promise(() => undefined);

/** Answers what is asked from now on; gives what was. */
function answer(reply: (url: string) => Promise<Response>): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return reply(url);
  });
  return asked;
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
});
afterEach(() => {
  for (const url of [CONFIGURATION, OFFICE_HOURS, TIMES]) ownReplies.take(url);
  vi.useRealTimers();
});

const first = (given: Partial<TourBookingOptions> = {}) =>
  readPreviewOptions({ groupId: 101, api: `${API}/`, timeZone: 'America/New_York', ...given });

describe('the first answers of the component', () => {
  it('are asked for once, office hours second, and waited for without them', async () => {
    const asked = answer(async (url) => {
      if (url === OFFICE_HOURS) return hang();
      return Response.json(url === CONFIGURATION ? { data } : free);
    });
    const [one, two] = await Promise.all([ownSource.read(first()), ownSource.read(first())]);
    expect(asked).toEqual([CONFIGURATION, OFFICE_HOURS, TIMES]);
    expect(one?.snapshot).toMatchObject({ screen: 'pick', availability: { day: '2026-12-04' } });
    expect(two?.snapshot).toEqual(one?.snapshot);
  });

  it('once shown, are used up; the office hours wait for the booking', async () => {
    const asked = answer(async (url) => Response.json(url === CONFIGURATION ? { data } : free));
    (await ownSource.read(first()))?.consume();
    expect([CONFIGURATION, TIMES].map(ownReplies.take)).toEqual([undefined, undefined]);
    expect(await ownReplies.take(OFFICE_HOURS)?.then((reply) => reply.json())).toEqual(free);
    expect(asked).toHaveLength(3);
  });

  it.each<[string, Partial<TourBookingOptions>]>([
    ['a key', { publicKey: 'pk_demo' }],
    ['a fetch', { fetch: hang }],
    ['no service', { api: undefined }],
    ['a service that is no address', { api: 'javascript:alert(1)' }],
    ['a wrong option', { horizonDays: 'many' }],
  ])('are left to the second stage: %s', async (_, given) => {
    const asked = answer(hang);
    expect(await ownSource.read(first(given))).toBeUndefined();
    expect(asked).toEqual([]);
  });

  it('are left to the second stage, too, where they cannot be shown', async () => {
    answer(async () => Response.json({}, { status: 500 }));
    expect(await ownSource.read(first())).toBeUndefined();
    // It reads what is wrong from the same reply.
    expect((await ownReplies.take(CONFIGURATION))?.status).toBe(500);
  });

  it('are never there for the first render, which may be of markup from a server', async () => {
    answer(async (url) => Response.json(url === CONFIGURATION ? { data } : free));
    await ownSource.read(first());
    expect(ownSource.atOnce(first())).toBeUndefined();
  });

  // Last, since a module that is there stays.
  it('are the second stage’s to ask for and to show, once that is there', async () => {
    const asked = answer(async (url) => {
      if (url === TIMES) await coreChunk.load();
      return Response.json(url === CONFIGURATION ? { data } : free);
    });
    expect(await ownSource.read(first())).toBeUndefined();
    expect(asked).toHaveLength(3);
    expect(await ownSource.read(first())).toBeUndefined();
    expect(asked).toHaveLength(3);
  });
});
