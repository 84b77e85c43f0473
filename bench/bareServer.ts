import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * The smallest server on node:http, with which http.ts compares the mock. Its parent process sends it the replies as
 * `[request target, status, headers, body]`, and it answers each message with `ready`.
 */
export type Recorded = readonly [target: string, status: number, headers: Record<string, string>, body: string];

const replies = new Map<string, Recorded>();
process.on('message', (recorded: readonly Recorded[]) => {
  for (const each of recorded) replies.set(each[0], each);
  process.send?.('ready');
});

const server = createServer({ keepAliveTimeout: 65_000 }, (request, response) => {
  const reply = () => {
    const [, status, headers, body] = replies.get(request.url ?? '') ?? ['', 404, {}, ''];
    response.writeHead(status, headers).end(body);
  };
  if (request.method === 'GET') return reply();
  request.resume().on('end', reply);
});
server.listen(0, '127.0.0.1', () => {
  const address: AddressInfo | string | null = server.address();
  if (typeof address === 'object') console.log(`listening on http://127.0.0.1:${address?.port}`);
});
// The parent process has ended.
process.on('disconnect', () => process.exit(0));
