import { createClient } from 'redis';
import { afterEach, expect, it } from 'vitest';
import { redisWaiting } from '../src/edge/waiting/redisWaiting.ts';
import { type RunningRedis, startRedis } from './redis.ts';
import { entry, setUpWaiting } from './waitingSetUp.ts';

// What a visitor reads, and what is kept, while the Redis of a waiting list is away, slow or full.

const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of cleanUp.splice(0).reverse()) await end();
});

async function setUp() {
  const server: RunningRedis = await startRedis();
  cleanUp.push(server.close);
  const client = createClient({ url: server.url, disableOfflineQueue: true, socket: { reconnectStrategy: 20 } });
  client.on('error', () => undefined);
  await client.connect();
  cleanUp.push(() => client.destroy());
  // Another connection, which looks at what is kept.
  const eye = createClient({ url: server.url, socket: { reconnectStrategy: 20 } });
  eye.on('error', () => undefined);
  await eye.connect();
  cleanUp.push(() => eye.destroy());
  return { server, client, eye, ...setUpWaiting({}, redisWaiting(client, 'tour')) };
}

const KEY = 'k'.repeat(20);

it('silent: the join says that nothing was kept, nothing is, and who was acknowledged is there afterwards', async () => {
  const { server, eye, join, ask } = await setUp();
  const { token } = await (await join(entry('ana'))).json();
  server.signal('SIGSTOP');
  const reply = await join(entry('ben'), KEY);
  expect([reply.status, await reply.text()]).toEqual([503, expect.stringContaining('Nothing was kept')]);
  server.signal('SIGCONT');
  expect(await (await ask(`/waiting/${token}`)).json()).toMatchObject({ state: 'waiting', first_name: 'ana' });
  // What Redis did late is taken back.
  await expect.poll(() => eye.keys('tour:waiting:value:entry/*')).toHaveLength(1);
  await expect.poll(() => eye.zCard('tour:waiting:list:list/106')).toBe(1);
});

it('silent: who presses again is on the list once, and stays there', async () => {
  const { server, eye, join, ask, minute } = await setUp();
  server.signal('SIGSTOP');
  expect((await join(entry('ben'), KEY)).status).toBe(503);
  server.signal('SIGCONT');
  const again = await join(entry('ben'), KEY);
  expect(again.status).toBe(200);
  const { token } = await again.json();
  await minute();
  expect((await ask(`/waiting/${token}`)).status).toBe(200);
  expect(await eye.zCard('tour:waiting:list:list/106')).toBe(1);
});

it('full: the join says that nothing was kept, and works once there is room', async () => {
  const { eye, join } = await setUp();
  await eye.configSet({ maxmemory: '1', 'maxmemory-policy': 'noeviction' });
  expect((await join(entry('ben'), KEY)).status).toBe(503);
  await eye.configSet({ maxmemory: '0' });
  expect(await eye.keys('tour:waiting:value:entry/*')).toEqual([]);
  expect((await join(entry('ben'), KEY)).status).toBe(200);
});

it('gone and back: the list goes on', async () => {
  const { server, client, join, ask } = await setUp();
  await server.close();
  await expect.poll(() => client.isReady).toBe(false);
  expect((await join(entry('ben'), KEY)).status).toBe(503);
  expect((await ask(`/waiting/w1.${'A'.repeat(22)}.9999999999.${'A'.repeat(43)}`)).status).toBe(403);
  const next = await startRedis(server.port);
  cleanUp.push(next.close);
  await expect.poll(() => client.isReady, { timeout: 10_000 }).toBe(true);
  expect((await join(entry('ben'), KEY)).status).toBe(200);
});
