import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { startRedis } from '../../test/redis.ts';
import { median } from '../browser/lab.ts';
import { load } from '../load.ts';
import { memoryOf, type Served, serveBare, serveBareEdge, serveMock, serveOpenEdge } from '../processes.ts';
import type { Verdict } from '../verdict.ts';
import type { BareReply } from './bareEdge.ts';
import { fetchRaw } from './fetchRaw.ts';
import { DAYS, GROUPS, MANY_GROUPS } from './visits.ts';

/**
 * The processor time of an edge for a request, beside a bare handler on node:http, and its memory over two waves of visitors. Both answer the same
 * requests, in turns, on 127.0.0.1.
 */

/** How many times the processor time of the bare handler: a reply from the cache; a booking, and a join. */
const MOST_CACHED = 2.5;
const MOST_CHANGE = 2;
/** How many times the memory of the first wave after the second. */
const MOST_GROWTH = 1.1;
const CONNECTIONS = 32;
const WAVE_CONNECTIONS = 1_000;
const TURNS = 3;
const SECONDS = 1;
const WARM_UP_SECONDS = 2;
const TICKS_A_SECOND = 100;

/** The processor time that a process has used, in milliseconds. */
function processorTime({ child }: Served): number {
  const [, rest = ''] = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ');
  const fields = rest.split(' ').map(Number);
  return (((fields[11] ?? Number.NaN) + (fields[12] ?? Number.NaN)) * 1000) / TICKS_A_SECOND;
}

type Next = (port: number) => string;

/** Milliseconds of processor time for each reply. */
async function costOf(server: Served, next: Next, seconds: number): Promise<number> {
  const before = processorTime(server);
  const { accepted, refused } = await load({
    ...{ port: server.port, connections: CONNECTIONS, seconds },
    next: () => next(server.port),
  });
  if (refused > 0) throw new Error(`${refused} of ${accepted + refused} replies were refused.`);
  return (processorTime(server) - before) / accepted;
}

async function compare(what: string, edge: Served, bare: Served, next: Next, most: number): Promise<Verdict> {
  for (const server of [edge, bare]) await costOf(server, next, WARM_UP_SECONDS);
  const costs = { edge: [] as number[], bare: [] as number[] };
  for (let turn = 0; turn < TURNS; turn += 1) {
    costs.edge.push(await costOf(edge, next, SECONDS));
    costs.bare.push(await costOf(bare, next, SECONDS));
  }
  const [ours, theirs] = [median(costs.edge), median(costs.bare)];
  return {
    what: `${what}: at most ${most} times the processor time of a bare node:http handler`,
    seen: `${(ours / theirs).toFixed(2)} times: ${(ours * 1000).toFixed(0)} µs, the bare one ${(theirs * 1000).toFixed(0)} µs`,
    holds: ours <= theirs * most,
  };
}

let visitors = 0;
const address = (): string => {
  visitors += 1;
  return `X-Forwarded-For: 10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}\r\n`;
};
const PREVIEW = `/preview?group_id=${GROUPS[0]}&days=${DAYS}`;
const ask: Next = (port) =>
  `GET ${PREVIEW} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAccept-Encoding: gzip\r\n${address()}\r\n`;
const post = (port: number, path: string, json: unknown): string => {
  const body = JSON.stringify(json);
  const headers = `Content-Type: application/json\r\nIdempotency-Key: ${randomUUID()}\r\n${address()}`;
  return `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n${headers}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
};

const soon = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
/** Each has an address of their own: joins of one address wait for each other. */
const person = () => ({ first_name: 'Lara', last_name: 'Smith', email: `lara${visitors}@example.com` });
const BOOK = `/api/v2/appointments/group/${GROUPS[0]}/book`;
const START = `${soon(5)}T10:15:00`;
const book: Next = (port) =>
  post(port, BOOK, {
    appointment: { start: START, location: '123 First St', broker_booked: false },
    client: { people: [{ ...person(), phone_1: '5557775555' }], price_ceiling: '3500', notes: 'Mornings are best.' },
  });
const join: Next = (port) =>
  post(port, '/waitlist', {
    ...{ group_id: MANY_GROUPS[visitors % MANY_GROUPS.length], ...person(), language: 'en' },
    ...{ days: { from: soon(2), to: soon(9) }, parts: ['morning', 'evening'], page: 'https://www.example.com/tours' },
  });

/** What a service says of a booking. */
const booked = JSON.stringify({
  data: { appointment: { id: 9001, confirmation_enabled: false, start: `${START}-05:00`, location: '123 First St' } },
});

/** Takes half a minute. Wants a Redis. */
export async function measureCached(): Promise<readonly Verdict[]> {
  const [mock, redis] = [await serveMock(), await startRedis()];
  const [edge, bare] = [await serveOpenEdge(mock.url), await serveBareEdge(mock.url, redis.url)];
  try {
    await fetch(`${edge.url}${PREVIEW}&wait=all`);
    const { headers, body } = await fetchRaw(edge.url + PREVIEW);
    const added = new Set(['connection', 'date', 'keep-alive', 'content-length', 'transfer-encoding']);
    const sent = Object.entries(headers).filter(([name]) => !added.has(name));
    const learned = once(bare.child, 'message');
    const recorded: BareReply = [Object.fromEntries(sent), body.toString('base64')];
    bare.child.send([...recorded]);
    await learned;
    const verdict = await compare('a reply from the cache', edge, bare, ask, MOST_CACHED);
    const held: number[] = [];
    for (let wave = 0; wave < 2; wave += 1) {
      await load({ port: edge.port, connections: WAVE_CONNECTIONS, seconds: 5, next: () => ask(edge.port) });
      await wait(2_000);
      held.push(memoryOf(edge)?.now ?? Number.NaN);
    }
    const [first = Number.NaN, second = Number.NaN] = held;
    return [
      verdict,
      {
        what: `memory after a second wave on ${WAVE_CONNECTIONS} connections, at most ${MOST_GROWTH} times that of the first`,
        seen: `${first.toFixed(0)} MB, then ${second.toFixed(0)} MB`,
        holds: second <= first * MOST_GROWTH,
      },
    ];
  } finally {
    await Promise.all([edge.end(), bare.end(), mock.end(), redis.close()]);
  }
}

/** The same. */
export async function measureChanges(): Promise<readonly Verdict[]> {
  const [service, redis] = [await serveBare(), await startRedis()];
  const learned = once(service.child, 'message');
  service.child.send([[BOOK, 200, { 'content-type': 'application/json' }, booked]]);
  await learned;
  const [edge, bare] = [await serveOpenEdge(service.url, redis.url), await serveBareEdge(service.url, redis.url)];
  try {
    return [
      await compare('a booking on Redis', edge, bare, book, MOST_CHANGE),
      await compare('a join of the waitlist on Redis', edge, bare, join, MOST_CHANGE),
    ];
  } finally {
    await Promise.all([edge.end(), bare.end(), service.end(), redis.close()]);
  }
}
