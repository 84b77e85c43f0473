import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { startRedis } from '../../test/redis.ts';
import { median } from '../browser/lab.ts';
import { type Load, load } from '../load.ts';
import { memoryOf, type Served, serveBareHono, serveOpenEdge, serveShipped } from '../processes.ts';
import type { Verdict } from '../verdict.ts';
import type { HonoReply } from './bareHono.ts';
import { measureCached, measureChanges } from './cost.ts';
import { fetchRaw } from './fetchRaw.ts';
import { type SlowService, startSlowService } from './slowService.ts';
import { DAYS, GROUPS, type Visit, visit, visitAll, ZONE } from './visits.ts';

/**
 * The edge under load: replies a second from the cache, 2,000 visitors in a minute in front of a slow service, the same with four instances of
 * which one is killed every ten seconds, and the memory after a million requests. All of it runs on 127.0.0.1 and ends by itself.
 */

const VISITORS = 2_000;
const SECONDS = 60;
const INSTANCES = 4;
const KILL_MS = 10_000;
/** Bookings that are under way when an instance is killed. */
const AT_A_KILL = 12;
const P95_MS = 25;

const FLAGS = ['--groups', GROUPS.join(), '--time-zone', ZONE, '--trusted-hops', '1', '--quiet'];
const SECRET = { LEASING_SECRET_KEY: 'sk_demo' };
const serveMock = (): Promise<Served> => serveShipped(['mock', '--port', '0', '--quiet', '--zone', ZONE]);
const serveEdge = (service: string, port = 0, env: Readonly<Record<string, string>> = {}): Promise<Served> =>
  serveShipped(['edge', '--service', service, '--port', String(port), ...FLAGS], { ...SECRET, ...env });

const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN;

const PREVIEW = `/preview?group_id=${GROUPS[0]}&days=${DAYS}`;
const get = (port: number, path: string, headers = ''): string =>
  `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n${headers}\r\n`;

const GZIP = 'Accept-Encoding: gzip\r\n';

/** Replies a second of `/preview` from the cache, beside a bare hono handler that sends the same bytes. The two take turns. */
async function rate(): Promise<Verdict> {
  const mock = await serveMock();
  const [edge, bare] = [await serveOpenEdge(mock.url), await serveBareHono()];
  try {
    await fetch(`${edge.url}${PREVIEW}&wait=all`);
    const { headers, body } = await fetchRaw(edge.url + PREVIEW);
    const added = new Set(['connection', 'date', 'keep-alive', 'content-length']);
    const sent = Object.entries(headers).filter(([name]) => !added.has(name));
    const recorded: HonoReply = [Object.fromEntries(sent), body.toString('base64')];
    const learned = once(bare.child, 'message');
    bare.child.send([...recorded]);
    await learned;
    const run = async ({ port }: Served, seconds: number) => {
      const asked: Load = { port, connections: 32, seconds, next: () => get(port, PREVIEW, GZIP) };
      return (await load(asked)).perSecond;
    };
    for (const server of [edge, bare]) await run(server, 2);
    const paces = { edge: [] as number[], bare: [] as number[] };
    for (let turn = 0; turn < 5; turn += 1) {
      paces.edge.push(await run(edge, 1));
      paces.bare.push(await run(bare, 1));
    }
    const [ours, theirs] = [median(paces.edge), median(paces.bare)];
    return {
      what: 'GET /preview from the cache, at least half of a bare hono handler with the same bytes',
      seen: `${ours.toFixed(0)} a second, ${((100 * ours) / theirs).toFixed(0)} % of ${theirs.toFixed(0)} (${body.length} B, gzip)`,
      holds: ours >= theirs / 2,
    };
  } finally {
    await Promise.all([edge.end(), bare.end(), mock.end()]);
  }
}

/** How many of the visitors who booked were told `what`. */
const told = (visits: readonly Visit[], what: string): number =>
  visits.filter(({ attempt }) => attempt?.told === what).length;

async function oneInstance(service: SlowService): Promise<readonly Verdict[]> {
  const edge = await serveEdge(service.url);
  try {
    // The warm-up fills the cache. Its calls count.
    for (const [index] of GROUPS.entries()) await visit(() => edge.url, VISITORS + index, false);
    const visits = await visitAll(() => edge.url, VISITORS, SECONDS);
    const bookings = visits.filter(({ attempt }) => attempt).length;
    const most = Math.floor((GROUPS.length * (DAYS * 3 + 2) + 2 * bookings) * 1.05);
    const p95 = percentile(
      visits.map(({ preview }) => preview),
      0.95,
    );
    const errors = visits.flatMap((each) => each.errors);
    return [
      {
        what: `${VISITORS} visitors in ${SECONDS} s, service at 80 ms and 50 calls a second: at most ${most} calls`,
        seen: `${service.calls()} calls, ${service.refused()} refused by the service`,
        holds: service.calls() <= most,
      },
      { what: `p95 of /preview, at most ${P95_MS} ms`, seen: `${p95.toFixed(1)} ms`, holds: p95 <= P95_MS },
      {
        what: 'errors that a visitor gets',
        seen: `${errors.length} ${[...new Set(errors)].join()}; ${told(visits, 'booked')} of ${bookings} booked, ${told(visits, 'taken')} too late`,
        holds: errors.length === 0,
      },
    ];
  } finally {
    await edge.end();
  }
}

/** How many tours and how many calls to book the mock has for each email. */
async function journal(mock: Served) {
  const read = async (path: string) => (await fetch(`${mock.url}/__mock/${path}`)).json();
  const { requests } = await read('requests?operation=bookTour');
  const { appointments } = await read('state');
  const count = (emails: readonly string[]): ReadonlyMap<string, number> =>
    emails.reduce((map, email) => map.set(email, (map.get(email) ?? 0) + 1), new Map<string, number>());
  type Person = { readonly email: string };
  type Client = { readonly people: readonly Person[] } | null;
  const emailOf = (client: Client): string => client?.people[0]?.email ?? '';
  return {
    calls: count(requests.map(({ body }: { body: { client: Client } }) => emailOf(body.client))),
    tours: count(appointments.map(({ client }: { client: Client }) => emailOf(client))),
  };
}

async function killedInstances(mock: Served, service: SlowService): Promise<readonly Verdict[]> {
  const redis = await startRedis();
  const shared = { TOUR_REDIS: redis.url };
  const instances = await Promise.all(Array.from({ length: INSTANCES }, () => serveEdge(service.url, 0, shared)));
  let turn = 0;
  const balancer = () => instances[turn++ % INSTANCES]?.url ?? '';
  let over = false;
  let kills = 0;
  const extra: Promise<Visit>[] = [];
  const killing = (async () => {
    for (;;) {
      await wait(KILL_MS);
      if (over) return;
      const victim = kills % INSTANCES;
      const old = instances[victim];
      if (old === undefined) return;
      let dead = false;
      const isDead = () => dead;
      for (let more = 0; more < AT_A_KILL; more += 1)
        extra.push(visit(() => (isDead() ? balancer() : old.url), 10_000 + kills * AT_A_KILL + more, true));
      // Their bookings are on their way to the service, which takes 80 ms.
      await wait(150);
      dead = true;
      await old.end('SIGKILL');
      kills += 1;
      instances[victim] = await serveEdge(service.url, old.port, shared);
    }
  })();
  try {
    const visits = await visitAll(balancer, VISITORS, SECONDS);
    over = true;
    await killing;
    const all = [...visits, ...(await Promise.all(extra))];
    const attempts = all.flatMap(({ attempt }) => attempt ?? []);
    const { calls, tours } = await journal(mock);
    const twice = attempts.filter(({ email }) => (calls.get(email) ?? 0) > 1 || (tours.get(email) ?? 0) > 1);
    const untrue = attempts.filter(({ email, told: word }) => {
      const made = tours.get(email) ?? 0;
      return word === 'booked' ? made !== 1 : word === 'unknown' ? false : made !== 0;
    });
    const without = all.flatMap(({ errors }) => errors.filter((error) => error.startsWith('preview')));
    return [
      {
        what: `the same with ${INSTANCES} instances on Redis, one killed with SIGKILL every ${KILL_MS / 1000} s: booked once or not at all`,
        seen: `${attempts.length} attempts, ${kills} kills: ${twice.length} twice, ${untrue.length} told something untrue; ${told(all, 'booked')} booked, ${told(all, 'taken')} too late, ${told(all, 'unknown')} unknown`,
        holds: twice.length === 0 && untrue.length === 0 && kills > 0,
      },
      {
        what: 'the same: no visitor without days',
        seen: `${without.length} without; ${told(all, 'refused')} bookings were told that nothing was sent, as the service was busy`,
        holds: without.length === 0,
      },
    ];
  } finally {
    over = true;
    await Promise.all(instances.map((each) => each.end()));
    await redis.close();
  }
}

const REQUESTS = 1_000_000;
const SLICE_SECONDS = 5;
/** The most that memory may grow from the first quarter to the end. */
const GROWTH = 1.15;

/** The requests of the memory test. The cache answers some, the edge refuses others, and each comes from a new visitor. */
function mixed(port: number): () => string {
  let sent = 0;
  return () => {
    const number = sent++;
    const address = `X-Forwarded-For: 10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}\r\n`;
    const group = GROUPS[number % GROUPS.length];
    const paths = [
      `/preview?group_id=${group}&days=${DAYS}`,
      `/api/v2/appointments/group/${group}/times`,
      `/attempts/${'0'.repeat(20)}${number}`,
      `/api/v1/clients/${number}`,
      `/preview?group_id=${number}`,
      `/nothing/${number}`,
    ];
    return get(port, paths[number % paths.length] ?? '/', address);
  };
}

async function memory(): Promise<Verdict> {
  const mock = await serveMock();
  const edge = await serveOpenEdge(mock.url);
  try {
    const next = mixed(edge.port);
    let sent = 0;
    const held: number[] = [];
    const counted = () => {
      sent += 1;
      return next();
    };
    for (const part of [1, 2, 3, 4]) {
      while (sent < (REQUESTS * part) / 4)
        await load({ port: edge.port, connections: 32, seconds: SLICE_SECONDS, next: counted });
      held.push(memoryOf(edge)?.now ?? Number.NaN);
    }
    const [first = Number.NaN] = held;
    return {
      what: `memory over ${REQUESTS.toLocaleString('en')} requests of as many visitors, flat`,
      seen: `${held.map((each) => each.toFixed(0)).join(', ')} MB after each quarter (${sent} sent)`,
      holds: Math.max(...held) <= first * GROWTH,
    };
  } finally {
    await Promise.all([edge.end(), mock.end()]);
  }
}

/** Starts a slow service in front of a fresh mock for `part`. */
async function slowly<Result>(part: (mock: Served, service: SlowService) => Promise<Result>): Promise<Result> {
  const mock = await serveMock();
  const service = await startSlowService(mock.port);
  try {
    return await part(mock, service);
  } finally {
    service.close();
    await mock.end();
  }
}

const PARTS = {
  cached: measureCached,
  changes: measureChanges,
  rate: async () => [await rate()],
  visitors: () => slowly((_, service) => oneInstance(service)),
  killed: () => slowly(killedInstances),
  memory: async () => [await memory()],
};

/** Runs the parts with these names, or all of them, which takes about ten minutes. Wants a built dist/ and a Redis. */
export async function measureEdge(names: readonly string[] = Object.keys(PARTS)): Promise<readonly Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const [name, part] of Object.entries(PARTS)) if (names.includes(name)) verdicts.push(...(await part()));
  return verdicts;
}

/** The table of `npm run bench`. */
export const edgeTable = (verdicts: readonly Verdict[]): string =>
  [
    'The edge under load, on loopback',
    ...verdicts.map(({ what, seen, holds }) => `${holds ? 'holds ' : 'BROKEN'}  ${what}\n          ${seen}`),
  ].join('\n');

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const names = process.argv.slice(2);
  console.log(edgeTable(await measureEdge(names.length > 0 ? names : undefined)));
}
