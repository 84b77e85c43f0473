import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import type { Recorded } from './bareServer.ts';
import { median } from './browser/lab.ts';
import { load } from './load.ts';
import { type Served, serveBare, serveMock } from './processes.ts';

/** One row: replies a second of the mock and of the bare server that sends the same bytes. */
export interface HttpTiming {
  readonly what: string;
  /** Bytes of a reply's body, on average. */
  readonly bytes: number;
  readonly mock: number;
  readonly bare: number;
  /** Replies other than 200, which would make the row worthless. */
  readonly refused: number;
}

const CONNECTIONS = 32;
/** Mock and bare server take turns, so that a busy moment of the machine falls on both. */
const TURNS = 3;
const SECONDS = 1;
const WARM_UP_SECONDS = 0.7;

/** A kind of request. The bare server learns the replies to `samples`. `next` gives the next request of the load. */
interface Kind {
  readonly what: string;
  readonly samples: readonly { readonly target: string; readonly body?: string }[];
  next(): { readonly target: string; readonly body?: string };
}

/** A request as it goes over the wire to `port`. */
function wire({ target, body }: { readonly target: string; readonly body?: string }, port: number): string {
  const host = `Host: 127.0.0.1:${port}\r\n`;
  if (body === undefined) return `GET ${target} HTTP/1.1\r\n${host}\r\n`;
  const entity = `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n`;
  return `POST ${target} HTTP/1.1\r\n${host}${entity}\r\n${body}`;
}

function inTurn(what: string, targets: readonly string[]): Kind {
  const samples = targets.map((target) => ({ target }));
  let asked = 0;
  return { what, samples, next: () => samples[asked++ % samples.length] ?? { target: '/' } };
}

const two = (value: number): string => String(value).padStart(2, '0');
const days = [2, 3, 4, 7, 8, 9, 10, 11, 14, 15].map((day) => `2026-12-${two(day)}`);

/** Free times of ten days, asked for with a time that is free. */
const times = (): Kind =>
  inTurn(
    'GET times, a day',
    days.map((day) => `/api/v2/appointments/group/104/times?time=${day}T10:15:00`),
  );

/** Forty different searches of version 1 with four filters. Each finds a full page, or nearly one. */
const searches = (): Kind =>
  inTurn(
    'v1 search, filtered',
    Array.from(
      { length: 40 },
      (_, run) =>
        `/api/v1/public/listings/?key=pk_demo&layout=20&layout=30&cats_allowed=true&min_rent=${1000 + run}&max_rent=${6000 + run}&sort=rent`,
    ),
  );

/** Bookings that are all accepted. Each has a new visitor. They fill the coming weekdays: three at each start, in each of three groups. */
export function bookings(): Kind {
  let made = 0;
  const midnight = Date.UTC(2026, 11, 2);
  const slots = Array.from(
    { length: 24 },
    (_, half) => `${two(8 + Math.floor(half / 2))}:${half % 2 ? '30' : '00'}:00`,
  );
  const groups = [101, 102, 104];
  const aDay = groups.length * 3 * slots.length;
  const weekdays = Array.from({ length: 3000 }, (_, index) => new Date(midnight + index * 86_400_000))
    .filter((day) => day.getUTCDay() % 6 !== 0)
    .map((day) => day.toISOString().slice(0, 10));
  const next = () => {
    const index = made++;
    const day = weekdays[Math.floor(index / aDay)];
    const start = `${day}T${slots[Math.floor((index % aDay) / 9)]}`;
    const person = { first_name: 'Lara', last_name: 'Smith', email: `v${index}@example.com`, phone_1: '5557775555' };
    const appointment = { start, location: '123 First St', broker_booked: false };
    const client = { people: [person], price_ceiling: '3500', pets: ['10'], notes: 'Mornings are best.' };
    const target = `/api/v2/appointments/group/${groups[index % 3]}/book`;
    return { target, body: JSON.stringify({ appointment, client }) };
  };
  return { what: 'POST book, accepted', samples: groups.map(next), next };
}

/** The replies of the mock to `samples`, for the bare server to repeat. Leaves out the headers that node:http adds by itself. */
async function record(mock: Served, samples: Kind['samples']): Promise<readonly Recorded[]> {
  const added = new Set(['connection', 'date', 'keep-alive']);
  return Promise.all(
    samples.map(async ({ target, body }): Promise<Recorded> => {
      const headers = { 'content-type': 'application/json' };
      const init = body === undefined ? {} : { method: 'POST', headers, body };
      const reply = await fetch(mock.url + target, init);
      const sent = Object.fromEntries([...reply.headers].filter(([name]) => !added.has(name)));
      return [target, reply.status, sent, await reply.text()];
    }),
  );
}

async function time(kind: Kind, mock: Served, bare: Served): Promise<HttpTiming> {
  const recorded = await record(mock, kind.samples);
  const learned = once(bare.child, 'message');
  bare.child.send([...recorded]);
  await learned;
  const run = ({ port }: Served, seconds: number) =>
    load({ port, connections: CONNECTIONS, seconds, next: () => wire(kind.next(), port) });
  for (const server of [mock, bare]) await run(server, WARM_UP_SECONDS);
  const turns = { mock: [] as number[], bare: [] as number[] };
  let refused = 0;
  for (let turn = 0; turn < TURNS; turn++) {
    const [ours, theirs] = [await run(mock, SECONDS), await run(bare, SECONDS)];
    turns.mock.push(ours.perSecond);
    turns.bare.push(theirs.perSecond);
    refused += ours.refused + theirs.refused;
  }
  const bytes = recorded.reduce((sum, [, , , body]) => sum + Buffer.byteLength(body), 0) / recorded.length;
  return { what: kind.what, bytes, mock: median(turns.mock), bare: median(turns.bare), refused };
}

/** Times the three requests against a mock server at its default size and a bare server, each in a process of its own. */
export async function timeHttp(): Promise<readonly HttpTiming[]> {
  const [mock, bare] = [await serveMock(), await serveBare()];
  try {
    const timings: HttpTiming[] = [];
    for (const kind of [times(), bookings(), searches()]) timings.push(await time(kind, mock, bare));
    return timings;
  } finally {
    await Promise.all([mock.end(), bare.end()]);
  }
}

/** The table of `npm run bench`. */
export function httpTable(timings: readonly HttpTiming[]): string {
  const head = ['bytes', 'mock /s', 'bare /s', 'share', ''];
  const rows = timings.map(({ what, bytes, mock, bare, refused }) => {
    const share = mock / bare;
    const verdict = refused > 0 ? `${refused} refused: not a measure` : '';
    return [what, bytes.toFixed(0), mock.toFixed(0), bare.toFixed(0), `${(share * 100).toFixed(0)} %`, verdict];
  });
  const line = ([what = '', ...cells]: readonly string[]) =>
    `${what.padEnd(22)}${cells.map((cell, index) => (index < 4 ? cell.padStart(10) : `  ${cell}`)).join('')}`.trimEnd();
  const title = `HTTP on loopback, ${CONNECTIONS} connections, beside a bare node:http server that sends the same bytes`;
  return [title, ...[['', ...head], ...rows].map(line)].join('\n');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(httpTable(await timeHttp()));
