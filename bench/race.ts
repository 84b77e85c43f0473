import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Answer, AT_ONCE, race, stopAsking } from './bookings.ts';
import { type Served, serveMock } from './processes.ts';
import { startUp } from './startUp.ts';
import type { Verdict } from './verdict.ts';

const REQUESTS = 2000;
const AGENTS = 3;
const MINUTES = 30;
/** How many bookings have been answered 200 when the process is killed, one figure for each kill. */
const KILLS = [5, 20, 45];

const two = (value: number): string => String(value).padStart(2, '0');
/** The starts of Friday, 2026-12-04, `minutes` apart: 08:00 to 19:30. */
const startsEvery = (minutes: number): readonly string[] =>
  Array.from({ length: (11.5 * 60) / minutes + 1 }, (_, index) => {
    const minute = 8 * 60 + index * minutes;
    return `2026-12-04T${two(Math.floor(minute / 60))}:${two(minute % 60)}:00`;
  });
const STARTS = startsEvery(MINUTES);
const REFUSAL = JSON.stringify({
  errors: { appointment: { start: ['No Employees free at Scheduled Appointment time'] } },
});

/** The fields of an appointment that matter here. */
interface Tour {
  readonly id: number;
  readonly start: string;
  readonly employee: { readonly id: number };
  readonly status: number | null;
}

async function toursOf(server: Served): Promise<readonly Tour[]> {
  const state: { readonly appointments: readonly Tour[] } = await (await fetch(`${server.url}/__mock/state`)).json();
  return state.appointments;
}

/** How many tours overlap a tour of the same agent that stands before them in the list. */
function overlaps(tours: readonly Tour[]): number {
  const minute = ({ start }: Tour) => Date.parse(`${start}Z`) / 60_000;
  return tours.filter((tour, index) =>
    tours
      .slice(0, index)
      .some((other) => other.employee.id === tour.employee.id && Math.abs(minute(other) - minute(tour)) < MINUTES),
  ).length;
}

const count = (answers: readonly Answer[], status: number, body?: string): number =>
  answers.filter((answer) => answer.status === status && (body === undefined || answer.body === body)).length;
const everybody = Array.from({ length: REQUESTS }, (_, visitor) => visitor);

async function oneDay(): Promise<readonly Verdict[]> {
  const server = await serveMock();
  try {
    const answers = await race(server, everybody, STARTS);
    const tours = await toursOf(server);
    const places = AGENTS * STARTS.length;
    const [booked, refused] = [count(answers, 200), count(answers, 400, REFUSAL)];
    return [
      {
        what: `${REQUESTS} bookings, ${AT_ONCE} at a time, for ${STARTS.length} starts with ${AGENTS} agents`,
        seen: `${booked} booked (${places} places), ${refused} refused in the document's words`,
        holds: booked === places && refused === REQUESTS - places && tours.length === places,
      },
      { what: 'an agent with two tours at once', seen: `${overlaps(tours)} found`, holds: overlaps(tours) === 0 },
    ];
  } finally {
    await server.end();
  }
}

/** Tours that start a quarter hour apart overlap. Here only the service's rule keeps the tours of one agent apart. */
async function quarterHours(): Promise<readonly Verdict[]> {
  const server = await serveMock();
  try {
    const answers = await race(server, everybody, startsEvery(15));
    const tours = await toursOf(server);
    const [booked, refused] = [count(answers, 200), count(answers, 400, REFUSAL)];
    const doubled = overlaps(tours);
    return [
      {
        what: 'the same for starts that overlap, every quarter hour',
        seen: `${booked} booked, ${refused} refused, ${doubled} tours of one agent overlap`,
        holds: booked === tours.length && booked + refused === REQUESTS && doubled === 0 && booked > 0,
      },
    ];
  } finally {
    await server.end();
  }
}

const idOf = ({ body }: Answer): number => {
  const reply: { readonly data: { readonly appointment: { readonly id: number } } } = JSON.parse(body);
  return reply.data.appointment.id;
};

/** One race against a process that is killed in the middle and started again, several times. The last process is not killed. */
async function killed(): Promise<readonly Verdict[]> {
  const folder = mkdtempSync(join(tmpdir(), 'race-'));
  const flags = ['--data', join(folder, 'state.json')];
  const answered: number[] = [];
  const lost: number[] = [];
  try {
    let asked = 0;
    for (const limit of KILLS) {
      const server = await serveMock(flags);
      const kept = new Set((await toursOf(server)).map(({ id }) => id));
      lost.push(...answered.filter((id) => !kept.has(id)));
      await race(server, everybody.slice(asked), STARTS, (answer) => {
        asked += 1;
        if (answer.status !== 200) return;
        answered.push(idOf(answer));
        if (answered.length >= limit) void server.end('SIGKILL');
      });
      await server.end('SIGKILL');
    }
    const last = await serveMock(flags);
    const tours = await toursOf(last);
    const kept = new Set(tours.map(({ id }) => id));
    lost.push(...answered.filter((id) => !kept.has(id)));
    const before = answered.length;
    await race(last, everybody, STARTS);
    const final = await toursOf(last);
    await last.end();
    return [
      {
        what: `killed by SIGKILL ${KILLS.length} times in the middle, with --data`,
        seen: `${before} were answered 200, ${tours.length} kept, ${new Set(lost).size} lost`,
        // A kill may come when all bookings are kept but few are answered. No answered booking may be lost.
        holds: lost.length === 0 && before > 0,
      },
      {
        what: 'the race to its end after the last restart',
        seen: `${final.length} tours (${AGENTS * STARTS.length} places), ${overlaps(final)} overlap`,
        holds: final.length === AGENTS * STARTS.length && overlaps(final) === 0,
      },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs the races, the kills and the start-up, each against a mock server in a process of its own. */
export async function runRaces(): Promise<readonly Verdict[]> {
  const parts = [oneDay, quarterHours, killed, startUp];
  const verdicts: Verdict[] = [];
  for (const part of parts) verdicts.push(...(await part()));
  stopAsking();
  return verdicts;
}

/** The table of `npm run bench`. */
export function raceTable(verdicts: readonly Verdict[]): string {
  const width = Math.max(...verdicts.map(({ what }) => what.length));
  const rows = verdicts.map(
    ({ what, seen, holds }) => `${holds ? 'holds ' : 'BROKEN'}  ${what.padEnd(width)}  ${seen}`,
  );
  return ['Races, crashes, and much of everything', ...rows].join('\n');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const verdicts = await runRaces();
  console.log(raceTable(verdicts));
  if (!verdicts.every(({ holds }) => holds)) process.exitCode = 1;
}
