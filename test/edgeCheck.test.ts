import { afterEach, expect, it } from 'vitest';
import { checkEdge } from '../src/command/checkEdge.ts';
import { readEdgeFlags } from '../src/command/edgeFlags.ts';
import { freePort } from './freePort.ts';
import { type RunningRedis, startRedis } from './redis.ts';
import { startServer, stopAll } from './startServer.ts';

// What `npx tour-booking edge --check` says of a real Redis.

const cleanUp: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of cleanUp.splice(0).reverse()) await end();
  await stopAll();
});

async function redis(flags: readonly string[] = []): Promise<RunningRedis> {
  const server = await startRedis(undefined, flags);
  cleanUp.push(server.close);
  return server;
}

/** The exit code, and the lines about Redis, without its address. */
async function check(address: string, more: readonly string[] = []) {
  const { base } = await startServer({ requireKey: true });
  const args = ['--check', '--service', base, '--groups', '101=America/New_York', '--origins', 'https://a.example'];
  const flags = readEdgeFlags([...args, ...more], {
    ...{ LEASING_SECRET_KEY: 'sk_demo', TOUR_REDIS: address },
    ...{ TOUR_SECRETS: 'm'.repeat(32), TOUR_NOTIFY_SECRET: 'n'.repeat(32) },
  });
  const lines: string[] = [];
  const code = await checkEdge(flags, { now: Date.now, log: (line) => lines.push(line) });
  expect(lines.join('\n')).not.toContain('hush');
  return [
    code,
    ...lines.filter((line) => line.includes('Redis')).map((line) => line.replace(/127\.0\.0\.1:\d+/, 'HOST')),
  ];
}

const KEEPS = ['--appendonly', 'yes', '--dir', '/tmp', '--appenddirname', `tour-check-${process.pid}`];

it('a Redis that keeps what it is given is right', async () => {
  const { url } = await redis(KEEPS);
  expect(await check(url)).toEqual([0, 'ok    Redis at HOST: takes what it is given, and keeps it']);
});

it('no Redis', async () => {
  expect(await check(`redis://default:hush@127.0.0.1:${await freePort()}`)).toEqual([
    1,
    'wrong Redis at HOST: there is no connection (ECONNREFUSED); start it, or give its address as --redis or TOUR_REDIS',
  ]);
});

it('a Redis that hangs', async () => {
  const server = await redis();
  server.signal('SIGSTOP');
  cleanUp.push(async () => server.signal('SIGCONT'));
  expect(await check(server.url)).toEqual([
    1,
    expect.stringMatching(/^wrong Redis at HOST: there is no connection \(/),
  ]);
});

it('a Redis that forgets', async () => {
  const { url } = await redis(['--maxmemory', '50mb', '--maxmemory-policy', 'allkeys-lru']);
  expect(await check(url)).toEqual([
    1,
    'wrong Redis at HOST: a restart of Redis forgets bookings under way and the waitlist: set appendonly yes',
    'wrong Redis at HOST: a Redis that is full throws out what the edge needs (allkeys-lru): set maxmemory-policy noeviction',
  ]);
});

it('a Redis that wants a password, that has another, and that cannot be written', async () => {
  const { url } = await redis(['--requirepass', 'hush']);
  expect(await check(url)).toEqual([1, expect.stringContaining('NOAUTH')]);
  expect(await check(url.replace('//', '//default:hushed@'))).toEqual([1, expect.stringContaining('WRONGPASS')]);
  const replica = await redis(['--replicaof', `127.0.0.1 ${await freePort()}`]);
  expect(await check(replica.url)).toEqual([1, expect.stringMatching(/^wrong Redis at HOST: it takes nothing \(/)]);
});
