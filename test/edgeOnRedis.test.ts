import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { readEdgeFlags } from '../src/command/edgeFlags.ts';
import { runEdge } from '../src/command/runEdge.ts';
import { momentOf } from '../src/time/zone.ts';
import { BOOK, tour } from './edgeSetUp.ts';
import { freePort } from './freePort.ts';
import { local } from './programmedClient.ts';
import { type RunningRedis, startRedis } from './redis.ts';
import { startServer, stopAll } from './startServer.ts';

// `npx tour-booking edge --redis …` on a real Redis.

const now = () => momentOf(local('2026-12-01T09:00:00'), 'America/New_York');
const cleanUp: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of cleanUp.splice(0).reverse()) await end();
  await stopAll();
});

async function redis(port?: number, flags?: readonly string[]): Promise<RunningRedis> {
  const server = await startRedis(port, flags);
  cleanUp.push(server.close);
  return server;
}

/** An instance in front of `service`. `lines`: what it has printed, without the time. */
async function instance(service: string, address: string) {
  const args = ['--service', service, '--groups', '101=America/New_York', '--port', '0', '--quiet'];
  const flags = readEdgeFlags(args, { LEASING_SECRET_KEY: 'sk_demo', TOUR_REDIS: address });
  const lines: string[] = [];
  const edge = await runEdge(flags, { now, log: (line) => lines.push(line.replace(/^\S+Z /, '')) });
  cleanUp.push(edge.close);
  const book = (key: string) =>
    fetch(edge.url + BOOK, {
      method: 'POST',
      headers: { 'Idempotency-Key': key },
      body: JSON.stringify(tour()),
    });
  return { url: edge.url, says: edge.says ?? '', lines, book };
}

const KEY = 'attempt-0123456789';
const idOf = async (reply: Response) => (await reply.json()).data.appointment.id;

it('starts beside a Redis that hangs, and says so', async () => {
  const mock = await startServer({ requireKey: true });
  const server = await redis();
  server.signal('SIGSTOP');
  const { lines, url } = await instance(mock.base, server.url);
  expect(lines).toEqual([expect.stringMatching(/^Redis is away: bookings are refused until it is back \(/)]);
  expect((await fetch(`${url}/health`)).status).toBe(200);
  server.signal('SIGCONT');
  await expect.poll(() => lines).toContain('Redis is back');
});

it('a copy of the files of Redis restores what became of a booking', async () => {
  const mock = await startServer({ requireKey: true });
  const folder = mkdtempSync(join(tmpdir(), 'tour-redis-'));
  cleanUp.push(async () => rmSync(folder, { recursive: true }));
  const [before, after] = [join(folder, 'before'), join(folder, 'after')];
  for (const each of [before, after]) mkdirSync(each);
  const keeping = (dir: string) => ['--appendonly', 'yes', '--appendfsync', 'always', '--dir', dir];
  const first = await redis(undefined, keeping(before));
  const one = await instance(mock.base, first.url);
  const id = await idOf(await one.book(KEY));
  cpSync(join(before, 'appendonlydir'), join(after, 'appendonlydir'), { recursive: true });
  await first.close();
  const second = await redis(undefined, keeping(after));
  const two = await instance(mock.base, second.url);
  const { state, reply } = await (await fetch(`${two.url}/attempts/${KEY}`)).json();
  expect([state, reply.data.appointment.id]).toEqual(['done', id]);
});

it('two instances book a tour once, and a third one tells its outcome', async () => {
  const mock = await startServer({ requireKey: true });
  const { url } = await redis();
  const [one, two] = [await instance(mock.base, url), await instance(mock.base, url)];
  const ids = await Promise.all([one.book(KEY), two.book(KEY), one.book(KEY)].map(async (reply) => idOf(await reply)));
  expect(new Set(ids).size).toBe(1);
  const third = await instance(mock.base, url);
  const { state, reply } = await (await fetch(`${third.url}/attempts/${KEY}`)).json();
  expect([state, reply.data.appointment.id]).toEqual(['done', ids[0]]);
  expect([one.lines, two.lines, third.lines]).toEqual([[], [], []]);
});

it('says at its start which settings of Redis forget what it was given', async () => {
  const mock = await startServer({ requireKey: true });
  const forgetful = await redis(undefined, ['--maxmemory', '100mb', '--maxmemory-policy', 'allkeys-lru']);
  expect((await instance(mock.base, forgetful.url)).says).toMatch(
    /^a restart of Redis forgets .*: set appendonly yes\na Redis that is full .* \(allkeys-lru\): set maxmemory-policy noeviction$/m,
  );
  const folder = mkdtempSync(join(tmpdir(), 'redis-'));
  cleanUp.push(async () => rmSync(folder, { recursive: true }));
  const keeping = await redis(undefined, ['--appendonly', 'yes', '--dir', folder, '--maxmemory-policy', 'noeviction']);
  expect((await instance(mock.base, keeping.url)).says).not.toMatch(/Redis/);
});

it('starts without Redis, says so once, refuses bookings, and takes them once it is there', async () => {
  const mock = await startServer({ requireKey: true });
  const port = await freePort();
  const { url, lines, book } = await instance(mock.base, `redis://127.0.0.1:${port}`);
  expect(lines).toEqual(['Redis is away: bookings are refused until it is back (ECONNREFUSED)']);
  expect((await fetch(`${url}/preview?group_id=101&wait=all`)).status).toBe(200);
  const refused = await book(KEY);
  expect([refused.status, (await refused.json()).errors.edge]).toEqual([
    429,
    ['Bookings cannot be taken at the moment. Nothing was sent. Try again later.'],
  ]);
  await redis(port);
  await expect.poll(() => lines[1]).toBe('Redis is back');
  expect((await book(KEY)).status).toBe(200);
});

it('says that Redis came back empty, and not that one with its files did', async () => {
  const mock = await startServer({ requireKey: true });
  const folder = mkdtempSync(join(tmpdir(), 'tour-redis-'));
  cleanUp.push(async () => rmSync(folder, { recursive: true }));
  const keeping = ['--appendonly', 'yes', '--appendfsync', 'always', '--dir', folder];
  const first = await redis(undefined, keeping);
  const { lines } = await instance(mock.base, first.url);
  await first.close();
  await expect.poll(() => lines).toHaveLength(1);
  const second = await redis(first.port, keeping);
  await expect.poll(() => lines[1]).toBe('Redis is back');
  await second.close();
  await expect.poll(() => lines[2]).toMatch(/^Redis is away/);
  await redis(first.port);
  await expect.poll(() => lines.slice(3)).toEqual(['Redis is back', expect.stringMatching(/^Redis came back empty: /)]);
});

it('uses the password of the environment, and prints no wrong password', async () => {
  const mock = await startServer({ requireKey: true });
  const { port } = await redis(undefined, ['--requirepass', 'right']);
  const right = await instance(mock.base, `redis://:right@127.0.0.1:${port}`);
  expect((await right.book(KEY)).status).toBe(200);
  const wrong = await instance(mock.base, `redis://:mistaken@127.0.0.1:${port}`);
  expect((await wrong.book(KEY)).status).toBe(429);
  expect(wrong.lines).toEqual([expect.stringMatching(/^Redis is away: .*WRONGPASS/)]);
  expect(wrong.lines.join()).not.toContain('mistaken');
});
