import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { openNetwork } from '../bench/browser/network.ts';

/** The network of the bench. How long it takes is for the bench: here it has to lose nothing. */

const sent = randomBytes(200_000);

/** A port that answers what it was sent, and then `sent`, and ends. */
async function startEcho(): Promise<number> {
  const server = createServer((socket) => {
    socket.on('data', (bytes) => {
      socket.write(bytes);
      socket.end(sent);
    });
  });
  onTestFinished(() => void server.close());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

async function askOver(port: number): Promise<Buffer> {
  const socket = connect(port, '127.0.0.1');
  socket.write('question');
  const parts: Buffer[] = [];
  for await (const part of socket) parts.push(part);
  return Buffer.concat(parts);
}

it('brings every byte of connections that share a line, in order, and counts the connections', async () => {
  const network = openNetwork({ roundTrip: 4, kilobits: 100_000 });
  onTestFinished(network.close);
  const port = await network.leadTo(await startEcho());
  const all = await Promise.all([askOver(port), askOver(port), askOver(port)]);
  for (const bytes of all) expect(bytes.equals(Buffer.concat([Buffer.from('question'), sent]))).toBe(true);
  expect(network.cut()).toBe(3);
  expect(network.cut()).toBe(0);
});

it('ends what is under way, so that the next visit begins without a connection', async () => {
  const network = openNetwork({ roundTrip: 100_000, kilobits: 1 });
  onTestFinished(network.close);
  const socket = connect(await network.leadTo(await startEcho()), '127.0.0.1');
  await once(socket, 'connect');
  await expect.poll(() => network.cut()).toBe(1);
  await once(socket, 'close');
});
