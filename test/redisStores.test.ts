import { createClient } from 'redis';
import { afterEach, describe, expect, it } from 'vitest';
import { createRedisStores } from '../src/edge/redisStores.ts';
import { BOOK, DAY, SCOPE, setUpEdge } from './edgeSetUp.ts';
import { type RunningRedis, startRedis } from './redis.ts';

// Two instances of the edge on a real Redis.

const cleanUp: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of cleanUp.splice(0).reverse()) await end();
});

async function redis(port?: number): Promise<RunningRedis> {
  const server = await startRedis(port);
  cleanUp.push(server.close);
  return server;
}

async function connect({ url }: RunningRedis) {
  const client = createClient({ url, disableOfflineQueue: true, socket: { reconnectStrategy: 20 } });
  client.on('error', () => undefined);
  await client.connect();
  cleanUp.push(async () => client.destroy());
  return client;
}

const KEY = { 'Idempotency-Key': 'attempt-0123456789' };

/** An instance of the edge in front of a service that other instances ask, too. */
function instance(client: Awaited<ReturnType<typeof connect>>, fetch?: typeof globalThis.fetch) {
  const stores = createRedisStores(client, {}, Date.now);
  return { ...setUpEdge({ ...stores, ...(fetch ? { fetch } : {}) }), stores };
}

describe('attempts', () => {
  it('are claimed once, whoever comes first', async () => {
    const server = await redis();
    const [one, two] = [await connect(server), await connect(server)].map(
      (client) => createRedisStores(client, {}, Date.now).attempts,
    );
    const claims = await Promise.all(
      Array.from({ length: 50 }, (_, index) => (index % 2 ? one : two)?.claim('a', `claim ${index}`, 60_000)),
    );
    const first = await one?.get('a');
    expect(claims.filter((there) => there === undefined)).toHaveLength(1);
    expect(new Set(claims.filter((there) => there !== undefined))).toEqual(new Set([first]));
    expect(await two?.get('b')).toBeUndefined();
    await two?.set('a', 'outcome', 60_000);
    expect(await one?.get('a')).toBe('outcome');
  });

  it('are kept for the given time, under the given prefix', async () => {
    const server = await redis();
    const client = await connect(server);
    const { attempts } = createRedisStores(client, { prefix: 'north' }, Date.now);
    await attempts.claim('a', 'claim', 86_400_000);
    const left = await client.pTTL('north:attempt:a');
    expect(left).toBeGreaterThan(86_000_000);
    await attempts.set('a', 'outcome', 86_400_000);
    expect(await client.pTTL('north:attempt:a')).toBeGreaterThan(86_000_000);
    expect(await createRedisStores(client, {}, Date.now).attempts.get('a')).toBeUndefined();
  });

  it('are booked once, at whichever instance the request arrives', async () => {
    const server = await redis();
    const one = instance(await connect(server));
    const two = instance(await connect(server), one.fetch);
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, index) => (index % 2 ? one : two).book(undefined, KEY)),
    );
    const bodies = await Promise.all(replies.map((reply) => reply.json()));
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    expect(new Set(bodies.map(({ data }) => data.appointment.id)).size).toBe(1);
    expect(one.seen.filter(({ path }) => path === BOOK)).toHaveLength(1);
    expect(await (await two.ask(`/attempts/${KEY['Idempotency-Key']}`)).json()).toMatchObject({ state: 'done' });
  });
});

describe('the clock of Redis', () => {
  it('is one for all instances, and says since when Redis remembers', async () => {
    const server = await redis();
    const [client, other] = [await connect(server), await connect(server)];
    const clock = async (one = client) => createRedisStores(one, {}, Date.now).attempts.clock?.();
    const first = await clock();
    const second = await clock(other);
    expect(first?.since).toBe(first?.now);
    expect(second?.since).toBe(first?.since);
    expect(second?.now).toBeGreaterThanOrEqual(first?.now ?? Number.POSITIVE_INFINITY);
    await client.flushAll();
    const emptied = await clock();
    expect(emptied?.since).toBe(emptied?.now);
  });

  it('remembers only since it last threw something out', async () => {
    const server = await redis();
    const client = await connect(server);
    const clock = async () => createRedisStores(client, {}, Date.now).attempts.clock?.();
    const first = await clock();
    expect((await clock())?.since).toBe(first?.since);
    await client.set('large', 'x'.repeat(1_000_000));
    await client.sendCommand(['CONFIG', 'SET', 'maxmemory-policy', 'allkeys-lru']);
    await client.sendCommand(['CONFIG', 'SET', 'maxmemory', '1']);
    await client.sendCommand(['CONFIG', 'SET', 'maxmemory', '0']);
    await client.set('tour:since', `${first?.since} ${(await client.info('server')).match(/run_id:(\w+)/)?.[1]} 0`);
    const later = await clock();
    expect(later?.since).toBe(later?.now);
  });

  it('alone says how old a booking is: an instance whose clock is ahead neither sends it again nor calls it not booked', async () => {
    const server = await redis();
    const ahead = setUpEdge({
      ...createRedisStores(await connect(server), {}, Date.now),
      findClient: () => 5001,
      fetch: async () => Response.json({ data: { appointments: [] } }),
    });
    ahead.clock.ms += 180_000;
    const pending = setUpEdge({
      ...createRedisStores(await connect(server), {}, Date.now),
      fetch: () => new Promise(() => undefined),
      timeout: 2_000,
    });
    const booked = pending.book(undefined, KEY);
    const { attempts } = createRedisStores(await connect(server), {}, Date.now);
    await expect.poll(() => attempts.get(`${SCOPE} ${KEY['Idempotency-Key']}`)).toContain('claimed');
    expect(await (await ahead.ask(`/attempts/${KEY['Idempotency-Key']}`)).json()).toEqual({ state: 'unknown' });
    expect((await booked).status).toBe(502);
    expect((await ahead.book(undefined, KEY)).status).toBe(502);
  });
});

describe('answers', () => {
  it('are shared, and dropped for all by a booking', async () => {
    const server = await redis();
    const one = instance(await connect(server));
    const two = instance(await connect(server), one.fetch);
    const asked = () => one.seen.filter(({ path }) => path.endsWith('/times')).length;
    expect((await one.ask(DAY)).status).toBe(200);
    expect((await two.ask(DAY)).status).toBe(200);
    expect(asked()).toBe(1);
    expect((await two.book()).status).toBe(200);
    expect((await one.ask(DAY)).status).toBe(200);
    expect(asked()).toBe(2);
  });
});

describe('while Redis is away', () => {
  it('answers are kept in memory, bookings are refused in words, and both go on once Redis is back', async () => {
    const server = await redis();
    const client = await connect(server);
    const one = instance(client);
    await server.close();
    await expect.poll(() => client.isReady).toBe(false);
    for (let turn = 0; turn < 3; turn += 1) expect((await one.ask(DAY)).status).toBe(200);
    expect(one.seen.filter(({ path }) => path.endsWith('/times'))).toHaveLength(1);
    const refused = await one.book(undefined, KEY);
    expect([refused.status, await refused.json()]).toEqual([
      429,
      { errors: { edge: ['Bookings cannot be taken at the moment. Nothing was sent. Try again later.'] } },
    ]);
    expect((await one.ask(`/attempts/${KEY['Idempotency-Key']}`)).status).toBe(503);
    expect(one.seen.filter(({ path }) => path === BOOK)).toEqual([]);

    await redis(server.port);
    await expect.poll(() => client.isReady).toBe(true);
    expect((await one.book(undefined, KEY)).status).toBe(200);
  });

  it('a day that was booked meanwhile is not read from Redis afterwards', async () => {
    const server = await redis();
    const [client, other] = [await connect(server), await connect(server)];
    let ms = 0;
    const { cache } = createRedisStores(client, {}, () => ms);
    const { cache: shared } = createRedisStores(other, {}, () => ms);
    await cache.set('day', 'before the booking', 60_000);
    server.signal('SIGSTOP');
    await cache.delete('day');
    server.signal('SIGCONT');
    ms += 1_000;
    await expect.poll(() => cache.get('day')).toBeUndefined();
    await expect.poll(() => shared.get('day')).toBeUndefined();
  });

  it('a claim that Redis makes too late is taken back', async () => {
    const server = await redis();
    const { attempts } = createRedisStores(await connect(server), {}, Date.now);
    server.signal('SIGSTOP');
    const claim = attempts.claim('a', 'claim', 60_000);
    await expect(claim).rejects.toThrow('no answer');
    server.signal('SIGCONT');
    await expect.poll(() => attempts.get('a').catch(() => 'away')).toBeUndefined();
    expect(await attempts.claim('a', 'again', 60_000)).toBeUndefined();
  });
});
