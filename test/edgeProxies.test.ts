import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readEdgeFlags } from '../src/command/edgeFlags.ts';
import { type RunningEdge, runEdge } from '../src/command/runEdge.ts';
import { momentOf } from '../src/time/zone.ts';
import { findCaddy, startCaddy } from './caddy.ts';
import { codeBlock } from './codeBlocks.ts';
import { BOOK, tour } from './edgeSetUp.ts';
import { freePort } from './freePort.ts';
import { findNginx, startNginx } from './nginx.ts';
import { local } from './programmedClient.ts';
import { startServer, stopAll } from './startServer.ts';

// The proxies of docs/operations.md, as they are printed, in front of two edges.

const HOST = 'tours.example.com';
const now = () => momentOf(local('2026-12-01T09:00:00'), 'America/New_York');
const configurationFor = (language: string): string =>
  codeBlock('docs/operations.md', (block) => block.language === language);

/** A certificate of this run. */
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tour-proxies-'));
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const files = ['-keyout', join(folder, 'key'), '-out', join(folder, 'cert')];
  const subject = ['-subj', '/CN=test', '-addext', `subjectAltName=DNS:${HOST}`];
  execFileSync('openssl', ['req', ...kind, ...subject, ...files], { stdio: 'ignore' });
});
afterAll(() => rmSync(folder, { recursive: true }));

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
  await stopAll();
});

/** An edge that is reached by a proxy. `seen`: how many requests it has answered. */
async function startEdge(service: string, port: number, redis?: string) {
  const args = [
    '--service',
    service,
    '--groups',
    '101=America/New_York',
    '--port',
    String(port),
    '--trusted-hops',
    '1',
  ];
  const flags = readEdgeFlags(args, { LEASING_SECRET_KEY: 'sk_demo', TOUR_REDIS: redis });
  let count = 0;
  const { close, url }: RunningEdge = await runEdge(flags, {
    now,
    log: () => {
      count += 1;
    },
  });
  return { close, url, seen: () => count };
}

interface Reply {
  readonly status: number | undefined;
  readonly text: string;
}

/** Asks the proxy at `port` as a browser does that knows it by its name. */
const askAt =
  (port: number) =>
  (method: string, path: string, headers: Readonly<Record<string, string>> = {}, body?: unknown): Promise<Reply> =>
    new Promise((done, fail) => {
      const given = { host: '127.0.0.1', port, servername: HOST, method, path, ca: readFileSync(join(folder, 'cert')) };
      const asked = request({ ...given, headers: { Host: HOST, ...headers } }, (reply) => {
        let text = '';
        reply.on('data', (part) => {
          text += part;
        });
        reply.on('end', () => done({ status: reply.statusCode, text }));
      });
      asked.on('error', fail);
      asked.end(body === undefined ? undefined : JSON.stringify(body));
    });

const withEdges = (text: string, [one, two]: readonly [number, number]): string =>
  text.replace('10.0.0.11:8080', `127.0.0.1:${one}`).replace('10.0.0.12:8080', `127.0.0.1:${two}`);

async function openNginx(edges: readonly [number, number]) {
  const port = await freePort();
  const servers = withEdges(configurationFor('nginx'), edges)
    .replace('listen 443 ', `listen 127.0.0.1:${port} `)
    .replace('/etc/ssl/tours.example.com.pem', join(folder, 'cert'))
    .replace('/etc/ssl/tours.example.com.key', join(folder, 'key'));
  const running = await startNginx(servers, port);
  closing.push(running.close);
  return askAt(port);
}

async function openCaddy(edges: readonly [number, number]) {
  const port = await freePort();
  const site = withEdges(configurationFor('caddyfile'), edges).replace(
    `${HOST} {`,
    `https://${HOST}:${port} {\n  tls ${join(folder, 'cert')} ${join(folder, 'key')}`,
  );
  const running = await startCaddy(site);
  closing.push(running.close);
  return askAt(port);
}

const proxies = [
  ['nginx', findNginx(), openNginx],
  ['Caddy', findCaddy(), openCaddy],
] as const;

describe.each(proxies)('%s', (_, path, open) => {
  const start = async (redis?: string) => {
    const mock = await startServer({ requireKey: true });
    const ports = [await freePort(), await freePort()] as const;
    const edges = [await startEdge(mock.base, ports[0], redis), await startEdge(mock.base, ports[1], redis)];
    closing.push(() => Promise.all(edges.map((edge) => edge.close())));
    return { mock, ports, edges, ask: await open(ports) };
  };

  it.skipIf(!path)(
    'passes on a booking of a page of its own host, and knows visitors by their own address',
    async () => {
      const { ask } = await start();
      const page = { Origin: `https://${HOST}` };
      const booked = await ask('POST', BOOK, { ...page, 'Idempotency-Key': 'attempt-0123456789' }, tour());
      expect([booked.status, booked.text]).toEqual([200, expect.stringContaining('"appointment"')]);
      expect(await ask('GET', '/ready')).toEqual({ status: 200, text: '{"bookings":"ok"}' });
      // Who names other addresses by themselves is still one visitor: of each edge, 10 changes a minute.
      const statuses: (number | undefined)[] = [];
      for (let visitor = 0; visitor < 24; visitor += 1)
        statuses.push((await ask('POST', BOOK, { 'X-Forwarded-For': `203.0.113.${visitor}` }, {})).status);
      expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(3);
      expect(statuses.slice(0, 5)).not.toContain(429);
    },
  );

  it.skipIf(!path)('shows free times while Redis is away, and refuses bookings', async () => {
    const { ask, edges } = await start(`redis://127.0.0.1:${await freePort()}`);
    const key = { 'Idempotency-Key': 'attempt-0123456789' };
    await expect.poll(async () => (await ask('POST', BOOK, key, tour())).status).toBe(429);
    // By now the proxy has looked at both, if it does.
    await expect
      .poll(async () => {
        await ask('GET', '/health');
        return edges.every((edge) => edge.seen() > 1);
      })
      .toBe(true);
    expect((await ask('GET', '/preview?group_id=101&wait=all')).status).toBe(200);
  });

  it.skipIf(!path)('answers every visitor while one edge after the other is restarted', async () => {
    const { mock, ports, edges, ask } = await start();
    let isOver = false;
    const statuses = new Map<number | undefined, number>();
    const visitor = async () => {
      while (!isOver) {
        const { status } = await ask('GET', '/health');
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    };
    const visitors = Promise.all([visitor(), visitor(), visitor(), visitor()]);
    for (const index of [0, 1] as const) {
      await expect.poll(() => edges[index]?.seen()).toBeGreaterThan(0);
      await edges[index]?.close();
      const edge = await startEdge(mock.base, ports[index]);
      edges[index] = edge;
      // Until the proxy sends visitors to it again.
      await expect.poll(edge.seen, { timeout: 30_000 }).toBeGreaterThan(0);
    }
    isOver = true;
    await visitors;
    expect([...statuses.keys()]).toEqual([200]);
    expect(statuses.get(200)).toBeGreaterThan(10);
  });
});
