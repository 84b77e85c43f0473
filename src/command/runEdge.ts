import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { createClient } from 'redis';
import { member } from '../api/member.ts';
import { createEdge } from '../edge/edge.ts';
import { forwardedAddress } from '../edge/limits.ts';
import { createRedisStores, type RedisStores } from '../edge/redisStores.ts';
import type { EdgeFlags } from './edgeFlags.ts';

/** An edge that is listening. */
export interface RunningEdge {
  /** `http://HOST:PORT` */
  readonly url: string;
  /** Finishes the running requests and closes the port. */
  close(): Promise<void>;
}

/** How long running requests may take after `close`, in milliseconds. A booking takes no longer. */
const CLOSE_MS = 15_000;
const IDLE_MS = 50;
/** How long a request and its headers may take to arrive, in milliseconds. */
const TIMEOUTS = { requestTimeout: 30_000, headersTimeout: 10_000 };

/** Starts the edge with `flags`. Without a Redis it is the only instance. If it cannot start, rejects with an Error of one sentence. */
export async function runEdge(flags: EdgeFlags, { now, log }: EdgeProcess): Promise<RunningEdge> {
  const { host, port, trustedHops, quiet, redis, ...options } = flags;
  const shared = redis === undefined ? undefined : await connectRedis(redis, { now, log });
  const edge = createEdge(
    {
      ...options,
      ...(shared?.stores ?? { attempts: 'memory' }),
      clientAddress: trustedHops > 0 ? forwardedAddress(trustedHops) : (_, context) => addressIn(context),
      log: quiet ? undefined : ({ method, route, status, ms }) => log(`${method} ${route} ${status} ${ms} ms`),
    },
    { now },
  );
  const fetch = (request: Request, context: unknown) => edge.fetch(request, context);
  const server = createAdaptorServer({ fetch, serverOptions: TIMEOUTS });
  await new Promise<void>((ready, fail) => {
    server.once('error', (error) => fail(new Error(listenProblem(error, flags))));
    server.listen(port, host, ready);
  });
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${portOf(server.address())}`,
    async close() {
      if (!('closeIdleConnections' in server)) return;
      // A connection that a visitor's browser keeps open becomes idle a moment after its last reply.
      const idle = setInterval(() => server.closeIdleConnections(), IDLE_MS);
      const late = setTimeout(() => server.closeAllConnections(), CLOSE_MS);
      await new Promise((closed) => server.close(closed));
      clearInterval(idle);
      clearTimeout(late);
      shared?.close();
    },
  };
}

/** The address of the other end of the connection. */
function addressIn(context: unknown): string | undefined {
  const address = member(member(member(context, 'incoming'), 'socket'), 'remoteAddress');
  return typeof address === 'string' ? address : undefined;
}

function listenProblem({ code, message }: NodeJS.ErrnoException, { port, host }: EdgeFlags): string {
  if (code === 'EADDRINUSE') return `port ${port} is taken; choose another with --port`;
  if (code === 'EACCES') return `port ${port} may not be opened by this user; choose another with --port`;
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL') return `--host takes an address of this machine, not ${host}`;
  return message;
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new TypeError('The server has no port');
  return address.port;
}

/** The stores of an edge on a Redis. `close` ends the connection. */
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
async function connectRedis(url: string, { now, log }: EdgeProcess): Promise<SharedStores> {
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

/** What the process gives to the edge. */
interface EdgeProcess {
  readonly now: () => number;
  /** Prints one line: for each request, and when Redis goes away or comes back. */
  readonly log: (line: string) => void;
}
