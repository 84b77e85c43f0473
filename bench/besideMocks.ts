import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { median } from './browser/lab.ts';
import { bookings, type Kind, searches, times, wire } from './http.ts';
import { load } from './load.ts';
import { installMocks, serveJsonServer, serveMsw, servePrism } from './otherMocks.ts';
import { cpuOf, type Served, serveCommand } from './processes.ts';

type Request = ReturnType<Kind['next']>;

/** A server of the comparison. `ask` turns a request to our mock into the same request to this server. */
interface Entrant {
  readonly title: string;
  readonly server: Served;
  ask(request: Request): Request;
}

/** One cell of the table: replies a second, and microseconds of the server's processor for each reply. Both are medians of the turns. */
interface Pace {
  readonly perSecond: number;
  readonly cpu: number;
  readonly refused: number;
}

export interface MockRow {
  readonly what: string;
  readonly paces: readonly (readonly [title: string, pace: Pace])[];
}

/** Milliseconds from the start of each process until its first reply, the median of some starts. */
export type Starts = readonly (readonly [title: string, ms: number])[];

const CONNECTIONS = 32;
const TURNS = 5;
const STARTS = 3;
const SECONDS = 1;
const WARM_UP_SECONDS = 1;

const asIs = (request: Request): Request => request;

/** json-server has records but no rules. It gives a day by its id, keeps a body, and finds listings by the fields that it can compare. */
function askRecords({ target, body }: Request): Request {
  if (body !== undefined) return { target: '/appointments', body };
  const { pathname, searchParams } = new URL(target, 'http://127.0.0.1');
  if (pathname.endsWith('/times')) return { target: `/times/${searchParams.get('time')?.slice(0, 10)}` };
  const rent = `rent_gte=${searchParams.get('min_rent')}&rent_lte=${searchParams.get('max_rent')}`;
  return { target: `/listings?layout=1br&layout=2br&${rent}&_sort=rent&_limit=50` };
}

async function paceOf({ server, ask }: Entrant, kind: Kind, seconds: number): Promise<Pace> {
  const before = cpuOf(server);
  const { perSecond, refused } = await load({
    port: server.port,
    connections: CONNECTIONS,
    seconds,
    next: () => wire(ask(kind.next()), server.port),
  });
  // The processor time also covers the requests that are under way at the end: 32 of thousands.
  return { perSecond, cpu: ((cpuOf(server) - before) / (perSecond * seconds)) * 1e6, refused };
}

/** All servers take turns, so that a busy moment of the machine falls on each. */
async function measure(kind: Kind, entrants: readonly Entrant[]): Promise<MockRow> {
  for (const entrant of entrants) await paceOf(entrant, kind, WARM_UP_SECONDS);
  const turns = entrants.map(({ title }) => ({ title, paces: [] as Pace[] }));
  for (let turn = 0; turn < TURNS; turn++)
    for (const [at, entrant] of entrants.entries()) turns[at]?.paces.push(await paceOf(entrant, kind, SECONDS));
  const paces = turns.map(({ title, paces: each }): [string, Pace] => [
    title,
    {
      perSecond: median(each.map(({ perSecond }) => perSecond)),
      cpu: median(each.map(({ cpu }) => cpu)),
      refused: each.reduce((sum, { refused }) => sum + refused, 0),
    },
  ]);
  return { what: kind.what, paces };
}

interface Way {
  readonly title: string;
  serve(): Promise<Served>;
  ask(request: Request): Request;
}

/** The servers take turns here as well. Each is asked for the times of a day, as at the first call of a test. */
async function measureStarts(ways: readonly Way[]): Promise<Starts> {
  const all = new Map<string, number[]>(ways.map(({ title }) => [title, []]));
  for (let turn = 0; turn < STARTS; turn++) {
    for (const { title, serve, ask } of ways) {
      const server = await serve();
      const listened = performance.now();
      await (await fetch(server.url + ask(times().next()).target)).text();
      all.get(title)?.push(server.startUp + performance.now() - listened);
      await server.end();
    }
  }
  return [...all].map(([title, each]) => [title, median(each)]);
}

/**
 * Measures our mock, as it is shipped, beside the mocks that a user would pick instead. Each runs in a process of its own. Wants a
 * built dist/ and, the first time, a registry.
 */
export async function measureBesideMocks(): Promise<{ readonly rows: readonly MockRow[]; readonly starts: Starts }> {
  installMocks();
  const folder = mkdtempSync(join(tmpdir(), 'beside-'));
  const entrants: Entrant[] = [];
  try {
    const data = join(folder, 'state.json');
    const ways: readonly Way[] = [
      { title: 'ours', serve: () => serveCommand(), ask: asIs },
      { title: 'ours, --data', serve: () => serveCommand(['--data', data]), ask: asIs },
      { title: 'msw middleware', serve: serveMsw, ask: asIs },
      { title: 'Prism', serve: servePrism, ask: asIs },
      { title: 'json-server', serve: serveJsonServer, ask: askRecords },
    ];
    const starts = await measureStarts(ways);
    for (const { title, serve, ask } of ways) entrants.push({ title, server: await serve(), ask });
    const rows: MockRow[] = [];
    for (const kind of [times(), bookings(), searches()]) rows.push(await measure(kind, entrants));
    return { rows, starts };
  } finally {
    await Promise.all(entrants.map(({ server }) => server.end()));
    rmSync(folder, { recursive: true, force: true });
  }
}

const NOTES = [
  'Prism answers the example of openapi.json, whatever is asked. json-server gives a day by its id, keeps a booking unread in its file,',
  'and compares layout and rent alone. Only ours and msw, which has our handlers, know what is free; only --data and json-server write a file.',
];

/** The table of `npm run bench`. */
export function besideMocksTable({
  rows,
  starts,
}: {
  readonly rows: readonly MockRow[];
  readonly starts: Starts;
}): string {
  const titles = rows[0]?.paces.map(([title]) => title) ?? [];
  const line = (what: string, cells: readonly string[]): string =>
    `${what.padEnd(22)}${cells.map((cell) => cell.padStart(22)).join('')}`.trimEnd();
  const cell = ({ perSecond, cpu, refused }: Pace): string =>
    refused > 0 ? `${refused} refused` : `${perSecond.toFixed(0)} /s ${cpu.toFixed(0).padStart(6)} µs`;
  return [
    `Beside other mocks on loopback, ${CONNECTIONS} connections, ${TURNS} turns: replies a second, processor time of the server for each`,
    line('', titles),
    ...rows.map(({ what, paces }) =>
      line(
        what,
        paces.map(([, pace]) => cell(pace)),
      ),
    ),
    line(
      'start to first reply',
      starts.map(([, ms]) => `${ms.toFixed(0)} ms`),
    ),
    ...NOTES,
  ].join('\n');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  console.log(besideMocksTable(await measureBesideMocks()));
