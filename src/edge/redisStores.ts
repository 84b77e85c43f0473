import type { AttemptStore, StoreClock } from './attemptStore.ts';
import { BoundedMap } from './boundedMap.ts';
import { type CacheStore, memoryCache } from './cacheStore.ts';
import { momentIn, type RedisClient, within } from './redisClient.ts';

/** The options of `redisStores`. */
export interface RedisStoresOptions {
  /** The prefix of all keys. Default `tour`. The address of the service and the name of the edge follow it. */
  readonly prefix?: string | undefined;
}

/** The two stores of an edge, as options of `createTourEdge`. */
export interface RedisStores {
  readonly cache: CacheStore;
  readonly attempts: AttemptStore;
}

/** How long a booking waits for Redis, in milliseconds, and how long a question does. */
const ATTEMPT_MS = 2_000;
const CACHE_MS = 300;
/** How long the cache stays in memory after Redis has failed. Then Redis is asked again. */
const PAUSE_MS = 1_000;
/** Entries that Redis still has to forget, at most. */
const MOST_OWED = 5_000;

/**
 * Stores on Redis or Valkey, which all instances of an edge share. While Redis is away answers are kept in the memory of this instance, and
 * the attempts reject, so that no booking is sent.
 */
export function createRedisStores(
  client: RedisClient,
  { prefix = 'tour' }: RedisStoresOptions,
  elapsed: () => number,
): RedisStores {
  return {
    cache: redisCache(client, `${prefix}:cache:`, elapsed),
    attempts: redisAttempts(client, `${prefix}:attempt:`, `${prefix}:since`),
  };
}

const px = (ms: number) => ({ expiration: { type: 'PX', value: Math.max(1, Math.ceil(ms)) } }) as const;

const textOf = (reply: unknown): string | undefined => (typeof reply === 'string' ? reply : undefined);

function redisAttempts(client: RedisClient, prefix: string, mark: string): AttemptStore {
  const command = client.sendCommand?.bind(client);
  const get = async (key: string) => textOf(await within(ATTEMPT_MS, client, () => client.get(prefix + key)));
  return {
    get,
    async claim(key, value, ms) {
      const set = (): Promise<unknown> => client.set(prefix + key, value, { ...px(ms), condition: 'NX' });
      // Redis was too late: the store has rejected, so no booking is sent. A claim that is made all the same would stand for a booking.
      const undo = (reply: unknown) => (reply === 'OK' ? client.del(prefix + key) : undefined);
      for (let turn = 0; turn < 2; turn += 1) {
        if ((await within(ATTEMPT_MS, client, set, undo)) === 'OK') return undefined;
        const there = await get(key);
        if (there !== undefined) return there;
        // The claim of another request has expired between the two calls.
      }
      throw new Error('Redis keeps a value that is not text under this key.');
    },
    async set(key, value, ms) {
      await within(ATTEMPT_MS, client, () => client.set(prefix + key, value, px(ms)));
    },
    ...(command && { clock: () => within(ATTEMPT_MS, client, () => redisClock(command, mark)) }),
  };
}

/**
 * The clock of Redis. Under `mark` stands since when Redis has kept everything, in which of its runs, and how many values it had thrown out by
 * then. A Redis that was emptied has no mark. After a new start, or once it has thrown out a value, another mark counts.
 */
async function redisClock(command: NonNullable<RedisClient['sendCommand']>, mark: string): Promise<StoreClock> {
  const [time, server, stats, kept] = await Promise.all(
    [['TIME'], ['INFO', 'server'], ['INFO', 'stats'], ['GET', mark]].map((words) => command(words)),
  );
  const run = /^run_id:(\w+)/m.exec(textOf(server) ?? '')?.[1];
  const thrownOut = /^evicted_keys:(\d+)/m.exec(textOf(stats) ?? '')?.[1];
  if (run === undefined || thrownOut === undefined) throw new Error('Redis does not give its clock.');
  const now = momentIn(time);
  const [since, ...state] = (textOf(kept) ?? '').split(' ');
  if (state.join(' ') === `${run} ${thrownOut}`) return { now, since: Number(since) };
  await command(['SET', mark, `${now} ${run} ${thrownOut}`]);
  return { now, since: now };
}

function redisCache(client: RedisClient, prefix: string, elapsed: () => number): CacheStore {
  const memory = memoryCache(elapsed);
  /** Entries that were to be forgotten while Redis was away. */
  const owed = new BoundedMap<string, true>(MOST_OWED);
  let awayUntil = 0;

  /** What `call` gives; what `other` gives while Redis is away. */
  async function orElse<Value>(call: () => Promise<Value>, other: () => Promise<Value>): Promise<Value> {
    if (elapsed() < awayUntil) return other();
    try {
      return await within(CACHE_MS, client, call);
    } catch {
      awayUntil = elapsed() + PAUSE_MS;
      return other();
    }
  }

  /** Forgets `key` in Redis. */
  async function forget(key: string): Promise<undefined> {
    await client.del(prefix + key);
    owed.delete(key);
  }

  return {
    get: (key) =>
      orElse(
        // The entry was forgotten while Redis was away, so the copy in Redis is not read.
        async () => (owed.has(key) ? forget(key) : textOf(await client.get(prefix + key))),
        () => memory.get(key),
      ),
    set: (key, value, ms) =>
      orElse(
        async () => {
          await client.set(prefix + key, value, px(ms));
          owed.delete(key);
        },
        () => memory.set(key, value, ms),
      ),
    async delete(key) {
      await memory.delete(key);
      await orElse(
        () => forget(key),
        async () => {
          owed.set(key, true);
          return undefined;
        },
      );
    },
  };
}
