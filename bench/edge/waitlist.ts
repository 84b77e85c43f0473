import { type ChildProcess, spawn } from 'node:child_process';
import { createServer, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { linkIn } from '../../src/core/linkText.ts';
import { addDays } from '../../src/time/arithmetic.ts';
import { type Day, dayOf } from '../../src/time/values.ts';
import { wallClock } from '../../src/time/zone.ts';
import { freePort } from '../../test/freePort.ts';
import { startRedis } from '../../test/redis.ts';

/**
 * Two proofs of the waitlist, with edges in processes of their own on one Redis. Each takes some minutes and wants a built dist/.
 *
 *   npx tsx bench/edge/waitlist.ts killed   four edges; one is ended by SIGKILL every second of a minute, while 500 times free up
 *   npx tsx bench/edge/waitlist.ts many     one edge with 5,000 waiters for 60 days of 20 groups: calls a minute, memory, time of a look
 */

const ZONE = 'America/New_York';
const HOURS = ['09', '10', '11', '12', '13', '14', '15', '16'];
const OFFER_MINUTES = 15;
/** The site whose pages have the widget. */
const SITE = 'https://www.example.com';
const root = fileURLToPath(new URL('../..', import.meta.url));

interface Message {
  readonly id: string;
  readonly type: 'time-free' | 'confirm';
  readonly group_id: number;
  readonly time: string;
  readonly also: readonly string[];
  readonly link: string;
  readonly who: { readonly email: string };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

async function listen(answer: (request: IncomingMessage) => Promise<unknown>): Promise<string> {
  const server = createServer((request, response) => {
    void answer(request).then((json) => {
      response.writeHead(json === undefined ? 404 : 200, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(json ?? {}));
    });
  });
  const port = await freePort();
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  server.unref();
  return `http://127.0.0.1:${port}`;
}

/** A service whose times are free where they are in `free`. It counts the questions about each day in each minute. */
async function startService() {
  const free = new Set<string>();
  const asked = new Map<string, number>();
  const url = await listen(async ({ url: path = '' }) => {
    const [, group, time] = /\/appointments\/group\/(\d+)\/times\?time=([^&]+)/.exec(decodeURIComponent(path)) ?? [];
    if (group === undefined || time === undefined) return undefined;
    const day = time.slice(0, 10);
    const key = `${Math.floor(Date.now() / 60_000)} ${group} ${day}`;
    asked.set(key, (asked.get(key) ?? 0) + 1);
    const times = HOURS.map((hour) => `${day}T${hour}:00:00`).filter((one) => free.has(`${group} ${one}`));
    return { available_times: times, valid: true, errors: {}, appointment_sms_opt_in: false };
  });
  return { url, free, asked };
}

/** A mailer that takes each message. */
async function startMailer() {
  const got: { readonly message: Message; readonly at: number }[] = [];
  /** The tokens of the links that confirm, by address. */
  const confirms = new Map<string, string>();
  const url = await listen(async (request) => {
    const message: Message = JSON.parse(await bodyOf(request));
    if (message.type === 'confirm') {
      const link = linkIn(new URL(message.link).hash)?.link;
      if (link?.kind === 'confirm') confirms.set(message.who.email, link.token);
    } else got.push({ message, at: Date.now() });
    return {};
  });
  return { url, got, confirms };
}

interface Edge {
  readonly url: string;
  readonly process: ChildProcess;
}

async function startEdge(service: string, notify: string, redis: string, groups: readonly number[]): Promise<Edge> {
  // Four that start at once may be given the same port.
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  const flags = ['--service', service, '--groups', groups.join(','), '--time-zone', ZONE, '--port', String(port)];
  const more = [
    '--redis',
    redis,
    '--instances',
    '4',
    '--notify',
    notify,
    '--origins',
    SITE,
    '--trusted-hops',
    '1',
    '--quiet',
  ];
  const child = spawn(process.execPath, ['dist/command/bin/tour-booking.js', 'edge', ...flags, ...more], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, TOUR_SECRETS: 'm'.repeat(32), TOUR_NOTIFY_SECRET: 'n'.repeat(32) },
  });
  const url = `http://127.0.0.1:${port}`;
  for (;;) {
    const reply = await fetch(`${url}/health`).catch(() => undefined);
    if (reply?.ok) return { url, process: child };
    if (child.exitCode !== null) return startEdge(service, notify, redis, groups);
    await wait(100);
  }
}

/** Puts `count` waiters of `group` on the list, each by the link of a message. Gives their tokens. */
async function join(
  edge: string,
  confirms: ReadonlyMap<string, string>,
  ...[group, count, from, to]: readonly [number, number, Day, Day]
): Promise<readonly string[]> {
  const tokens: string[] = [];
  const one = async (index: number): Promise<void> => {
    const name = `w${group}x${index}`;
    const visitor = `10.${group % 250}.${Math.floor(index / 250)}.${index % 250}`;
    const reply = await fetch(`${edge}/waitlist`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': `key-${group}-${index}-${'0'.repeat(16)}`,
        'X-Forwarded-For': visitor,
      },
      body: JSON.stringify({
        ...{ group_id: group, first_name: name, last_name: 'Smith', email: `${name}@example.com`, language: 'en' },
        ...{ days: { from, to }, parts: ['morning', 'afternoon', 'evening'], page: `${SITE}/tours` },
      }),
    });
    if (!reply.ok) throw new Error(`${reply.status} ${await reply.text()}`);
    while (!confirms.has(`${name}@example.com`)) await wait(20);
    const confirmed = await fetch(`${edge}/waitlist/confirm`, {
      method: 'POST',
      headers: { 'Tour-Token': confirms.get(`${name}@example.com`) ?? '', 'X-Forwarded-For': visitor },
    });
    const { entries }: { entries: readonly { readonly token: string }[] } = await confirmed.json();
    tokens.push(...entries.map(({ token }) => token));
  };
  for (let index = 0; index < count; index += 10)
    await Promise.all(Array.from({ length: Math.min(10, count - index) }, (_, each) => one(index + each)));
  return tokens;
}

async function killed(): Promise<void> {
  const groups = Array.from({ length: 10 }, (_, index) => 201 + index);
  const today = dayOf(wallClock(Date.now(), ZONE));
  const days = Array.from({ length: 7 }, (_, index) => addDays(today, index + 1));
  const [service, mailer, redis] = [await startService(), await startMailer(), await startRedis()];
  const start = () => startEdge(service.url, mailer.url, redis.url, groups);
  const edges = await Promise.all([1, 2, 3, 4].map(start));
  const [first] = edges;
  if (first === undefined) return;
  const tokens = (
    await Promise.all(groups.map((group) => join(first.url, mailer.confirms, group, 40, today, addDays(today, 8))))
  ).flat();
  console.log(`${tokens.length} wait`);
  // Each day is looked at once before times free up.
  while (new Set([...service.asked.keys()].map((key) => key.replace(/^\d+ /, ''))).size < groups.length * 9)
    await wait(1_000);
  await wait(65_000);

  const all = groups.flatMap((group) => days.flatMap((day) => HOURS.map((hour) => `${group} ${day}T${hour}:00:00`)));
  const freed = all.sort((one, other) => one.slice(-8).localeCompare(other.slice(-8))).slice(0, 500);
  const freeing = (async () => {
    for (const time of freed) {
      service.free.add(time);
      await wait(120);
    }
  })();
  let kills = 0;
  const end = Date.now() + 60_000;
  const starting = new Set<Promise<void>>();
  while (Date.now() < end) {
    const edge = edges.shift();
    if (edge) {
      edge.process.kill('SIGKILL');
      kills += 1;
      const again: Promise<void> = start().then((next) => {
        edges.push(next);
        starting.delete(again);
      });
      starting.add(again);
    }
    await wait(1_000);
  }
  await Promise.all([freeing, ...starting]);
  const offered = (): Set<string> =>
    new Set(
      mailer.got.flatMap(({ message: { group_id: group, time, also } }) =>
        [time, ...also].map((one) => `${group} ${one}`),
      ),
    );
  const patience = Date.now() + 240_000;
  while (Date.now() < patience && freed.some((time) => !offered().has(time))) await wait(1_000);

  /** When each time was offered, and to whom. A message that comes twice has the same id. */
  const byTime = new Map<string, Map<string, { readonly at: number; readonly email: string }>>();
  for (const { message, at } of mailer.got)
    for (const time of [message.time, ...message.also]) {
      const key = `${message.group_id} ${time}`;
      const offers = byTime.get(key) ?? new Map();
      if (!offers.has(message.id)) offers.set(message.id, { at, email: message.who.email });
      byTime.set(key, offers);
    }
  const tooSoon = [...byTime.values()].filter((offers) => {
    const times = [...offers.values()].map(({ at }) => at).sort((one, other) => one - other);
    return times.some((at, index) => index > 0 && at - (times[index - 1] ?? at) < (OFFER_MINUTES - 1) * 60_000);
  }).length;
  const [last] = edges;
  const there = await Promise.all(
    tokens.map((token, index) =>
      fetch(`${last?.url}/waitlist`, { headers: { 'Tour-Token': token, 'X-Forwarded-For': `10.9.${index % 250}.1` } }),
    ),
  );
  const ids = mailer.got.map(({ message }) => message.id);
  console.log({
    kills,
    freed: freed.length,
    neverOffered: freed.filter((time) => !byTime.has(time)).length,
    offeredTwiceWithin15Minutes: tooSoon,
    messages: new Set(ids).size,
    cameTwiceWithTheSameId: ids.length - new Set(ids).size,
    waitersLost: there.filter(({ status }) => status !== 200).length,
    mostQuestionsADayAndMinute: Math.max(...service.asked.values()),
  });
  for (const { process: child } of edges) child.kill('SIGKILL');
  await redis.close();
}

async function many(): Promise<void> {
  const groups = Array.from({ length: 20 }, (_, index) => 301 + index);
  const today = dayOf(wallClock(Date.now(), ZONE));
  const [service, mailer, redis] = [await startService(), await startMailer(), await startRedis()];
  const edge = await startEdge(service.url, mailer.url, redis.url, groups);
  const began = performance.now();
  for (const group of groups) await join(edge.url, mailer.confirms, group, 250, today, addDays(today, 59));
  console.log(`5,000 joined in ${Math.round(performance.now() - began)} ms`);
  const cpuOf = async (): Promise<{ readonly cpuMs: number; readonly rssMb: number }> => {
    const { readFile } = await import('node:fs/promises');
    const [stat, status] = await Promise.all(
      ['stat', 'status'].map((name) => readFile(`/proc/${edge.process.pid}/${name}`, 'utf8')),
    );
    const fields = (stat ?? '').split(') ')[1]?.split(' ') ?? [];
    const rss = Number(/VmRSS:\s+(\d+)/.exec(status ?? '')?.[1] ?? 0);
    return { cpuMs: (Number(fields[11]) + Number(fields[12])) * 10, rssMb: Math.round(rss / 1024) };
  };
  await wait(70_000);
  const before = await cpuOf();
  const from = Math.floor(Date.now() / 60_000);
  await wait(180_000);
  const after = await cpuOf();
  const minutes = [1, 2].map((offset) => from + offset);
  const callsOf = (minute: number): number =>
    [...service.asked].reduce((sum, [key, count]) => (key.startsWith(`${minute} `) ? sum + count : sum), 0);
  console.log({
    callsAMinute: minutes.map(callsOf),
    promised: groups.length * 60,
    mostQuestionsADayAndMinute: Math.max(...service.asked.values()),
    cpuMsALook: Math.round(((after.cpuMs - before.cpuMs) / (groups.length * 60 * 3)) * 10) / 10,
    rssMb: after.rssMb,
  });
  edge.process.kill('SIGKILL');
  await redis.close();
}

await (process.argv[2] === 'many' ? many() : killed());
process.exit(0);
