import { momentIn, type RedisClient, within } from '../redisClient.ts';
import type { WaitlistStore } from './waitlistStore.ts';

/** How long each call waits for Redis, in milliseconds. */
const WAITING_MS = 2_000;

/**
 * Puts the fourth argument under the key for the fifth in milliseconds, if the second is there. The first and the third say whether there is a
 * second and a fourth: `1` or `0`. Redis runs a script as one step.
 */
const SWAP = `
local before = ARGV[1] == '1' and ARGV[2]
if redis.call('GET', KEYS[1]) ~= before then return 0 end
if ARGV[3] == '1' then redis.call('SET', KEYS[1], ARGV[4], 'PX', ARGV[5]) else redis.call('DEL', KEYS[1]) end
return 1`;

/**
 * A waitlist on Redis or Valkey, below `<prefix>:waitlist:`. All instances share it. Each call rejects when Redis is away or full, and after
 * two seconds. A call that rejected may have been made all the same, or may reach Redis a moment later. So read the value before the next
 * `swap`. A late `swap` changes nothing if the value is no longer `before`. A late `join` may bring back a member that has left. A
 * member without a value does not count. Throws a TypeError if `client` has no `sendCommand`.
 */
export function redisWaitlist(client: RedisClient, prefix: string): WaitlistStore {
  const command = client.sendCommand?.bind(client);
  if (command === undefined) throw new TypeError('A waitlist on Redis needs a client that has sendCommand().');
  const send = (...words: readonly string[]): Promise<unknown> => within(WAITING_MS, client, () => command(words));
  const valueAt = (key: string): string => `${prefix}:waitlist:value:${key}`;
  const listAt = (name: string): string => `${prefix}:waitlist:list:${name}`;
  const optional = (text: string | undefined): readonly string[] => (text === undefined ? ['0', ''] : ['1', text]);
  return {
    async read(keys) {
      if (keys.length === 0) return [];
      const reply = await send('MGET', ...keys.map(valueAt));
      return listIn(reply).map((value) => (value === null ? undefined : textIn(value)));
    },
    async swap(key, before, after, ms) {
      const kept = String(Math.max(1, Math.ceil(ms)));
      const reply = await send('EVAL', SWAP, '1', valueAt(key), ...optional(before), ...optional(after), kept);
      return Number(reply) === 1;
    },
    async join(name, member, place) {
      await send('ZADD', listAt(name), 'NX', String(place), member);
    },
    async leave(name, members) {
      if (members.length > 0) await send('ZREM', listAt(name), ...members);
    },
    members: async (name, upTo) =>
      listIn(await send('ZRANGEBYSCORE', listAt(name), '-inf', String(upTo ?? '+inf'))).map(textIn),
    count: async (name) => Number(await send('ZCARD', listAt(name))),
    now: async () => momentIn(await send('TIME')),
  };
}

function listIn(reply: unknown): readonly unknown[] {
  if (!Array.isArray(reply)) throw new Error('Redis gave no list.');
  return reply;
}

function textIn(value: unknown): string {
  if (typeof value !== 'string') throw new Error('Redis gave a value that is not text.');
  return value;
}
