import { Agent, createServer, request } from 'node:http';

/** A slow service that takes few calls. It counts them. */
export interface SlowService {
  readonly url: string;
  /** Calls that it took. */
  calls(): number;
  /** Calls that it refused with 429, because there were too many in that second. */
  refused(): number;
  /** Forgets both counts. */
  reset(): void;
  close(): void;
}

const DELAY_MS = 80;
const CALLS_A_SECOND = 50;
const SECOND_MS = 1_000;

/** Stands in front of the mock at `port`. Holds each reply back for 80 ms, and takes 50 calls a second. */
export async function startSlowService(port: number): Promise<SlowService> {
  const agent = new Agent({ keepAlive: true });
  const recent: number[] = [];
  let [calls, refused] = [0, 0];
  const server = createServer({ keepAliveTimeout: 65_000 }, (incoming, outgoing) => {
    const now = performance.now();
    while ((recent[0] ?? now) < now - SECOND_MS) recent.shift();
    if (recent.length >= CALLS_A_SECOND) {
      refused += 1;
      incoming.resume();
      return void outgoing.writeHead(429, { 'Retry-After': '1', 'Content-Type': 'application/json' }).end('{}');
    }
    recent.push(now);
    calls += 1;
    const { method, url: path, headers } = incoming;
    const call = request({ agent, host: '127.0.0.1', port, method, path, headers }, (reply) => {
      setTimeout(() => {
        outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(outgoing);
      }, DELAY_MS);
    });
    call.on('error', () => outgoing.destroy());
    incoming.pipe(call);
  });
  const url = await new Promise<string>((ready) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      ready(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
    });
  });
  return {
    url,
    calls: () => calls,
    refused: () => refused,
    reset() {
      [calls, refused] = [0, 0];
    },
    close() {
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
}
