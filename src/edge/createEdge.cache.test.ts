import { describe, expect, it } from 'vitest';
import { BOOK, CONFIGURATION, DAY, HOURS, setUpEdge, tour } from '../../test/edgeSetUp.ts';
import { local } from '../../test/programmedClient.ts';
import { addDays } from '../time/arithmetic.ts';
import { dayOf } from '../time/values.ts';
import { memoryCache } from './cacheStore.ts';

const NOON = local('2026-12-04T12:00:00');

describe('the cache', () => {
  it('asks the service once for a hundred visitors', async () => {
    const { leasing, seen } = setUpEdge();
    await Promise.all(
      Array.from({ length: 100 }, () => [
        leasing.getWidgetConfiguration(101),
        leasing.getOfficeHours(101),
        leasing.getAvailability(101, NOON),
      ]).flat(),
    );
    expect(seen).toHaveLength(3);
  });

  it('keeps a day for 20 seconds, the configuration and the office hours for 5 minutes', async () => {
    const { ask, seen, clock } = setUpEdge();
    const all = async () => {
      seen.length = 0;
      for (const path of [CONFIGURATION, HOURS, DAY]) await ask(path);
      return seen.map(({ path, query }) => `${path}?${query}`);
    };
    await all();
    clock.ms += 19_000;
    expect(await all()).toEqual([]);
    clock.ms += 41_000;
    expect(await all()).toEqual([expect.stringContaining('time=')]);
    clock.ms += 600_000;
    expect(await all()).toHaveLength(3);
  });

  it('hides a time once it is booked, and shows it again once it is canceled or moved away from', async () => {
    const { leasing, book, send, ask } = setUpEdge({ secrets: ['s'.repeat(32)] });
    // A time is taken once each agent of the group is booked. Group 101 has several agents, group 106 has one.
    const isFree = async (time: string) => (await leasing.getAvailability(101, local(time))).free;
    expect(await isFree('2026-12-04T10:15:00')).toBe(true);
    const replies: { id: number; tour_token: string }[] = [];
    for (let visitor = 0; await isFree('2026-12-04T10:15:00'); visitor += 1) {
      const { client, appointment } = tour();
      const people = [{ ...client.people[0], email: `v${visitor}@example.com` }];
      replies.push((await (await send('POST', BOOK, { appointment, client: { people } })).json()).data.appointment);
    }
    const [first, second] = replies;
    const headers = (token = '') => ({ 'Tour-Token': token });
    await ask(`/api/v2/appointments/${first?.id}`, { method: 'DELETE', headers: headers(first?.tour_token) });
    expect(await isFree('2026-12-04T10:15:00')).toBe(true);
    await book();
    expect(await isFree('2026-12-04T10:15:00')).toBe(false);
    const to = { data: { appointment: { start: '2026-12-07T11:00:00' } } };
    await send('PUT', `/api/v2/appointments/${second?.id}/group/101/book/`, to, headers(second?.tour_token));
    expect(await isFree('2026-12-04T10:15:00')).toBe(true);
  });

  it('gives older times while the service is down, and says from when they are', async () => {
    const { service, ask, clock } = setUpEdge();
    const before = await (await ask(DAY)).json();
    service.setScenario('server-error');
    clock.ms += 60_000;
    const stale = await ask(DAY);
    expect([stale.status, stale.headers.get('Tour-As-Of')]).toEqual([200, '2026-12-01T09:00:00-05:00']);
    expect(await stale.json()).toEqual(before);
    clock.ms += 80_000;
    const none = await ask(DAY);
    expect([none.status, none.headers.get('Tour-As-Of')]).toEqual([502, null]);
  });

  it('passes on what the service says of too many requests', async () => {
    const { ask } = setUpEdge({
      fetch: async () => Response.json({}, { status: 429, headers: { 'Retry-After': '7' } }),
    });
    const reply = await ask(DAY);
    expect([reply.status, reply.headers.get('Retry-After')]).toEqual([429, '7']);
  });
});

describe('many calls', () => {
  it('no more than `callsAtOnce` reach the service at once; with a full line a question gets 503, a booking 429', async () => {
    let open = 0;
    let most = 0;
    const { ask, book } = setUpEdge({
      limits: { callsAtOnce: 2 },
      fetch: async () => {
        open += 1;
        most = Math.max(most, open);
        await new Promise((done) => setTimeout(done));
        open -= 1;
        return Response.json({ available_times: [], valid: true, errors: {} });
      },
    });
    // Two run, 200 wait.
    const days = Array.from({ length: 204 }, (_, index) => addDays(dayOf(NOON), index));
    const replies = await Promise.all(days.map((one) => ask(`${HOURS}?time=${one}T12%3A00%3A00`)));
    expect(most).toBe(2);
    const statuses = replies.map(({ status }) => status);
    expect([statuses.lastIndexOf(400), statuses.indexOf(503), statuses.length]).toEqual([201, 202, 204]);
    expect(replies.at(-1)?.headers.get('Retry-After')).toBe('2');
    const bookings = (await Promise.all(days.slice(1).map(() => book()))).map(({ status }) => status);
    expect([bookings.lastIndexOf(200), bookings.indexOf(429), bookings.length]).toEqual([201, 202, 203]);
  });
});

describe('lost replies', () => {
  it.each([
    ['a reply of 500', async () => new Response('{}', { status: 500 })],
    ['HTML with 200', async () => new Response('<html>')],
    ['no reply', () => Promise.reject(new TypeError('fetch failed'))],
  ])('a booking with %s may be booked, and is sent once', async (_, answer) => {
    let calls = 0;
    const { book } = setUpEdge({
      fetch() {
        calls += 1;
        return answer();
      },
    });
    expect([(await book()).status, calls]).toEqual([502, 1]);
  });
});

describe('memoryCache', () => {
  it('forgets an entry after its time, and the one that was set longest ago where there are too many', async () => {
    let ms = 0;
    const cache = memoryCache(() => ms);
    await cache.set('a', '1', 10);
    ms = 9;
    expect(await cache.get('a')).toBe('1');
    ms = 10;
    expect(await cache.get('a')).toBeUndefined();
    for (let key = 0; key <= 5_000; key += 1) await cache.set(String(key), 'x', 10);
    expect([await cache.get('0'), await cache.get('1')]).toEqual([undefined, 'x']);
    await cache.delete('1');
    expect(await cache.get('1')).toBeUndefined();
  });
});
