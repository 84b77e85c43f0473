import { createClient } from 'redis';
import { afterEach, describe, expect, it } from 'vitest';
import { createRedisStores } from '../src/edge/redisStores.ts';
import { redisWaitlist } from '../src/edge/waitlist/redisWaitlist.ts';
import { memoryWaitlist, type WaitlistStore } from '../src/edge/waitlist/waitlistStore.ts';
import { type RunningRedis, startRedis } from './redis.ts';

// What a waitlist keeps: the same in memory and on a real Redis.

const HOUR = 3_600_000;
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

/** Two instances on one store. */
const stores: readonly (readonly [string, () => Promise<readonly [WaitlistStore, WaitlistStore]>])[] = [
  [
    'in memory',
    async () => {
      const store = memoryWaitlist(Date.now);
      return [store, store];
    },
  ],
  [
    'on Redis',
    async () => {
      const server = await redis();
      return [redisWaitlist(await connect(server), 'tour'), redisWaitlist(await connect(server), 'tour')];
    },
  ],
];

describe.each(stores)('a waitlist %s', (_, open) => {
  it('gives the values of keys in their order, and undefined where there is none', async () => {
    const [one, two] = await open();
    expect(await one.read([])).toEqual([]);
    expect(await one.swap('a', undefined, 'first', HOUR)).toBe(true);
    expect(await one.swap('b', undefined, '', HOUR)).toBe(true);
    expect(await two.read(['b', 'c', 'a', 'b'])).toEqual(['', undefined, 'first', '']);
  });

  it('swaps a value only for the one that is there', async () => {
    const [one, two] = await open();
    expect(await one.swap('a', 'none', 'first', HOUR)).toBe(false);
    expect(await one.swap('a', '', 'first', HOUR)).toBe(false);
    expect(await one.swap('a', undefined, 'first', HOUR)).toBe(true);
    expect(await two.swap('a', undefined, 'second', HOUR)).toBe(false);
    expect(await two.swap('a', 'other', 'second', HOUR)).toBe(false);
    expect(await two.swap('a', 'first', 'größer · 住所\n"', HOUR)).toBe(true);
    expect(await one.read(['a'])).toEqual(['größer · 住所\n"']);
    expect(await one.swap('a', 'first', undefined, HOUR)).toBe(false);
    expect(await one.swap('a', 'größer · 住所\n"', undefined, HOUR)).toBe(true);
    expect(await two.read(['a'])).toEqual([undefined]);
    expect(await one.swap('a', undefined, undefined, HOUR)).toBe(true);
  });

  it.each([undefined, 'before'])('lets one of 50 swaps at the same time win, from %s', async (before) => {
    const [one, two] = await open();
    if (before !== undefined) await one.swap('a', undefined, before, HOUR);
    const swaps = await Promise.all(
      Array.from({ length: 50 }, (_, index) => (index % 2 ? one : two).swap('a', before, `value ${index}`, HOUR)),
    );
    expect(swaps.filter((isDone) => isDone)).toHaveLength(1);
    expect(await one.read(['a'])).toEqual([`value ${swaps.indexOf(true)}`]);
  });

  it('keeps a value for its time, which each swap begins anew', async () => {
    const [one, two] = await open();
    await one.swap('short', undefined, 'v', 1);
    await one.swap('renewed', undefined, 'v', 5_000);
    await one.swap('renewed', 'v', 'w', HOUR);
    await expect.poll(() => two.read(['short', 'renewed'])).toEqual([undefined, 'w']);
    expect(await two.swap('short', undefined, 'again', HOUR)).toBe(true);
  });

  it('has the members of a list by their place, each once', async () => {
    const [one, two] = await open();
    expect(await one.members('101 2026-12-05')).toEqual([]);
    await one.join('101 2026-12-05', 'c', 1_790_000_000_003);
    await two.join('101 2026-12-05', 'a', 1_790_000_000_001);
    await one.join('101 2026-12-05', 'b', 1_790_000_000_002);
    await two.join('101 2026-12-05', 'c', 5);
    await two.join('101 2026-12-06', 'd', 0);
    expect(await two.members('101 2026-12-05')).toEqual(['a', 'b', 'c']);
    expect(await two.members('101 2026-12-05', 1_790_000_000_002)).toEqual(['a', 'b']);
    expect(await two.members('101 2026-12-05', 0)).toEqual([]);
    expect(await Promise.all(['101 2026-12-05', '101 2026-12-06', 'none'].map(two.count))).toEqual([3, 1, 0]);
    await one.leave('101 2026-12-05', []);
    await one.leave('101 2026-12-05', ['a', 'nobody', 'c']);
    await one.leave('nothing', ['a']);
    expect(await one.members('101 2026-12-05')).toEqual(['b']);
    await one.join('101 2026-12-05', 'c', 5);
    expect(await one.members('101 2026-12-05')).toEqual(['c', 'b']);
  });

  it('has a clock in milliseconds', async () => {
    const [one, two] = await open();
    const [first, second] = [await one.now(), await two.now()];
    expect(second).toBeGreaterThanOrEqual(first);
    expect(Math.abs(second - Date.now())).toBeLessThan(60_000);
  });

  it('keeps values and lists of the same name apart', async () => {
    const [one] = await open();
    await one.join('list:a', 'member', 1);
    expect(await one.swap('list:a', undefined, 'value', HOUR)).toBe(true);
    expect([await one.members('list:a'), await one.read(['list:a'])]).toEqual([['member'], ['value']]);
  });
});

describe('a waitlist on Redis', () => {
  it('keeps everything below its prefix', async () => {
    const server = await redis();
    const client = await connect(server);
    const waitlist = redisWaitlist(client, 'north');
    await waitlist.swap('a', undefined, 'v', HOUR);
    await waitlist.join('l', 'm', 1);
    expect((await client.keys('*')).sort()).toEqual(['north:waitlist:list:l', 'north:waitlist:value:a']);
    const left = await client.pTTL('north:waitlist:value:a');
    expect(left).toBeGreaterThan(HOUR - 60_000);
    expect(left).toBeLessThanOrEqual(HOUR);
  });

  it('needs a client that sends any command', () => {
    const none = async () => null;
    const client = { get: none, set: none, del: none };
    expect(() => redisWaitlist(client, 'tour')).toThrow(
      new TypeError('A waitlist on Redis needs a client that has sendCommand().'),
    );
    expect(createRedisStores(client, {}, Date.now)).not.toHaveProperty('waitlist');
  });

  it('takes nothing more while Redis is full, and removes what is there', async () => {
    const client = await connect(await redis());
    const waitlist = redisWaitlist(client, 'tour');
    await waitlist.swap('a', undefined, 'v', HOUR);
    await waitlist.join('l', 'm', 1);
    await client.configSet('maxmemory', '1');
    await expect(waitlist.swap('b', undefined, 'v', HOUR)).rejects.toThrow('OOM');
    expect(await waitlist.swap('a', 'v', undefined, 0)).toBe(true);
    await waitlist.leave('l', ['m']);
    expect([await waitlist.read(['a']), await waitlist.members('l')]).toEqual([[undefined], []]);
  });

  it('rejects where something else is under its keys', async () => {
    const client = await connect(await redis());
    await client.set('tour:waitlist:list:l', 'text');
    await client.hSet('tour:waitlist:value:a', 'field', 'text');
    const waitlist = redisWaitlist(client, 'tour');
    await expect(waitlist.members('l')).rejects.toThrow('WRONGTYPE');
    await expect(waitlist.join('l', 'm', 1)).rejects.toThrow('WRONGTYPE');
    await expect(waitlist.swap('a', undefined, 'v', HOUR)).rejects.toThrow('WRONGTYPE');
  });

  it('rejects at once while Redis is away, and goes on once it is back', async () => {
    const server = await redis();
    const client = await connect(server);
    const waitlist = redisWaitlist(client, 'tour');
    await server.close();
    await expect.poll(() => client.isReady).toBe(false);
    const away = 'There is no connection to Redis.';
    await expect(waitlist.read(['a'])).rejects.toThrow(away);
    await expect(waitlist.swap('a', undefined, 'v', HOUR)).rejects.toThrow(away);
    await expect(waitlist.join('l', 'm', 1)).rejects.toThrow(away);
    await expect(waitlist.leave('l', ['m'])).rejects.toThrow(away);
    await expect(waitlist.members('l')).rejects.toThrow(away);
    await expect(waitlist.count('l')).rejects.toThrow(away);
    await expect(waitlist.now()).rejects.toThrow(away);
    await redis(server.port);
    await expect.poll(() => client.isReady).toBe(true);
    expect(await waitlist.swap('a', undefined, 'v', HOUR)).toBe(true);
  });

  it('rejects while Redis is full, and still forgets and reads', async () => {
    const client = await connect(await redis());
    const waitlist = redisWaitlist(client, 'tour');
    await waitlist.swap('a', undefined, 'v', HOUR);
    await waitlist.swap('b', undefined, 'v', HOUR);
    await waitlist.join('l', 'm', 1);
    await client.sendCommand(['CONFIG', 'SET', 'maxmemory', '1']);
    await expect(waitlist.swap('a', 'v', 'w', HOUR)).rejects.toThrow('OOM');
    await expect(waitlist.swap('c', undefined, 'w', HOUR)).rejects.toThrow('OOM');
    await expect(waitlist.join('l', 'n', 2)).rejects.toThrow('OOM');
    expect(await waitlist.swap('b', 'v', undefined, HOUR)).toBe(true);
    await waitlist.leave('l', ['m']);
    expect([await waitlist.read(['a', 'b', 'c']), await waitlist.members('l')]).toEqual([
      ['v', undefined, undefined],
      [],
    ]);
    await client.sendCommand(['CONFIG', 'SET', 'maxmemory', '0']);
    expect(await waitlist.swap('a', 'v', 'w', HOUR)).toBe(true);
  });

  it('rejects after two seconds while Redis is silent. A swap that comes late has happened, and is not made twice', async () => {
    const server = await redis();
    const waitlist = redisWaitlist(await connect(server), 'tour');
    await waitlist.swap('a', undefined, 'first', HOUR);
    server.signal('SIGSTOP');
    const late = 'Redis gave no answer in 2000 ms.';
    await Promise.all([
      expect(waitlist.swap('a', 'first', 'second', HOUR)).rejects.toThrow(late),
      expect(waitlist.join('l', 'm', 1)).rejects.toThrow(late),
      expect(waitlist.read(['a'])).rejects.toThrow(late),
    ]);
    server.signal('SIGCONT');
    await expect.poll(() => waitlist.read(['a'])).toEqual(['second']);
    expect(await waitlist.swap('a', 'first', 'second', HOUR)).toBe(false);
    expect(await waitlist.members('l')).toEqual(['m']);
  });
});
