import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { readEdgeFlags } from '../../src/command/edgeFlags.ts';
import { type RunningEdge, runEdge } from '../../src/command/runEdge.ts';
import { BOOK, DAY, tour } from '../edgeSetUp.ts';
import { freePort } from '../freePort.ts';
import { startServer, stopAll } from '../startServer.ts';
import { openRaw, replyTo, startEdge } from './edgeProcess.ts';

// Attacks on an edge, on real connections.

let service: string;
const running: RunningEdge[] = [];
beforeAll(async () => {
  service = (await startServer({ requireKey: true })).base;
});
afterEach(async () => {
  for (const edge of running.splice(0)) await edge.close();
});
afterAll(stopAll);

async function edge(...more: string[]) {
  const args = ['--service', service, '--groups', '101=America/New_York', '--quiet', '--port', '0', ...more];
  const flags = readEdgeFlags(args, { LEASING_SECRET_KEY: 'sk_demo' });
  // The moment of the mock.
  const started = await runEdge(flags, { now: () => Date.UTC(2026, 11, 1, 14), log: () => undefined });
  running.push(started);
  return { ...started, port: Number(new URL(started.url).port), says: started.says ?? '' };
}
const statusOf = (reply: string): number => Number(/^HTTP\/1\.\d (\d{3})/.exec(reply)?.[1]);
const KEY = 'attempt-0123456789';

describe('the address of the edge', () => {
  it.each([
    ['an absolute address', 'GET http://evil.test/tours/widget?group_id=101 HTTP/1.1\r\nHost: 127.0.0.1\r\n'],
    ['a Host', 'GET /tours/widget?group_id=101 HTTP/1.1\r\nHost: evil.test\r\n'],
    [
      'X-Forwarded-Host',
      'GET /tours/widget?group_id=101 HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-Host: evil.test\r\n',
    ],
    [
      'Forwarded',
      'GET /tours/widget?group_id=101 HTTP/1.1\r\nHost: 127.0.0.1\r\nForwarded: host=evil.test;proto=https\r\n',
    ],
  ])('never comes from %s', async (_, head) => {
    const { port, says } = await edge('--path', '/tours');
    const reply = await replyTo(port, `${head}Connection: close\r\n\r\n`);
    expect(statusOf(reply)).toBe(200);
    expect(reply).toContain(' edge="/tours"');
    expect(reply).not.toContain('evil');
    expect(says).toContain('--address');
  });

  it('is needed at the root, and is the one that was given', async () => {
    const open = await edge();
    expect((await fetch(`${open.url}/widget?group_id=101`)).status).toBe(400);
    expect(open.says).toContain('GET /widget answers 400 until --address');
    const named = await edge('--address', 'https://tours.example.com', '--origins', 'https://www.example.com');
    const reply = await replyTo(
      named.port,
      'GET http://evil.test/widget?group_id=101&styles=link HTTP/1.1\r\nHost: evil.test\r\nConnection: close\r\n\r\n',
    );
    expect(reply).toContain(' edge="https://tours.example.com"');
    expect(reply).not.toContain('evil');
    expect(named.says).toBe('');
  });
});

it('an edge that was started again does not say that a tour is not booked', async () => {
  const before = await edge();
  const booked = await fetch(before.url + BOOK, {
    method: 'POST',
    headers: { 'Idempotency-Key': KEY },
    body: JSON.stringify(tour('2026-12-09T10:15:00')),
  });
  expect(booked.status).toBeLessThan(500);
  await before.close();
  const { url } = await edge();
  for (const method of ['GET', 'DELETE', 'GET']) {
    const told = await (await fetch(`${url}/attempts/${KEY}`, { method })).json();
    expect(told).toMatchObject({ state: 'unknown' });
    expect(JSON.stringify(told)).not.toContain('not booked');
  }
});

describe('connections', () => {
  it('that ask and read nothing are ended, and the memory stays small', async () => {
    const { port, url, memory, stop } = await startEdge(service);
    onTestFinished(stop);
    await (await fetch(`${url}/health`)).text();
    const before = memory();
    const request = 'GET /health HTTP/1.1\r\nHost: a\r\n\r\n';
    const greedy = await Promise.all(Array.from({ length: 10 }, () => openRaw(port, false)));
    for (const { socket } of greedy) socket.write(request.repeat(8_000));
    expect((await fetch(`${url}/health`)).status).toBe(200);
    expect(memory() - before).toBeLessThan(100);
    for (const { socket } of greedy) socket.resume();
    await Promise.all(greedy.map(({ closed }) => closed));
    expect(memory() - before).toBeLessThan(100);
  });

  it('that send a few requests at once get their replies in order', async () => {
    const { port } = await edge();
    const reply = await replyTo(
      port,
      `${'GET /health HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(4)}GET /nothing HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
    );
    expect(reply.match(/HTTP\/1\.1 \d{3}/g)).toEqual([
      ...Array.from({ length: 4 }, () => 'HTTP/1.1 200'),
      'HTTP/1.1 404',
    ]);
  });

  const HALF = [
    ['nothing', ''],
    ['half a line', 'GET /hea'],
    ['half of the headers', 'GET /health HTTP/1.1\r\nHost: a\r\nX-A: '],
    ['half of a body', `POST ${BOOK} HTTP/1.1\r\nHost: a\r\nContent-Length: 500\r\n\r\n{"appointment":`],
    [
      'half of a body in chunks',
      `POST ${BOOK} HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{"app\r\n`,
    ],
    ['half of a body that nobody reads', 'POST /nothing HTTP/1.1\r\nHost: a\r\nContent-Length: 500\r\n\r\n{'],
    ['half of a second request', 'GET /health HTTP/1.1\r\nHost: a\r\n\r\nGET /hea'],
  ] as const;
  it('that send a part and no more are ended after ten seconds', async () => {
    // Each on an edge of its own, side by side: the ten seconds are real.
    const ended = HALF.map(async ([what, text]) => {
      const { port, url } = await edge('--trusted-hops', '1');
      const half = await Promise.all(Array.from({ length: 100 }, () => openRaw(port)));
      for (const { socket } of half) socket.write(text);
      const times = await Promise.all(half.map(({ closed }) => closed));
      return { what, inTime: Math.max(...times) < 20_000, status: (await fetch(`${url}/health`)).status };
    });
    expect(await Promise.all(ended)).toEqual(HALF.map(([what]) => ({ what, inTime: true, status: 200 })));
  });

  it('of a load balancer that checks by HTTP/1.0 and names no host get 200', async () => {
    const { port } = await edge();
    for (const request of [
      'GET /health HTTP/1.0\r\n\r\n',
      'GET /health HTTP/1.1\r\nHost:\r\nConnection: close\r\n\r\n',
    ])
      expect(statusOf(await replyTo(port, request))).toBe(200);
    expect(statusOf(await replyTo(port, 'GET /health HTTP/1.1\r\nConnection: close\r\n\r\n'))).toBe(400);
  });
});

describe('visitors', () => {
  const book = (url: string, address: string, body: string) =>
    fetch(url + BOOK, { method: 'POST', headers: { 'X-Forwarded-For': address }, body }).then(({ status }) => status);

  it('are told apart behind a proxy that adds ports and brackets', async () => {
    const { url } = await edge('--trusted-hops', '1');
    const forms = (visitor: number) => [
      `203.0.113.${visitor}:5678`,
      `[2001:db8:${visitor}::1]:443`,
      `::ffff:198.51.100.${visitor}`,
      `[::ffff:c633:${(0x6500 + visitor).toString(16)}]:80`,
    ];
    for (let visitor = 1; visitor <= 12; visitor += 1)
      for (const address of forms(visitor)) expect(await book(url, address, '{}')).toBe(400);
    // And each one still has a limit, whatever the port.
    const again: number[] = [];
    for (let turn = 0; turn < 10; turn += 1) again.push(await book(url, `203.0.113.1:${turn + 1}`, '{}'));
    expect(again.filter((status) => status === 429)).toHaveLength(1);
  });

  it('are served while one household sends 512 wrong bodies', async () => {
    const { url } = await edge('--trusted-hops', '1');
    for (const body of ['{}', '{', JSON.stringify(tour('2026-11-01T10:00:00'))])
      for (let network = 0; network < 512; network += 1)
        await book(url, `2001:db8:1:${(0x100 + (network % 256)).toString(16)}::1`, body);
    const statuses: number[] = [];
    for (let visitor = 0; visitor < 20; visitor += 1)
      statuses.push(await book(url, `203.0.113.${visitor}`, JSON.stringify(tour('2026-12-10T10:15:00'))));
    expect(statuses).not.toContain(429);
  });

  it('can book after a bot has given up 2,000 keys', async () => {
    const { url } = await edge('--trusted-hops', '1');
    for (let turn = 0; turn < 20; turn += 1)
      await Promise.all(
        Array.from({ length: 100 }, (_, index) =>
          fetch(`${url}/attempts/bot-${String(turn * 100 + index).padStart(12, '0')}`, {
            method: 'DELETE',
            headers: { 'X-Forwarded-For': `10.${turn}.${index}.1` },
          }).then((reply) => reply.text()),
        ),
      );
    const headers = { 'Idempotency-Key': KEY, 'X-Forwarded-For': '203.0.113.7' };
    const reply = await fetch(url + BOOK, {
      method: 'POST',
      headers,
      body: JSON.stringify(tour('2026-12-11T10:15:00')),
    });
    expect(reply.status).not.toBe(429);
  });

  it('use up their own limit with each request', async () => {
    const { url } = await edge();
    const statuses: number[] = [];
    // On a busy machine some of the limit has come back before the last request.
    for (let turn = 0; turn < 2_000 && statuses.at(-1) !== 429; turn += 1) {
      const reply = await fetch(`${url}/widget.css`);
      await reply.text();
      statuses.push(reply.status);
    }
    expect(statuses[0]).toBe(200);
    expect(statuses.at(-1)).toBe(429);
  });
});

it.each([
  ['15,000 nested lists', '['.repeat(15_000)],
  ['15,000 nested and closed lists', '['.repeat(15_000) + ']'.repeat(15_000)],
  ['nested objects in a booking', `{"appointment":${'{"a":'.repeat(4_000)}1${'}'.repeat(4_001)}`],
  ['15,000 objects', `{"a":[${'{},'.repeat(10_000)}{}]}`],
])('a body of %s gets 400', async (_, body) => {
  const { url } = await edge();
  for (const path of [BOOK, '/api/v2/clients'])
    expect((await fetch(url + path, { method: 'POST', headers: { 'Idempotency-Key': KEY }, body })).status).toBe(400);
});

it('the counters are on a port of their own, if anywhere', async () => {
  const port = await freePort();
  const { url, says } = await edge('--metrics', String(port));
  expect((await fetch(url + DAY)).status).toBe(200);
  for (const path of ['/metrics', '/metrics/', '/METRICS', '//metrics'])
    expect((await fetch(url + path)).status).toBe(404);
  const counters = `http://127.0.0.1:${port}`;
  expect(await (await fetch(`${counters}/metrics`)).text()).toContain('tour_edge_requests_total');
  expect((await fetch(counters)).status).toBe(404);
  expect(says).toContain(`counters on ${counters}/metrics`);
});
