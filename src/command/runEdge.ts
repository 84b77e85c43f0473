import { createServer, type Server, type ServerOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createClient } from 'redis';
import { member } from '../api/member.ts';
import { createEdge } from '../edge/edge.ts';
import { forwardedAddress } from '../edge/limits.ts';
import { isOwnMachine } from '../edge/origins.ts';
import { within } from '../edge/redisClient.ts';
import { createRedisStores, type RedisStores } from '../edge/redisStores.ts';
import { createBullJobs } from '../edge/waiting/bullJobs.ts';
import { redisWaiting } from '../edge/waiting/redisWaiting.ts';
import type { OpenWaitingJobs } from '../edge/waiting/waitingJobs.ts';
import type { WaitingStore } from '../edge/waiting/waitingStore.ts';
import { type EdgeFlags, KEEP_ALIVE_S } from './edgeFlags.ts';
import { loadMcp } from './runMcp.ts';
import { endGreedyConnections } from './waitingReplies.ts';

/** An edge that is listening. */
export interface RunningEdge {
  /** `http://HOST:PORT` */
  readonly url: string;
  /** What the person who starts it should know. */
  readonly says?: string;
  /** Finishes the running requests and closes the port. */
  close(): Promise<void>;
}

/** Why a request was refused, as the log says it. */
const CAUSES = { origin: 'from a page that --origins does not name', limit: 'over the limit of a visitor' } as const;

/** How long running requests may take after `close`, in milliseconds. A booking takes no longer. */
const CLOSE_MS = 15_000;
const IDLE_MS = 50;
/** How long a request may take to arrive, in milliseconds, and how often the server looks for those that are late. */
const TIMEOUTS: ServerOptions = { requestTimeout: 10_000, headersTimeout: 10_000, connectionsCheckingInterval: 500 };
/** How long nothing may go over a connection, in milliseconds. A booking takes no longer. */
const SILENCE_MS = 60_000;

/** Starts the edge with `flags`. Without a Redis it is the only instance. If it cannot start, rejects with an Error of one sentence. */
export async function runEdge(flags: EdgeFlags, { now, log }: EdgeProcess): Promise<RunningEdge> {
  const {
    host,
    port,
    trustedHops,
    keepAlive = KEEP_ALIVE_S,
    quiet,
    redis,
    metrics,
    waiting,
    assistants,
    ...options
  } = flags;
  const shared = redis === undefined ? undefined : await connectRedis(redis, { now, log }, waiting !== undefined);
  const mcp = assistants && (await loadMcp());
  const edge = createEdge(
    {
      ...options,
      ...(shared?.stores ?? { attempts: 'memory' }),
      waiting: waiting && { ...waiting, ...shared?.list, report: log },
      assistants: assistants && { ...assistants, mcp },
      clientAddress: trustedHops > 0 ? forwardedAddress(trustedHops) : (_, context) => addressIn(context),
      log: quiet
        ? undefined
        : ({ method, route, status, ms, cause }) =>
            log(`${method} ${route} ${status} ${ms} ms${cause === undefined ? '' : `, ${CAUSES[cause]}`}`),
    },
    { now },
  );
  const server = createServer(
    TIMEOUTS,
    // The checks of load balancers by HTTP/1.0 name no host.
    endGreedyConnections(
      getRequestListener((request, context) => edge.fetch(request, context), { hostname: 'localhost' }),
    ),
  );
  server.timeout = SILENCE_MS;
  server.keepAliveTimeout = keepAlive * 1000;
  const url = await listen(server, host, port, 'port');
  const counters =
    metrics &&
    createServer(TIMEOUTS, (request, response) => {
      const isMetrics = isCountersHost(request.headers.host, metrics.host) && request.url?.split('?')[0] === '/metrics';
      response.writeHead(isMetrics ? 200 : 404, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' });
      response.end(isMetrics ? edge.metrics() : '');
    });
  const countersUrl =
    counters &&
    (await listen(counters, metrics.host, metrics.port, 'metrics').catch(async (error) => {
      await Promise.all([close(server), edge.close()]);
      shared?.close();
      throw error;
    }));
  const told = [
    ...(flags.address === undefined ? [aboutAddress(flags.path)] : []),
    ...(flags.origins.length === 0 ? ['only pages of its own host may ask it; --origins names others'] : []),
    ...(waiting && sendsInTheClear(waiting.notify)
      ? ['--notify sends names and addresses over the network without TLS']
      : []),
    ...(shared?.forgets ?? []),
    ...(waiting && !shared ? ['the waiting list is in memory: a restart forgets it; --redis keeps it'] : []),
    ...(assistants && !mcp
      ? [`${flags.path}/mcp needs the package @modelcontextprotocol/server 2 beside tour-booking`]
      : []),
    ...(countersUrl === undefined ? [] : [`counters on ${countersUrl}/metrics`]),
  ];
  return {
    url,
    ...(told.length > 0 && { says: told.join('\n') }),
    async close() {
      await Promise.all([close(server), counters && close(counters)]);
      await edge.close();
      shared?.close();
    },
  };
}

/** What an edge does that does not know its address. */
const aboutAddress = (path: string): string =>
  path.replace(/\/+$/, '') === ''
    ? 'GET /widget answers 400 until --address says where browsers reach this edge'
    : `GET ${path}/widget gives HTML for pages of the same host; for others --address says where browsers reach this edge`;

/** Opens the port of `flag`. Gives the address. Rejects with an Error of one sentence. */
async function listen(server: Server, host: string, port: number, flag: 'port' | 'metrics'): Promise<string> {
  await new Promise<void>((ready, fail) => {
    server.once('error', (error) => fail(new Error(listenProblem(error, host, port, flag))));
    server.listen(port, host, ready);
  });
  return `http://${host.includes(':') ? `[${host}]` : host}:${portOf(server.address())}`;
}

/**
 * Whether the `Host` header names the address given for the counters, an IP address, or a name without a dot. A web page reaches this port only
 * by a name with a dot, which somebody may have pointed here.
 */
function isCountersHost(header: string | undefined, own: string): boolean {
  if (header === undefined || !URL.canParse(`http://${header}`)) return false;
  const { hostname } = new URL(`http://${header}`);
  return hostname === own || /^([^.]+|[\d.]+)$/.test(hostname);
}

/** Finishes the running requests and closes the port. */
async function close(server: Server): Promise<void> {
  // A connection that a visitor's browser keeps open becomes idle a moment after its last reply.
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_MS);
  const late = setTimeout(() => server.closeAllConnections(), CLOSE_MS);
  await new Promise((closed) => server.close(closed));
  clearInterval(idle);
  clearTimeout(late);
}

/** The address of the other end of the connection. */
function addressIn(context: unknown): string | undefined {
  const address = member(member(member(context, 'incoming'), 'socket'), 'remoteAddress');
  return typeof address === 'string' ? address : undefined;
}

function listenProblem(
  { code, message }: NodeJS.ErrnoException,
  host: string,
  port: number,
  flag: 'port' | 'metrics',
): string {
  if (code === 'EADDRINUSE') return `port ${port} is taken; choose another with --${flag}`;
  if (code === 'EACCES') return `port ${port} may not be opened by this user; choose another with --${flag}`;
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL')
    return `--${flag === 'port' ? 'host' : flag} takes an address of this machine, not ${host}`;
  return message;
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new TypeError('The server has no port');
  return address.port;
}

/** Whether messages to `address` leave this machine without TLS. */
function sendsInTheClear(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'http:' && !isOwnMachine(hostname);
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
      ? ['a restart of Redis forgets bookings under way and the waiting list: set appendonly yes']
      : []),
    ...(policy !== 'noeviction' && says('maxmemory') !== '0'
      ? [`a Redis that is full throws out what the edge needs (${policy}): set maxmemory-policy noeviction`]
      : []),
  ];
}

/** The stores of an edge on a Redis. `close` ends the connection. */
interface SharedStores {
  /** A sentence for each setting by which this Redis may forget what it was given. */
  readonly forgets: readonly string[];
  readonly stores: RedisStores;
  /** What a waiting list keeps there, and its jobs. */
  readonly list: { readonly store: WaitingStore; readonly jobs: OpenWaitingJobs } | undefined;
  close(): void;
}

/** How long a connection may take, in milliseconds, and how long to wait before the next try. */
const CONNECT_MS = 2_000;
const AGAIN_MS = 500;

/**
 * Connects to the Redis at `url`. While it is away, at the start as well, the edge goes on without it: one line says so, and one line says
 * that it is back. Neither holds the address, which may hold a password.
 */
async function connectRedis(url: string, { now, log }: EdgeProcess, waits: boolean): Promise<SharedStores> {
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
  const stores = createRedisStores(client, {}, now);
  // From now on Redis remembers.
  await stores.attempts.clock?.().catch(() => undefined);
  const forgets = await settingsThatForget(client).catch(() => []);
  if (!waits) return { forgets, stores, list: undefined, close: () => client.destroy() };
  const { createNodeRedisClient, Queue, Worker } = await loadBullmq().catch((error) => {
    client.destroy();
    throw error;
  });
  // A worker waits for its connection, so this client keeps commands meanwhile.
  const worker = createClient({ url, socket: { connectTimeout: CONNECT_MS, reconnectStrategy: AGAIN_MS } });
  worker.on('error', () => undefined);
  worker.connect().catch(() => undefined);
  const jobs: OpenWaitingJobs = (scope) =>
    createBullJobs({ Queue, Worker }, createNodeRedisClient(worker), {}, scope, { now });
  return {
    forgets,
    stores,
    list: { store: redisWaiting(client, 'tour'), jobs },
    close() {
      worker.destroy();
      client.destroy();
    },
  };
}

/** BullMQ, which only a waiting list needs. It is not part of the command. Rejects with an Error of one sentence where it is missing. */
async function loadBullmq(): Promise<typeof import('bullmq')> {
  try {
    return await import('bullmq');
  } catch (cause) {
    throw new Error('--notify with --redis needs the package bullmq 6; install it beside tour-booking', { cause });
  }
}

/** What the process gives to the edge. */
interface EdgeProcess {
  readonly now: () => number;
  /** Prints one line: for each request, and when Redis goes away or comes back. */
  readonly log: (line: string) => void;
}
