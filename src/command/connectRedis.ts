import { createClient } from 'redis';
import { createRedisStores, type RedisStores } from '../edge/redisStores.ts';
import type { EdgeProcess } from './edgeProcess.ts';

/** The stores of an edge on a Redis, and how to leave it. */
interface SharedStores {
  readonly stores: RedisStores;
  close(): void;
}

/** How long a connection may take, in milliseconds, and how long to wait before the next try. */
const CONNECT_MS = 2_000;
const AGAIN_MS = 500;

/**
 * Connects to the Redis at `url`. While it is away, at the start as well, the edge goes on without it: one line says so, and one line says
 * that it is back. Neither holds the address, which may hold a password.
 */
export async function connectRedis(url: string, { now, log }: EdgeProcess): Promise<SharedStores> {
  const client = createClient({
    url,
    // A booking does not wait for a connection: it is refused.
    disableOfflineQueue: true,
    socket: { connectTimeout: CONNECT_MS, reconnectStrategy: AGAIN_MS },
  });
  let isAway = false;
  const first = new Promise<void>((settled) => {
    client.on('ready', () => {
      if (isAway) log('Redis is back');
      isAway = false;
      settled();
    });
    client.on('error', (error: NodeJS.ErrnoException) => {
      if (!isAway) log(`Redis is away: bookings are refused until it is back (${error.code ?? error.message})`);
      isAway = true;
      settled();
    });
  });
  client.connect().catch(() => undefined);
  await first;
  return { stores: createRedisStores(client, {}, now), close: () => client.destroy() };
}
