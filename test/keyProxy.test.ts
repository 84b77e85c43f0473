import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createLeasingClient } from 'tour-booking/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from './freePort.ts';
import { findNginx, startNginx } from './nginx.ts';
import { local } from './programmedClient.ts';
import { type Running, type RunningMock, startMock } from './servers.ts';

/** The examples of the page, as they are written. */
const page = readFileSync(resolve(import.meta.dirname, '../docs/key-proxy.md'), 'utf8');
const example = (language: string): string =>
  new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 's').exec(page)?.[1] ?? `no example in ${language}`;

/** A way to start one of them in front of `service` with the key `sk_demo`. */
type Start = (service: string) => Promise<Running>;

const startNodeProxy: Start = async (service) => {
  const folder = mkdtempSync(join(tmpdir(), 'tour-proxy-'));
  writeFileSync(join(folder, 'key-proxy.mjs'), example('js'));
  const port = await freePort();
  const child = spawn(process.execPath, ['key-proxy.mjs'], {
    cwd: folder,
    env: { LEASING_API: service, LEASING_KEY: 'sk_demo', PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((done) => child.stdout.once('data', done));
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      child.kill('SIGTERM');
      rmSync(folder, { recursive: true });
    },
  };
};

const startNginxProxy: Start = async (service) => {
  const port = await freePort();
  const servers = example('nginx')
    .replace('https://leasing.example.com/', `${service}/`)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('<KEY>', 'sk_demo')
    .replace('<ENCODED_KEY>', Buffer.from('sk_demo:').toString('base64'));
  return startNginx(servers, port);
};

/** The last request that reached a service which answers everything with 200. */
let reached: IncomingMessage | undefined;
let count = 0;
const listener = createServer((request, response) => {
  reached = request;
  count++;
  if (request.url?.includes('/99/')) return void request.socket.destroy();
  response.writeHead(200, { 'content-type': 'application/json', 'set-cookie': 'session=1' }).end('{}');
});

let mock: RunningMock;
let listening: string;
beforeAll(async () => {
  const port = await freePort();
  await new Promise<void>((done) => listener.listen(port, '127.0.0.1', done));
  listening = `http://127.0.0.1:${port}`;
  mock = await startMock(['--now', '2026-12-01T09:00:00', '--require-key']);
});
afterAll(async () => {
  listener.close();
  listener.closeAllConnections();
  await mock.close();
});

const ways: readonly (readonly [string, Start])[] = [
  ['Node', startNodeProxy],
  ...(findNginx() ? [['nginx', startNginxProxy] as const] : []),
];
if (ways.length < 2) console.warn('There is no nginx on this machine, so its example is not tried.');

describe.each(ways)('the proxy of the page: %s', (_, start) => {
  let inFront: Running;
  let overListener: Running;
  beforeAll(async () => {
    inFront = await start(mock.url);
    overListener = await start(listening);
  });
  afterAll(() => Promise.all([inFront.close(), overListener.close()]));

  it('books a tour with a service that wants a key', async () => {
    await mock.control('POST', 'reset');
    const bare = createLeasingClient({ baseUrl: mock.url });
    await expect(bare.getWidgetConfiguration(101)).rejects.toThrow();
    const leasing = createLeasingClient({ baseUrl: `${inFront.url}/leasing` });
    expect(await leasing.getWidgetConfiguration(101)).toMatchObject({ active: true });
    const { slots } = await leasing.getAvailability(101, local('2026-12-04T00:00:00'));
    const start = slots[0] ?? local('2026-12-04T10:15:00');
    const people = [{ first_name: 'Lara', last_name: 'Smith', email: 'lara@example.com', phone_1: '(555) 777-5555' }];
    const tour = { appointment: { start, location: '', broker_booked: false }, client: { people } };
    expect(await leasing.bookTour(101, tour)).toMatchObject({ kind: 'booked' });
    expect((await leasing.listAgents()).items.length).toBeGreaterThan(0);
  });

  it.each([
    ['GET', '/leasing/api/v2/sync/listings/'],
    ['GET', '/leasing/api/v1/clients/'],
    ['POST', '/leasing/api/v1/clients/'],
    ['DELETE', '/leasing/api/v2/appointments/7'],
    ['PUT', '/leasing/api/v2/appointments/7/group/101/book/'],
    ['GET', '/leasing/api/v2/appointments/group/101/book'],
    ['GET', '/leasing/api/v2/group/101/verify-widget/../../../v1/clients/'],
  ])('passes nothing else on: %s %s', async (method, path) => {
    count = 0;
    const { status } = await fetch(`${overListener.url}${path}`, { method });
    expect([status, count]).toEqual([403, 0]);
  });

  it('sends the key of the site, and neither cookies nor a key of the visitor', async () => {
    const reply = await fetch(
      `${overListener.url}/leasing/api/v2/appointments/group/101/times?time=2026-12-04T00%3A00%3A00`,
      {
        headers: { cookie: 'session=visitor', authorization: 'Basic dmlzaXRvcjo=' },
      },
    );
    expect(reached?.url).toBe('/api/v2/appointments/group/101/times?time=2026-12-04T00%3A00%3A00');
    expect(reached?.headers.authorization).toBe(`Basic ${btoa('sk_demo:')}`);
    expect(reached?.headers.cookie).toBeUndefined();
    expect(reply.headers.get('set-cookie')).toBeNull();
  });

  it("puts the key of the site before a visitor's own where a list wants it in the address", async () => {
    await fetch(`${overListener.url}/leasing/api/v1/public/agents/?page=2&key=visitor`);
    expect(reached?.url).toBe('/api/v1/public/agents/?key=sk_demo&page=2&key=visitor');
  });

  it('sends a booking once, whatever comes of it', async () => {
    count = 0;
    const answer = await fetch(`${overListener.url}/leasing/api/v2/appointments/group/99/book`, {
      method: 'POST',
      body: '{}',
    }).then(
      ({ status }) => status >= 500,
      () => true,
    );
    expect([answer, count]).toEqual([true, 1]);
  });

  it('takes no more than a form can hold', async () => {
    count = 0;
    const sent = fetch(`${overListener.url}/leasing/api/v2/clients`, { method: 'POST', body: 'x'.repeat(100_000) });
    expect([await sent.then(({ status }) => status), count]).toEqual([413, 0]);
  });
});
