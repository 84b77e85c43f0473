import { pathToFileURL } from 'node:url';
import { answer } from '../mock-server/answer.ts';
import { NO_BODY } from '../mock-server/call.ts';
import { createMockService, type MockService } from '../mock-server/engine/service.ts';

/** One line of the table: a world of `listings`, times in milliseconds, memory of the process in MB. */
export interface SearchTiming {
  readonly listings: number;
  readonly startUp: number;
  readonly matches: number;
  readonly median: number;
  readonly p95: number;
  readonly memory: number;
}

const SIZES = [1_000, 10_000, 100_000];
const WARM_UP = 50;
const RUNS = 300;
const BUDGET = { p95: 15, startUp: 3000 };

/** A search as a map sends it: a polygon with a dent, two layouts, pets, and the highest rent, cheapest first. */
function query(run: number): URLSearchParams {
  // Moved a little each time, so that no search is the one before.
  const at = (run % 40) * 0.0002;
  const [west, south] = [-73.85 + at, 41.09 + at];
  const ring = [
    [west, south],
    [west + 0.03, south],
    [west + 0.02, south + 0.012],
    [west + 0.03, south + 0.03],
    [west, south + 0.03],
    [west, south],
  ];
  const text = ring.map(([x = 0, y = 0]) => `${x.toFixed(6)} ${y.toFixed(6)}`).join(', ');
  return new URLSearchParams([
    ['key', 'pk_demo'],
    ['geometry', `POLYGON((${text}))`],
    ['layout', '20'],
    ['layout', '30'],
    ['cats_allowed', 'true'],
    ['max_rent', String(3000 + (run % 40))],
    ['sort', 'rent'],
  ]);
}

async function time(listings: number): Promise<SearchTiming> {
  const began = performance.now();
  const service = createMockService({ listings });
  const startUp = performance.now() - began;
  let matches = 0;
  const times: number[] = [];
  for (let run = 0; run < WARM_UP + RUNS; run++) {
    const start = performance.now();
    const body = await search(service, run);
    if (run >= WARM_UP) times.push(performance.now() - start);
    matches = JSON.parse(body).total_items;
  }
  times.sort((one, other) => one - other);
  const share = (part: number) => times[Math.floor(times.length * part)] ?? Number.NaN;
  const memory = process.memoryUsage().rss / 1_000_000;
  return { listings, startUp, matches, median: share(0.5), p95: share(0.95), memory };
}

async function search(service: MockService, run: number): Promise<string> {
  const reply = await answer(service, {
    method: 'GET',
    path: '/api/v1/public/listings/',
    query: query(run),
    header: () => undefined,
    body: async () => NO_BODY,
  });
  return reply.body;
}

/** Times a version 1 search with a polygon and three filters over worlds of three sizes, reply text included. */
export async function timeSearches(): Promise<readonly SearchTiming[]> {
  const timings: SearchTiming[] = [];
  for (const listings of SIZES) timings.push(await time(listings));
  return timings;
}

/** The table of `npm run bench`, with the budgets below it. */
export function searchTable(timings: readonly SearchTiming[]): string {
  const head = ['listings', 'start-up ms', 'matches', 'median ms', 'p95 ms', 'memory MB'];
  const rows = timings.map(({ listings, startUp, matches, median, p95, memory }) =>
    [listings, startUp.toFixed(0), matches, median.toFixed(2), p95.toFixed(2), memory.toFixed(0)].map(String),
  );
  const line = (cells: readonly string[]) => cells.map((cell) => cell.padStart(12)).join('');
  const budget = `Budget at 100,000: p95 under ${BUDGET.p95} ms, start-up under ${BUDGET.startUp} ms.`;
  return ['Listing search, version 1: polygon and three filters', ...[head, ...rows].map(line), budget].join('\n');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(searchTable(await timeSearches()));
