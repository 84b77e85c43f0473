import { execFile, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { createLeasingClient } from 'tour-booking/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { EDGE_HELP } from '../src/command/edgeFlags.ts';
import { codeBlock } from './codeBlocks.ts';
import { tour } from './edgeSetUp.ts';
import { freePort } from './freePort.ts';
import { local } from './programmedClient.ts';
import { startRedis } from './redis.ts';
import { type Running, type RunningMock, startMock } from './servers.ts';

// The examples of docs/edge.md, on the package as it is built.

const root = resolve(import.meta.dirname, '..');
const PAGE = 'docs/edge.md';
const OWN_SERVER = 'In your own server';
const INSTANCES = 'More than one instance';
const example = (language: string, under?: string): string =>
  codeBlock(PAGE, ({ language: own, heading }) => own === language && (under ?? heading) === heading);

const unitFile = (): string => codeBlock('docs/operations.md', ({ language }) => language === 'ini');

/** Starts the example for Node in front of `service`, with the key `sk_demo`. */
async function startExample(service: string): Promise<Running> {
  // In this repository, so that imports find its packages.
  const folder = join(root, '.cache/edge-page');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'edge.mjs'), example('js', OWN_SERVER));
  const port = await freePort();
  const child = spawn(process.execPath, ['edge.mjs'], {
    cwd: folder,
    env: { LEASING_API: service, LEASING_SECRET_KEY: 'sk_demo', PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((done) => child.stdout.once('data', done));
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      child.kill('SIGTERM');
    },
  };
}

/** The last request that reached `listener`. It answers every request with 200, but drops the connection of a booking. */
let reached: IncomingMessage | undefined;
let count = 0;
const listener = createServer((request, response) => {
  reached = request;
  count += 1;
  if (request.url?.endsWith('/book')) return void request.socket.destroy();
  response.writeHead(200, { 'content-type': 'application/json', 'set-cookie': 'session=1' });
  response.end('{"available_times":[]}');
});

let mock: RunningMock;
let inFront: Running;
let overListener: Running;
beforeAll(async () => {
  const port = await freePort();
  await new Promise<void>((done) => listener.listen(port, '127.0.0.1', done));
  mock = await startMock(['--require-key']);
  inFront = await startExample(mock.url);
  overListener = await startExample(`http://127.0.0.1:${port}`);
});
afterAll(async () => {
  listener.close();
  listener.closeAllConnections();
  await Promise.all([inFront.close(), overListener.close(), mock.close()]);
});

describe('the example for Node', () => {
  it('books a tour with a service that wants a key', async () => {
    const bare = createLeasingClient({ baseUrl: mock.url });
    await expect(bare.getWidgetConfiguration(101)).rejects.toThrow();
    const leasing = createLeasingClient({ baseUrl: inFront.url });
    expect(await leasing.getWidgetConfiguration(101)).toMatchObject({ active: true });
    const preview = await (await fetch(`${inFront.url}/preview?group_id=101&wait=all`)).json();
    const [start] = preview.days.flatMap(({ times = [] }: { times?: readonly string[] }) => times);
    expect((await leasing.getAvailability(101, local(start))).free).toBe(true);
    expect(await leasing.bookTour(101, tour(start))).toMatchObject({ kind: 'booked' });
    expect((await leasing.listAgents()).items.length).toBeGreaterThan(0);
  });

  it.each([
    ['GET', '/api/v2/sync/listings/'],
    ['POST', '/api/v1/clients/'],
    ['DELETE', '/api/v2/appointments/7'],
    ['PUT', '/api/v2/appointments/7/group/101/book/'],
    ['GET', '/api/v2/appointments/group/101/book'],
    ['GET', '/api/v2/group/101/verify-widget/../../../v1/clients/'],
  ])('passes nothing else on: %s %s', async (method, path) => {
    count = 0;
    const { status } = await fetch(`${overListener.url}${path}`, { method });
    expect([status, count]).toEqual([403, 0]);
  });

  it('sends the key of the site, and neither cookies nor a key of the visitor', async () => {
    const reply = await fetch(`${overListener.url}/api/v2/appointments/group/101/times`, {
      headers: { cookie: 'session=visitor', authorization: 'Basic dmlzaXRvcjo=' },
    });
    expect(reached?.url).toBe('/api/v2/appointments/group/101/times');
    expect(reached?.headers.authorization).toBe(`Basic ${btoa('sk_demo:')}`);
    expect(reached?.headers.cookie).toBeUndefined();
    expect([reply.status, reply.headers.get('set-cookie')]).toEqual([200, null]);
  });

  it('sends a booking once, even when its reply is lost, and takes no more than 32 kB', async () => {
    count = 0;
    const send = (body: string) =>
      fetch(`${overListener.url}/api/v2/appointments/group/101/book`, { method: 'POST', body }).then(
        ({ status }) => status,
      );
    expect([await send(JSON.stringify(tour())), count]).toEqual([502, 1]);
    expect([await send(JSON.stringify({ notes: 'x'.repeat(100_000) })), count]).toEqual([413, 1]);
  });
});

it('the example for several instances books a tour with a Redis', async () => {
  const redis = await startRedis();
  const folder = join(root, '.cache/edge-page');
  writeFileSync(join(folder, 'redis.mjs'), example('js', INSTANCES));
  const program = `
    import { edge } from './redis.mjs';
    const ask = (path, init) => edge.fetch(new Request('https://tours.example.com' + path, init)).then((reply) => reply.json());
    const { days } = await ask('/preview?group_id=101&wait=all');
    const [start] = days.flatMap(({ times = [] }) => times);
    const tour = ${JSON.stringify(tour())};
    const body = JSON.stringify({ ...tour, appointment: { ...tour.appointment, start } });
    await ask('/api/v2/appointments/group/101/book', { method: 'POST', body, headers: { 'Idempotency-Key': 'attempt-0123456789' } });
    console.log((await ask('/attempts/attempt-0123456789')).state);
    process.exit();
  `;
  const env = { LEASING_API: mock.url, LEASING_SECRET_KEY: 'sk_demo', TOUR_REDIS: redis.url };
  const { stdout, stderr } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], {
    ...{ cwd: folder, env },
  });
  await redis.close();
  expect([stdout.trim(), stderr]).toEqual(['done', '']);
});

describe('the other examples', () => {
  const programs = [example('sh', 'Start it'), unitFile(), example('sh', INSTANCES)];

  it('give flags that the command has', () => {
    const flags = programs.flatMap((text) => text.match(/(?<=\s)--[\w-]+/g) ?? []);
    expect(flags.length).toBeGreaterThan(12);
    for (const flag of flags) expect(EDGE_HELP).toContain(`  ${flag} `);
  });

  it('run the file that the package has', () => {
    expect(unitFile()).toContain(`node_modules/tour-booking/${manifest.bin['tour-booking']}`);
  });

  it.skipIf(!existsSync('/usr/bin/systemd-analyze'))('contain a unit that systemd accepts', () => {
    const folder = mkdtempSync(join(tmpdir(), 'tour-unit-'));
    const unit = join(folder, 'tour-edge.service');
    writeFileSync(unit, unitFile().replace('/usr/bin/node', process.execPath));
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', unit], { encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    expect(stderr.split('\n').filter((line) => line.includes('tour-edge.service'))).toEqual([]);
    expect(status).toBe(0);
  });

  it('the page is short', () => {
    expect(readFileSync(join(root, PAGE), 'utf8').split(/\s+/).length).toBeLessThan(1_700);
  });
});
