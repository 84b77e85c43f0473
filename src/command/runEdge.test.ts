import { connect } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { tour } from '../../test/edgeSetUp.ts';
import { local } from '../../test/programmedClient.ts';
import { startServer, stopAll } from '../../test/startServer.ts';
import { createLeasingClient } from '../api/client.ts';
import { momentOf } from '../time/zone.ts';
import { type EdgeFlags, readEdgeFlags } from './edgeFlags.ts';
import { type RunningEdge, runEdge } from './runEdge.ts';

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
  if (flags === 'help') throw new Error('no flags');
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
  expect((await fetch(`${edge.url}/preview?group=101&wait=all`)).status).toBe(200);
  expect(lines).toEqual(['GET getWidgetConfiguration 200 N ms', 'POST bookTour 200 N ms', 'GET /preview 200 N ms']);
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
  const direct = await start();
  expect(await eleven(direct.edge.url)).toBe(1);
  const behind = await start(['--trusted-hops', '1']);
  expect(await eleven(behind.edge.url)).toBe(0);
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
  const reply = await fetch(`${edge.url}/assistants/tour_link?group=101`);
  expect(await reply.json()).toMatchObject({
    url: expect.stringMatching(/^https:\/\/alder\.example\/tours#tour-booking=at\.101\.[\w-]+$/),
  });
  const ask = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };
  expect(await (await fetch(`${edge.url}/mcp`, { method: 'POST', body: ask, headers })).text()).toContain('free_times');
  expect(edge.says ?? '').not.toContain('/mcp');
  expect(lines).toEqual(['GET /assistants 200 N ms', 'POST /mcp 200 N ms']);
});

it('goes on without the package of the protocol, and says so', async () => {
  vi.doMock('@modelcontextprotocol/server', () => {
    throw new Error('missing');
  });
  const { edge } = await start(['--assistants', '101=https://alder.example/tours']);
  vi.doUnmock('@modelcontextprotocol/server');
  expect(edge.says).toContain('/mcp needs the package @modelcontextprotocol/server 2 beside tour-booking');
  expect((await fetch(`${edge.url}/mcp`, { method: 'POST' })).status).toBe(404);
  expect((await fetch(`${edge.url}/tour.md?group=101`)).status).toBe(200);
});
