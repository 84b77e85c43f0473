import { describe, expect, it } from 'vitest';
import { DAY, SCOPE, setUpEdge, tour } from '../../test/edgeSetUp.ts';
import { type AttemptStore, memoryAttempts } from './attemptStore.ts';
import type { EdgeAttempt } from './edgeOptions.ts';

const KEY = '0123456789abcdef0123456789abcdef';
const keyed = (key = KEY) => ({ 'Idempotency-Key': key });
const bookings = (seen: ReturnType<typeof setUpEdge>['seen']) => seen.filter(({ method }) => method === 'POST').length;

/** Two instances in front of one service, with one store. */
function twoInstances(options: Parameters<typeof setUpEdge>[0] = {}) {
  const clock = { ms: Date.UTC(2026, 11, 1, 14) };
  const store = memoryAttempts(() => clock.ms);
  const first = setUpEdge({ ...options, attempts: store });
  const second = setUpEdge({ ...options, attempts: store, fetch: first.fetch });
  return { first, second, store };
}

describe('a booking with a key happens once', () => {
  it('the same key again gets the same answer, token and all', async () => {
    const { book, seen, ask } = setUpEdge({ secrets: ['s'.repeat(32)] });
    const first = await (await book(undefined, keyed())).text();
    const again = await book(undefined, keyed());
    expect(JSON.parse(first).data.appointment).toHaveProperty('tour_token');
    expect([again.status, await again.text()]).toEqual([200, first]);
    expect(bookings(seen)).toBe(1);
    const told = await (await ask(`/attempts/${KEY}`)).json();
    expect(told).toEqual({ state: 'done', status: 200, reply: JSON.parse(first) });
  });

  it('also when both come at the same moment, and to another instance', async () => {
    const { first, second } = twoInstances();
    const replies = await Promise.all([
      first.book(undefined, keyed()),
      first.book(undefined, keyed()),
      second.book(undefined, keyed()),
    ]);
    const texts = await Promise.all(replies.map((reply) => reply.text()));
    expect(new Set(texts).size).toBe(1);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(bookings(first.seen)).toBe(1);
  });

  it('a refusal is kept as well', async () => {
    const { book, seen } = setUpEdge();
    const statuses = [await book('2026-11-01T10:00:00', keyed()), await book('2026-11-01T10:00:00', keyed())];
    expect(statuses.map(({ status }) => status)).toEqual([400, 400]);
    expect(bookings(seen)).toBe(1);
  });

  it('another key is another booking, and the same key with another body is refused', async () => {
    const { book, seen } = setUpEdge();
    await book(undefined, keyed());
    expect((await book('2026-12-04T11:00:00', keyed())).status).toBe(422);
    expect(bookings(seen)).toBe(1);
    expect((await book('2026-12-04T11:00:00', keyed(`${KEY}x`))).status).toBe(200);
  });

  it('the outcome is kept for 24 hours', async () => {
    const { book, ask, clock } = setUpEdge();
    await book(undefined, keyed());
    clock.ms += 86_399_999;
    expect((await ask(`/attempts/${KEY}`)).status).toBe(200);
    clock.ms += 1;
    expect((await ask(`/attempts/${KEY}`)).status).toBe(404);
  });

  it.each(['short', 'x'.repeat(129), 'with a space in the middle', '../../../../etc/passwd'])(
    'refuses the key %j',
    async (key) => {
      const { book, ask, seen } = setUpEdge();
      expect((await book(undefined, keyed(key))).status).toBe(400);
      expect([400, 404]).toContain((await ask(`/attempts/${key}`)).status);
      expect(seen).toHaveLength(0);
    },
  );
});

describe('an attempt that is given up', () => {
  const giveUp = ({ ask }: Pick<ReturnType<typeof setUpEdge>, 'ask'>, key = KEY) =>
    ask(`/attempts/${key}`, { method: 'DELETE' });

  it('is not booked, also where it comes after all', async () => {
    const edge = setUpEdge();
    const told = { state: 'done', status: 424 };
    expect(await (await giveUp(edge)).json()).toMatchObject(told);
    expect((await edge.book(undefined, keyed())).status).toBe(424);
    expect(await (await edge.ask(`/attempts/${KEY}`)).json()).toMatchObject(told);
    expect(bookings(edge.seen)).toBe(0);
  });

  it('stays booked where it has arrived', async () => {
    const edge = setUpEdge();
    await edge.book(undefined, keyed());
    expect(await (await giveUp(edge)).json()).toMatchObject({ state: 'done', status: 200 });
  });

  it('counts as a change, so that nobody fills the store', async () => {
    const edge = setUpEdge({ clientAddress: () => '192.0.2.1', limits: { visitorChanges: 2 } });
    const statuses = [await giveUp(edge), await giveUp(edge, `${KEY}1`), await giveUp(edge, `${KEY}2`)];
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect((await giveUp(edge, 'short')).status).toBe(429);
  });

  it('is unknown while the store is away', async () => {
    const away = () => Promise.reject(new Error('away'));
    const edge = setUpEdge({ attempts: { claim: away, get: away, set: away } });
    expect(await giveUp(edge).then(async (reply) => [reply.status, await reply.json()])).toEqual([
      503,
      { state: 'unknown' },
    ]);
  });
});

describe('a store that was emptied', () => {
  const told = async (reply: Promise<Response>) => {
    const { status, json } = await reply.then(async (got) => ({ status: got.status, json: await got.json() }));
    return { status, state: json.state, outcome: json.status };
  };
  const ask = (edge: ReturnType<typeof setUpEdge>, method: string, age?: number) =>
    told(
      edge.ask(`/attempts/${KEY}`, {
        method,
        headers: age === undefined ? {} : { 'Idempotency-Key': `${KEY};age=${age}` },
      }),
    );

  it('does not say that a tour was not booked, which an instance before it has booked', async () => {
    const before = setUpEdge();
    await before.book(undefined, keyed());
    const after = setUpEdge({ fetch: before.fetch }, 0);
    const unknown = { status: 200, state: 'unknown', outcome: undefined };
    expect(await ask(after, 'GET')).toEqual(unknown);
    expect(await ask(after, 'GET', 1)).toEqual(unknown);
    expect(await ask(after, 'DELETE', 1)).toEqual(unknown);
    expect((await after.book(undefined, keyed())).status).toBe(502);
    expect(bookings(before.seen)).toBe(1);
  });

  it('does not send a booking again that says that it was sent before', async () => {
    const before = setUpEdge();
    await before.book(undefined, keyed());
    const after = setUpEdge({ fetch: before.fetch }, 1_000);
    expect((await after.book(undefined, keyed(`${KEY};age=1001`))).status).toBe(502);
    expect(bookings(before.seen)).toBe(1);
    expect((await after.book('2026-12-04T11:00:00', keyed(`${KEY}2;age=1000`))).status).toBe(200);
  });

  it('knows of an attempt that began after it, and of every attempt once it is a day old', async () => {
    const young = setUpEdge({}, 5_000);
    expect(await ask(young, 'GET', 5_000)).toMatchObject({ status: 404, state: 'none' });
    expect(await ask(young, 'DELETE', 5_000)).toMatchObject({ state: 'done', outcome: 424 });
    expect(await ask(setUpEdge({}, 86_399_999), 'GET')).toMatchObject({ state: 'unknown' });
    expect(await ask(setUpEdge({}, 86_400_000), 'GET')).toMatchObject({ state: 'none' });
  });

  it('says how long it remembers, with what it does not hold and with what was given up', async () => {
    const { ask: send } = setUpEdge({}, 5_000);
    const json = async (method: string) => (await send(`/attempts/${KEY}`, { method })).json();
    expect(await json('GET')).toEqual({ state: 'unknown', remembers: 5_000 });
    const headers = { 'Idempotency-Key': `${KEY};age=10` };
    const given = await (await send(`/attempts/${KEY}`, { method: 'DELETE', headers })).json();
    expect(given).toMatchObject({ state: 'done', status: 424, remembers: 5_000 });
  });

  it('of your own, without a clock, never says that a booking did not arrive', async () => {
    const { clock: _, ...store } = memoryAttempts(() => 0);
    expect(await ask(setUpEdge({ attempts: store }), 'GET', 0)).toMatchObject({ state: 'unknown' });
  });
});

describe('a lost reply', () => {
  it('is unknown without a function that finds the client, and is never sent again', async () => {
    const { service, book, ask, seen } = setUpEdge();
    service.setScenario('lost-reply');
    expect((await book(undefined, keyed())).status).toBe(502);
    service.setScenario('none');
    expect((await book(undefined, keyed())).status).toBe(502);
    expect(await (await ask(`/attempts/${KEY}`)).json()).toEqual({ state: 'unknown' });
    expect(bookings(seen)).toBe(1);
  });

  /** The site's own table of clients: their number by email. */
  const finder =
    (service: ReturnType<typeof setUpEdge>['service'], asked: EdgeAttempt[] = []) =>
    (attempt: EdgeAttempt) => {
      asked.push(attempt);
      return [...service.company.prospects.all()].find(({ people }) => people[0]?.email === 'lara@example.com')?.id;
    };

  it('is found among the tours of the client, with a token', async () => {
    const asked: EdgeAttempt[] = [];
    const edge: ReturnType<typeof setUpEdge> = setUpEdge({
      secrets: ['s'.repeat(32)],
      findClient: (attempt) => finder(edge.service, asked)(attempt),
    });
    edge.service.setScenario('lost-reply');
    const reply = await edge.book(undefined, keyed());
    const { appointment } = (await reply.json()).data;
    expect(appointment).toMatchObject({
      start: expect.stringMatching(/^2026-12-04T/),
      tour_token: expect.any(String),
    });
    expect(edge.service.company.appointments.get(appointment.id)?.status).toBe(30);
    expect(asked).toEqual([{ id: KEY, groupId: 101, start: '2026-12-04T10:15:00', booking: tour() }]);
  });

  it('is looked for again whenever somebody asks, and counts as not booked after two minutes without a tour', async () => {
    const edge: ReturnType<typeof setUpEdge> = setUpEdge({ findClient: (attempt) => finder(edge.service)(attempt) });
    const { book, ask, clock, service } = edge;
    // The client is known by another tour.
    await book('2026-12-05T11:00:00');
    service.setScenario('server-error');
    expect((await book(undefined, keyed())).status).toBe(502);
    service.setScenario('none');
    clock.ms += 60_000;
    const tell = async () => (await ask(`/attempts/${KEY}`)).json();
    expect(await tell()).toEqual({ state: 'unknown' });
    clock.ms += 61_000;
    expect(await tell()).toMatchObject({ state: 'done', status: 424 });
    expect((await book(undefined, keyed())).status).toBe(424);
  });

  it('is unknown where the site knows no client, or its function fails', async () => {
    for (const findClient of [() => undefined, () => Promise.reject(new Error('away'))]) {
      const { service, book } = setUpEdge({ findClient });
      service.setScenario('lost-reply');
      expect((await book(undefined, keyed())).status).toBe(502);
    }
  });
});

describe('an instance that has died', () => {
  it('leaves an attempt that is unknown, and that nobody sends again', async () => {
    let elapsed = 0;
    const store = memoryAttempts(() => elapsed);
    const edge = setUpEdge({ attempts: store });
    // The service never answers the other instance.
    const dying = setUpEdge({ attempts: store, fetch: () => new Promise(() => undefined), timeout: 120_000 });
    void dying.book(undefined, keyed());
    while ((await store.get(`${SCOPE} ${KEY}`)) === undefined) await new Promise((done) => setTimeout(done));
    elapsed += 3_600_000;
    expect((await edge.book(undefined, keyed())).status).toBe(502);
    expect(await (await edge.ask(`/attempts/${KEY}`)).json()).toEqual({ state: 'unknown' });
    expect(bookings(edge.seen)).toBe(0);
    // Once, however often it is asked about.
    expect(edge.edge.metrics()).toContain('tour_edge_attempts_total{state="unknown"} 1\n');
  });
});

describe('the store', () => {
  const away = () => Promise.reject(new Error('the store is away'));

  it('no booking is sent without it, and all else goes on', async () => {
    const { book, ask, seen } = setUpEdge({ attempts: { claim: away, get: away, set: away } });
    const reply = await book(undefined, keyed());
    expect([reply.status, reply.headers.get('Retry-After'), bookings(seen)]).toEqual([429, '10', 0]);
    expect((await reply.json()).errors.edge[0]).toMatch(/Nothing was sent/);
    expect([(await ask(DAY)).status, (await ask(`/attempts/${KEY}`)).status]).toEqual([200, 503]);
    const ready = await ask('/ready');
    expect([ready.status, await ready.json()]).toEqual([503, { bookings: 'away' }]);
    expect((await ask('/health')).status).toBe(200);
  });

  it('that goes away during a booking costs its visitor nothing', async () => {
    const { book } = setUpEdge({ attempts: { claim: async () => undefined, get: away, set: away } });
    expect((await book(undefined, keyed())).status).toBe(200);
  });

  it('in memory forgets the oldest given up or refused attempt where it is full, and no other', async () => {
    const store = memoryAttempts(() => 0, 3);
    await store.claim('given up', '1', 10, true);
    await store.claim('booked', '2', 10);
    await store.claim('refused', '3', 10);
    await store.set('refused', '3', 10, true);
    await store.claim('new', '4', 10);
    expect([await store.get('given up'), await store.get('booked')]).toEqual([undefined, '2']);
    await store.claim('newer', '5', 10);
    expect([await store.get('refused'), await store.get('new')]).toEqual([undefined, '4']);
    await expect(store.claim('newest', '6', 10)).rejects.toThrow('3 attempts');
    expect([await store.get('booked'), await store.get('new'), await store.get('newer')]).toEqual(['2', '4', '5']);
  });

  it('takes bookings however many unused keys were given up, and forgets these after ten minutes', async () => {
    let elapsed = 0;
    const store = memoryAttempts(() => elapsed, 100);
    const { ask, book } = setUpEdge({ attempts: store });
    expect((await book(undefined, keyed())).status).toBe(200);
    for (let key = 0; key < 300; key += 1) {
      const reply = await ask(`/attempts/unused-key-${String(key).padStart(8, '0')}`, { method: 'DELETE' });
      expect(reply.status).toBe(200);
    }
    expect((await book('2026-12-04T11:00:00', keyed(`${KEY}2`))).status).toBe(200);
    expect(await (await ask(`/attempts/${KEY}`)).json()).toMatchObject({ state: 'done', status: 200 });
    expect(await store.get(`${SCOPE} unused-key-00000299`)).toBeDefined();
    elapsed += 600_000;
    expect(await store.get(`${SCOPE} unused-key-00000299`)).toBeUndefined();
  });

  it('in memory refuses what it cannot keep, and forgets only what is over', async () => {
    let ms = 0;
    const store = memoryAttempts(() => ms, 2);
    await store.claim('a', '1', 10);
    await store.claim('b', '2', 20);
    await expect(store.claim('c', '3', 10)).rejects.toThrow('2 attempts');
    expect(await store.claim('a', 'other', 10)).toBe('1');
    ms = 10;
    expect(await store.claim('c', '3', 10)).toBeUndefined();
    expect([await store.get('a'), await store.get('b')]).toEqual([undefined, '2']);
  });

  it('with something else in it leaves a booking unknown', async () => {
    for (const text of ['', '{', '{"state":"odd"}', '{"state":"done"}']) {
      const { book, seen } = setUpEdge({
        attempts: { claim: async () => text, get: async () => text, set: async () => {} },
      });
      expect([(await book(undefined, keyed())).status, bookings(seen)]).toEqual([502, 0]);
    }
  });

  it('holds no name, no address and no number of a visitor', async () => {
    const kept: string[] = [];
    const store = memoryAttempts(() => 0);
    const spy: AttemptStore = {
      ...store,
      claim(key, value, ms) {
        kept.push(value);
        return store.claim(key, value, ms);
      },
      set(key, value, ms) {
        kept.push(value);
        return store.set(key, value, ms);
      },
    };
    const { book } = setUpEdge({ attempts: spy });
    await book(undefined, keyed());
    expect(kept).toHaveLength(2);
    expect(kept.join()).not.toMatch(/lara|smith|555/i);
  });
});
