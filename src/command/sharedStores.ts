import { createClient } from 'redis';
import { within } from '../edge/redisClient.ts';
import { createRedisStores, type RedisStores } from '../edge/redisStores.ts';
import { redisWaitlist } from '../edge/waitlist/redisWaitlist.ts';
import type { WaitlistStore } from '../edge/waitlist/waitlistStore.ts';

/** The stores of an edge on a Redis. `close` ends the connection. */
interface SharedStores {
  /** A sentence for each setting by which this Redis may forget what it was given. */
  readonly forgets: readonly string[];
  readonly stores: RedisStores;
  /** The store of a waitlist. */
  readonly list: WaitlistStore;
  close(): void;
}

/** Told once why Redis is away, and with undefined once it is back. The reason holds no address, which may hold a password. */
type OnChange = (problem: string | undefined) => void;

/** How long a connection may take, in milliseconds, and how long to wait before the next try. */
const CONNECT_MS = 2_000;
const AGAIN_MS = 500;

/** Stands in Redis from the first connection on: `redisStores.ts` writes it. */
const MARK = 'tour:since';

/**
 * Connects to the Redis at `url`. While it is away, at the start as well, the edge goes on without it. `onForgotten` is called if it comes
 * back empty, unless another edge was there before.
 */
export async function connectRedis(url: string, onChange: OnChange, onForgotten?: () => void): Promise<SharedStores> {
  const client = createClient({
    url,
    // A booking does not wait for a connection: it is refused.
    disableOfflineQueue: true,
    socket: { connectTimeout: CONNECT_MS, reconnectStrategy: AGAIN_MS },
  });
  const stores = createRedisStores(client, {}, () => performance.now());
  let remembers = false;
  /** From now on Redis remembers. */
  const remember = async (): Promise<void> => {
    if (remembers && Number(await client.sendCommand(['EXISTS', MARK])) === 0) onForgotten?.();
    await stores.attempts.clock?.();
    remembers = true;
  };
  let isAway = false;
  const away = (error: NodeJS.ErrnoException): void => {
    if (!isAway) onChange(error.code ?? error.message);
    isAway = true;
  };
  const first = new Promise<void>((settled) => {
    client.on('ready', () => {
      if (isAway) {
        onChange(undefined);
        remember().catch(() => undefined);
      }
      isAway = false;
      settled();
    });
    client.on('error', (error: NodeJS.ErrnoException) => {
      away(error);
      settled();
    });
  });
  client.connect().catch(() => undefined);
  // A Redis that hangs takes the connection, and says nothing.
  await within(2 * CONNECT_MS, {}, () => first).catch(away);
  await remember().catch(() => undefined);
  const forgets = await settingsThatForget(client).catch(() => []);
  return { forgets, stores, list: redisWaitlist(client, 'tour'), close: () => client.destroy() };
}

/** What `INFO` says of a Redis that does not keep what it was given. */
async function settingsThatForget(client: {
  readonly isReady: boolean;
  sendCommand(words: string[]): Promise<unknown>;
}): Promise<readonly string[]> {
  const info = String(await within(CONNECT_MS, client, () => client.sendCommand(['INFO'])));
  const says = (name: string): string | undefined => new RegExp(`^${name}:(\\S+)`, 'm').exec(info)?.[1];
  const policy = says('maxmemory_policy') ?? 'noeviction';
  return [
    ...(says('aof_enabled') === '0'
      ? ['a restart of Redis forgets bookings under way and the waitlist: set appendonly yes']
      : []),
    ...(policy !== 'noeviction' && says('maxmemory') !== '0'
      ? [`a Redis that is full throws out what the edge needs (${policy}): set maxmemory-policy noeviction`]
      : []),
  ];
}
