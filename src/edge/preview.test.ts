import { expect, it } from 'vitest';
import { DAY, SCOPE, setUpEdge } from '../../test/edgeSetUp.ts';
import type { CacheStore } from './cacheStore.ts';

const PREVIEW = '/preview?group_id=101&days=14&wait=all';

it('gives the configuration, the office hours and the days in one reply', async () => {
  const { ask, seen } = setUpEdge();
  const reply = await ask(PREVIEW);
  const { configuration, officeHours, days, ...rest } = await reply.json();
  expect(rest).toEqual({ timeZone: 'America/New_York', complete: true });
  expect(configuration).toEqual({
    outcome: 'answered',
    status: 200,
    reply: { data: expect.objectContaining({ field_config: expect.anything() }) },
  });
  expect(officeHours.reply.available_times).toContain('10:15:00');
  expect(days.map(({ day }: { day: string }) => day)).toEqual(
    Array.from({ length: 14 }, (_, index) => `2026-12-${String(index + 1).padStart(2, '0')}`),
  );
  expect(days[3]).toMatchObject({
    outcome: 'times',
    smsOptIn: true,
    times: expect.arrayContaining(['2026-12-04T10:15:00']),
  });
  // A Sunday.
  expect(days[5]).toEqual({ day: '2026-12-06', outcome: 'closed' });
  expect(seen).toHaveLength(16);
  await ask(PREVIEW);
  await ask(DAY);
  expect(seen).toHaveLength(16);
});

it('answers with the first day as soon as it is known, and the rest comes with one more call', async () => {
  const { fetch } = setUpEdge();
  let release = (): void => undefined;
  const held = new Promise<void>((done) => {
    release = done;
  });
  const waited: Promise<unknown>[] = [];
  const { ask } = setUpEdge({
    async fetch(input, init) {
      const { searchParams, pathname } = new URL(String(input));
      if (pathname.endsWith('/times') && !searchParams.get('time')?.startsWith('2026-12-01')) await held;
      return fetch(input, init);
    },
  });
  const context = { waitUntil: (work: Promise<unknown>) => waited.push(work) };
  const first = await (await ask('/preview?group_id=101&days=3', {}, context)).json();
  expect(first).toMatchObject({
    complete: false,
    configuration: { outcome: 'answered' },
    officeHours: { outcome: 'asking' },
  });
  expect(first.days.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['times', 'asking', 'asking']);
  const second = ask('/preview?group_id=101&days=3&wait=all');
  release();
  expect(await (await second).json()).toMatchObject({ complete: true, officeHours: { outcome: 'answered' } });
  expect(waited).toHaveLength(1);
  await waited[0];
});

it('gives each day its own outcome where one fails', async () => {
  const { fetch } = setUpEdge();
  const { ask } = setUpEdge({
    fetch: async (input, init) =>
      String(input).includes('2026-12-03') ? new Response('<html>', { status: 200 }) : fetch(input, init),
  });
  const { days, complete } = await (await ask('/preview?group_id=101&days=4&wait=all')).json();
  expect(complete).toBe(true);
  expect(days.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['times', 'times', 'failed', 'times']);
});

it('marks older answers with their moment while the service is down', async () => {
  const { ask, service, clock } = setUpEdge();
  await ask(PREVIEW);
  service.setScenario('server-error');
  clock.ms += 60_000;
  const { days, configuration } = await (await ask(PREVIEW)).json();
  expect(days[0]).toMatchObject({ outcome: 'times', asOf: '2026-12-01T09:00:00-05:00' });
  expect(days[5]).toMatchObject({ outcome: 'closed', asOf: '2026-12-01T09:00:00-05:00' });
  expect(configuration).not.toHaveProperty('asOf');
});

it('begins with tomorrow when no time of today can be asked about', async () => {
  const { ask, clock } = setUpEdge();
  clock.ms += 14 * 3_600_000 + 50 * 60_000;
  const { days } = await (await ask('/preview?group_id=101&days=1&wait=all')).json();
  expect(days[0]).toMatchObject({ day: '2026-12-02', outcome: 'times' });
});

it('sends the same reply once, compressed', async () => {
  const { ask } = setUpEdge();
  const whole = await ask(PREVIEW);
  const etag = whole.headers.get('ETag') ?? '';
  const again = await ask(PREVIEW, { headers: { 'If-None-Match': `"other", ${etag}` } });
  expect([again.status, await again.text(), again.headers.get('ETag')]).toEqual([304, '', etag]);
  const packed = await ask(PREVIEW, { headers: { 'Accept-Encoding': 'gzip, br' } });
  expect(packed.headers.get('Content-Encoding')).toBe('gzip');
  expect(packed.headers.get('Vary')).toBe('Origin, Accept-Encoding');
  const bytes = (await packed.clone().arrayBuffer()).byteLength;
  const text = await new Response(packed.body?.pipeThrough(new DecompressionStream('gzip'))).text();
  expect(text).toBe(await whole.text());
  expect(bytes).toBeLessThan(text.length / 4);
});

it.each([
  ['', 400],
  ['?group_id=101&days=0', 400],
  ['?group_id=101&days=43', 400],
  ['?group_id=101&days=1.5', 400],
  ['?group_id=101&group_id=101', 400],
  ['?group_id=101&wait=1', 400],
  ['?group_id=101&key=sk_demo', 400],
  ['?group_id=102', 403],
])('/preview%s: %i, and the service is not asked', async (query, status) => {
  const { ask, seen } = setUpEdge();
  expect([(await ask(`/preview${query}`)).status, seen.length]).toEqual([status, 0]);
});

it('counts against the limits once', async () => {
  const { ask } = setUpEdge({ limits: { visitorRequests: 1 }, clientAddress: () => '203.0.113.7' });
  expect([(await ask(PREVIEW)).status, (await ask(PREVIEW)).status]).toEqual([200, 429]);
});

it('is made of new answers as soon as a booking has dropped one', async () => {
  const { ask, book, seen } = setUpEdge();
  await ask(PREVIEW);
  const before = seen.length;
  // At the same moment of the clock: what was made a moment ago is given again.
  expect((await ask(PREVIEW)).status).toBe(200);
  expect(seen).toHaveLength(before);
  await book();
  expect((await ask(PREVIEW)).status).toBe(200);
  expect(seen).toHaveLength(before + 2);
});

it('looks after 100 ms whether others have dropped an answer from a shared store', async () => {
  const kept = new Map<string, string>();
  const cache: CacheStore = {
    get: async (key) => kept.get(key),
    set: async (key, value) => void kept.set(key, value),
    delete: async (key) => void kept.delete(key),
  };
  const { ask, seen, clock } = setUpEdge({ cache });
  await ask(PREVIEW);
  await ask(PREVIEW);
  const before = seen.length;
  kept.delete(`${SCOPE} times/101/2026-12-04`);
  await ask(PREVIEW);
  expect(seen).toHaveLength(before);
  clock.ms += 100;
  await ask(PREVIEW);
  expect(seen).toHaveLength(before + 1);
});

it('compresses nothing where the server around it does', async () => {
  const { ask } = setUpEdge({ compress: false });
  for (const path of [PREVIEW, DAY]) {
    const reply = await ask(path, { headers: { 'Accept-Encoding': 'gzip' } });
    expect(reply.headers.get('Content-Encoding')).toBeNull();
    expect(await reply.json()).toBeTypeOf('object');
  }
});
