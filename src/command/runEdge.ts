import { createServer, type Server, type ServerOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { member } from '../api/member.ts';
import { createEdge } from '../edge/createEdge.ts';
import type { EdgeLogEntry } from '../edge/edgeOptions.ts';
import { utcText } from '../time/zone.ts';
import { type EdgeFlags, KEEP_ALIVE_S, optionsIn } from './edgeFlags.ts';
import { endGreedyConnections } from './pendingReplies.ts';
import { ONLY_OWN_HOST, remarks } from './remarks.ts';
import { loadMcp } from './runMcp.ts';
import { connectRedis } from './sharedStores.ts';

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

const FORGOTTEN = 'Redis came back empty: the waitlist is gone, and nobody can tell what became of bookings in doubt';

/** How long running requests may take after `close`, in milliseconds. A booking takes no longer. */
const CLOSE_MS = 15_000;
const IDLE_MS = 50;
/** How long a request may take to arrive, in milliseconds, and how often the server looks for those that are late. */
const TIMEOUTS: ServerOptions = { requestTimeout: 10_000, headersTimeout: 10_000, connectionsCheckingInterval: 500 };
/** How long nothing may go over a connection, in milliseconds. A booking takes no longer. */
const SILENCE_MS = 60_000;

/** Writes a line of the log with its time in UTC. The line of a request has the members of `entry` if the log is JSON. */
type Write = (message: string, entry?: EdgeLogEntry) => void;

const createLog =
  ({ log: format }: EdgeFlags, { now, log }: EdgeProcess): Write =>
  (message, entry) => {
    const time = utcText(now());
    log(format === 'json' ? JSON.stringify({ time, message, ...entry }) : `${time} ${message}`);
  };

/** Starts the edge with `flags`. Without a Redis it is the only instance. If it cannot start, rejects with an Error of one sentence. */
export async function runEdge(flags: EdgeFlags, process: EdgeProcess): Promise<RunningEdge> {
  const { now } = process;
  const write = createLog(flags, process);
  const { host, port, trustedHops = 0, keepAlive = KEEP_ALIVE_S, quiet, redis, metrics, waitlist, assistants } = flags;
  const onChange = (problem: string | undefined): void =>
    write(
      problem === undefined ? 'Redis is back' : `Redis is away: bookings are refused until it is back (${problem})`,
    );
  const onForgotten = (): void => write(FORGOTTEN);
  const shared = redis === undefined ? undefined : await connectRedis(redis, onChange, onForgotten);
  const mcp = assistants && (await loadMcp());
  const edge = createEdge(
    {
      ...optionsIn(flags),
      ...(shared?.stores ?? { attempts: 'memory' }),
      waitlist: waitlist && { ...waitlist, store: shared?.list, report: write },
      assistants: assistants && { ...assistants, mcp },
      clientAddress: trustedHops > 0 ? undefined : (_, context) => addressIn(context),
      log: quiet
        ? undefined
        : (entry) => {
            const { method, route, status, ms, cause } = entry;
            write(`${method} ${route} ${status} ${ms} ms${cause === undefined ? '' : `, ${CAUSES[cause]}`}`, entry);
          },
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
    ...[...remarks(flags, { shared, mcp }), ...((flags.origins ?? []).length === 0 ? [ONLY_OWN_HOST] : [])].map(
      (remark) => `note: ${remark}`,
    ),
    ...(shared?.forgets ?? []),
    ...(countersUrl === undefined ? [] : [`counters on ${countersUrl}/metrics`]),
  ];
  if (flags.log === 'json') for (const line of [`listening on ${url}`, ...told]) write(line);
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

/** What the process gives to the edge. */
interface EdgeProcess {
  readonly now: () => number;
  /** Prints one line: for each request, and when Redis goes away or comes back. */
  readonly log: (line: string) => void;
}
