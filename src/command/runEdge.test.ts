import { connect } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { tour } from '../../test/edgeSetUp.ts';
import { local } from '../../test/programmedClient.ts';
import { startServer, stopAll } from '../../test/startServer.ts';
import { createLeasingClient } from '../api/leasingClient.ts';
import { momentOf } from '../time/zone.ts';
import { type EdgeFlags, readEdgeFlags } from './edgeFlags.ts';
import { type RunningEdge, runEdge } from './runEdge.ts';

const TIME = '2026-12-01T14:00:00.000Z';
const now = () => momentOf(local('2026-12-01T09:00:00'), 'America/New_York');
const open: RunningEdge[] = [];
afterEach(async () => {
  for (const edge of open.splice(0)) await edge.close();
  await stopAll();
});

async function start(more: readonly string[] = [], lines: string[] = []) {
  const mock = await startServer({ requireKey: true });
  const args = ['--service', mock.base, '--groups', '101=America/New_York', '--port', '0', ...more];
  const flags = readEdgeFlags(args, { LEASING_SECRET_KEY: 'sk_demo' });
  const edge = await runEdge(flags, { now, log: (line) => lines.push(line.replace(/\d+ ms/, 'N ms')) });
  open.push(edge);
  return { mock, edge, flags };
}

it('books a tour over HTTP, and prints neither a name nor an address', async () => {
  const lines: string[] = [];
  const { edge } = await start([], lines);
  const leasing = createLeasingClient({ baseUrl: edge.url });
  expect(await leasing.getWidgetConfiguration(101)).toMatchObject({ active: true });
  expect(await leasing.bookTour(101, tour())).toMatchObject({ kind: 'booked' });
  expect((await fetch(`${edge.url}/preview?group_id=101&wait=all`)).status).toBe(200);
  expect(lines).toEqual([
    `${TIME} GET getWidgetConfiguration 200 N ms`,
    `${TIME} POST bookTour 200 N ms`,
    `${TIME} GET /preview 200 N ms`,
  ]);
});

it('writes its log as objects, also what it says at its start', async () => {
  const lines: string[] = [];
  const { edge } = await start(['--log', 'json'], lines);
  const headers = { Origin: 'https://www.example.com' };
  await fetch(`${edge.url}/preview?group_id=101`, { headers });
  await fetch(`${edge.url}/health`);
  const objects: readonly unknown[] = lines.map((line) => JSON.parse(line));
  expect(objects).toEqual([
    { time: TIME, message: `listening on ${edge.url}` },
    { time: TIME, message: expect.stringContaining('--address') },
    { time: TIME, message: expect.stringContaining('--origins') },
    {
      ...{ time: TIME, message: 'GET other 403 N ms, from a page that --origins does not name' },
      ...{ method: 'GET', route: 'other', status: 403, ms: expect.any(Number), cause: 'origin' },
    },
    {
      ...{ time: TIME, message: 'GET /health 200 N ms' },
      ...{ method: 'GET', route: '/health', status: 200, ms: expect.any(Number) },
    },
  ]);
});

it('says at its start that it knows no pages, and names in the log why it refused one', async () => {
  const lines: string[] = [];
  const { edge } = await start([], lines);
  expect(edge.says).toMatch(/^note: only pages of its own host may ask it; --origins names others$/m);
  const headers = { Origin: 'https://www.example.com' };
  expect((await fetch(`${edge.url}/preview?group_id=101`, { headers })).status).toBe(403);
  expect(lines).toEqual([`${TIME} GET other 403 N ms, from a page that --origins does not name`]);
  expect((await start(['--origins', headers.Origin])).edge.says ?? '').not.toContain('--origins');
});

it('counts visitors by the address of the connection, or by that which a proxy of the site gives', async () => {
  const book = (url: string, address: string) =>
    fetch(`${url}/api/v2/appointments/group/101/book`, {
      method: 'POST',
      headers: { 'X-Forwarded-For': address },
      body: '{}',
    }).then(({ status }) => status);
  const eleven = async (url: string) => {
    const statuses: number[] = [];
    for (let visitor = 0; visitor < 11; visitor += 1) statuses.push(await book(url, `203.0.113.${visitor}`));
    return statuses.filter((status) => status === 429).length;
  };
  const lines: string[] = [];
  const direct = await start([], lines);
  expect(await eleven(direct.edge.url)).toBe(1);
  expect(lines.at(-1)).toBe(`${TIME} POST bookTour 429 N ms, over the limit of a visitor`);
  const behind = await start(['--trusted-hops', '1']);
  expect(await eleven(behind.edge.url)).toBe(0);
});

/** Sends text over a connection of its own, and gives all that comes back until the server ends the connection. */
const overSocket = (url: string, text: string): Promise<string> =>
  new Promise((done, fail) => {
    let reply = '';
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk) => {
      reply += String(chunk);
    });
    socket.on('close', () => done(reply));
    socket.on('error', fail);
  });

it('keeps an idle connection for as long as it was told, and 75 seconds if it was not', async () => {
  const { edge } = await start(['--keep-alive', '1']);
  const reply = await overSocket(edge.url, 'GET /health HTTP/1.1\r\nHost: a\r\n\r\n');
  expect(reply).toContain('Keep-Alive: timeout=1');
  const usual = await start();
  const { headers } = await fetch(`${usual.edge.url}/health`);
  expect(headers.get('Keep-Alive')).toBe('timeout=75');
});

it('says by HTTP/1.0 that it runs, and that it takes bookings', async () => {
  const { edge } = await start();
  for (const [path, body] of [
    ['/health', '{"status":"ok"}'],
    ['/ready', '{"bookings":"ok"}'],
  ])
    expect(await overSocket(edge.url, `GET ${path} HTTP/1.0\r\n\r\n`)).toMatch(
      new RegExp(`^HTTP/1\\.\\d 200 [^]*${body}$`),
    );
});

it('gives the counters to who names an address or a machine of the own network, and to no page of the web', async () => {
  const { edge, flags } = await start(['--metrics', '0']);
  expect(flags.metrics).toEqual({ host: '127.0.0.1', port: 0 });
  const [, counters = ''] = /^counters on (\S+)$/m.exec(edge.says ?? '') ?? [];
  const ask = async (host: string, path = '/metrics') =>
    (await overSocket(counters, `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)).slice(9, 12);
  for (const host of ['127.0.0.1:9464', 'localhost', '[::1]:9464', 'edge:9464', '10.0.0.4'])
    expect(await ask(host)).toBe('200');
  expect(await ask('localhost', '/metrics?instance=a')).toBe('200');
  for (const host of ['evil.example.com', 'evil.example.com:9464', '[']) expect(await ask(host)).not.toBe('200');
  expect(await ask('localhost', '/')).toBe('404');
});

it('answers a malformed request with a 4xx, and goes on', async () => {
  const { edge } = await start();
  const { port } = new URL(edge.url);
  const send = (text: string) =>
    new Promise<string>((done) => {
      const socket = connect(Number(port), '127.0.0.1', () => socket.end(text));
      let reply = '';
      socket.on('data', (chunk) => {
        reply += String(chunk);
      });
      socket.on('close', () => done(reply));
      socket.on('error', () => done(reply));
    });
  for (const text of [
    'GARBAGE\r\n\r\n',
    'GET http:// HTTP/1.1\r\nHost: a b\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: [\r\n\r\n',
  ])
    expect(await send(text)).toMatch(/^HTTP\/1\.1 4\d\d /);
  expect((await fetch(`${edge.url}/health`)).status).toBe(200);
});

it('says what is wrong with a port, an address or an option', async () => {
  const { edge, flags } = await start();
  const taken: EdgeFlags = { ...flags, port: Number(new URL(edge.url).port) };
  const run = (changed: EdgeFlags) => runEdge(changed, { now, log: () => undefined });
  await expect(run(taken)).rejects.toThrow(`port ${taken.port} is taken; choose another with --port`);
  await expect(run({ ...flags, host: 'no.such.host.invalid' })).rejects.toThrow(
    '--host takes an address of this machine',
  );
  await expect(run({ ...flags, publicKey: 'sk_demo' })).rejects.toThrow('createTourEdge: `publicKey` cannot be right');
});

it('lets assistants in, also by the Model Context Protocol', async () => {
  const lines: string[] = [];
  const { edge } = await start(['--assistants', '101=https://alder.example/tours'], lines);
  const reply = await fetch(`${edge.url}/assistants/tour_link?group_id=101`);
  expect(await reply.json()).toMatchObject({
    url: expect.stringMatching(/^https:\/\/alder\.example\/tours#tour-booking=at\.101\.[\w-]+$/),
  });
  const ask = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };
  expect(await (await fetch(`${edge.url}/mcp`, { method: 'POST', body: ask, headers })).text()).toContain('free_times');
  expect(edge.says ?? '').not.toContain('/mcp');
  expect(lines).toEqual([`${TIME} GET /assistants 200 N ms`, `${TIME} POST /mcp 200 N ms`]);
});

it('goes on without the package of the protocol, and says so', async () => {
  vi.doMock('@modelcontextprotocol/server', () => {
    throw new Error('missing');
  });
  const { edge } = await start(['--assistants', '101=https://alder.example/tours']);
  vi.doUnmock('@modelcontextprotocol/server');
  expect(edge.says).toContain('/mcp needs the package @modelcontextprotocol/server 2 beside tour-booking');
  expect((await fetch(`${edge.url}/mcp`, { method: 'POST' })).status).toBe(404);
  expect((await fetch(`${edge.url}/tour.md?group_id=101`)).status).toBe(200);
});
