import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { load } from '../bench/load.ts';

let stop = (): void => undefined;
afterEach(() => stop());

it.each([
  ['with a length', true],
  ['in chunks, cut at any byte', false],
])('reads replies %s, and counts refusals apart', async (_, hasLength) => {
  let asked = 0;
  const server = createServer((__, response) => {
    asked += 1;
    const cut = asked % 20;
    const body = JSON.stringify({ text: 'x'.repeat(asked % 50), ends: '0\r\n\r\n' });
    response.writeHead(asked % 3 === 0 ? 400 : 201, hasLength ? { 'Content-Length': Buffer.byteLength(body) } : {});
    response.write(body.slice(0, cut));
    setImmediate(() => response.end(body.slice(cut)));
  }).listen(0, '127.0.0.1');
  stop = () => server.close();
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const next = () => 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';
  const [connections, counted] = [4, { accepted: 0, refused: 0, unread: 0 }];
  while (counted.accepted < 20) {
    const { accepted, refused } = await load({ port, connections, seconds: 0.1, next });
    counted.accepted += accepted;
    counted.refused += refused;
    // Each connection may have one reply under way when the time is over.
    counted.unread += connections;
  }
  const refusals = Math.floor(asked / 3);
  expect(counted.refused).toBeGreaterThanOrEqual(refusals - counted.unread);
  expect(counted.refused).toBeLessThanOrEqual(refusals);
  expect(counted.accepted).toBeGreaterThanOrEqual(asked - refusals - counted.unread);
  expect(counted.accepted).toBeLessThanOrEqual(asked - refusals);
});
