import { pathToFileURL } from 'node:url';
import { answer } from '../mock-server/answer.ts';
import { NO_BODY } from '../mock-server/callAndReply.ts';
import { createMockService, type MockService } from '../mock-server/engine/mockService.ts';

/** One line of the table: a kind of search in a world of `listings`, times in milliseconds, memory of the process in MB. */
export interface SearchTiming {
  readonly what: string;
  readonly listings: number;
  readonly startUp: number;
  readonly matches: number;
  readonly median: number;
  readonly p95: number;
  readonly memory: number;
}

const SIZES = [500, 5_000];
const WARM_UP = 50;
const RUNS = 300;
const BUDGET = { p95: 50, startUp: 1000 };

/** A kind of search. `run` changes the query a little, so that no search repeats the one before. */
interface Kind {
  readonly what: string;
  readonly path: string;
  query(run: number): URLSearchParams;
}

type Point = readonly [x: number, y: number];

const polygon = (points: readonly Point[]): string =>
  `POLYGON((${[...points, ...points.slice(0, 1)].map(([x, y]) => `${x.toFixed(6)} ${y.toFixed(6)}`).join(', ')}))`;

/** Two layouts, pets, and the highest rent, cheapest first. */
const within = (points: readonly Point[], run: number): URLSearchParams =>
  new URLSearchParams([
    ['key', 'pk_demo'],
    ['geometry', polygon(points)],
    ['layout', '20'],
    ['layout', '30'],
    ['cats_allowed', 'true'],
    ['max_rent', String(3000 + (run % 40))],
    ['sort', 'rent'],
  ]);

const PUBLIC = '/api/v1/public/listings/';
const CORNERS = 300;

const KINDS: readonly Kind[] = [
  {
    what: 'v1, polygon with a dent and three filters',
    path: PUBLIC,
    query(run) {
      const at = (run % 40) * 0.0002;
      const [west, south] = [-73.85 + at, 41.09 + at];
      return within(
        [
          [west, south],
          [west + 0.03, south],
          [west + 0.02, south + 0.012],
          [west + 0.03, south + 0.03],
          [west, south + 0.03],
        ],
        run,
      );
    },
  },
  {
    what: `v1, polygon of ${CORNERS} points and three filters`,
    path: PUBLIC,
    query(run) {
      const at = (run % 40) * 0.0002;
      // A star around the middle of the first city, as large as the city.
      const corner = (_: unknown, index: number): Point => {
        const angle = (index / CORNERS) * 2 * Math.PI;
        const radius = index % 2 ? 0.03 : 0.02;
        return [-73.835 + at + radius * Math.cos(angle), 41.105 + at + radius * Math.sin(angle)];
      };
      return within(Array.from({ length: CORNERS }, corner), run);
    },
  },
  {
    what: 'v2, open_house_begin',
    path: '/api/v2/listings/all',
    query(run) {
      const day = new Date(Date.UTC(2026, 11, 2 + (run % 5))).toISOString().slice(0, 10);
      return new URLSearchParams({ key: 'pk_demo', open_house_begin: day, min_price: String(1000 + (run % 40)) });
    },
  },
];

async function time(listings: number): Promise<readonly SearchTiming[]> {
  const began = performance.now();
  const service = createMockService({ listings, now: '2026-12-01T09:00:00' });
  const startUp = performance.now() - began;
  const timings: SearchTiming[] = [];
  for (const kind of KINDS) timings.push({ what: kind.what, listings, startUp, ...(await timeKind(service, kind)) });
  return timings;
}

async function timeKind(service: MockService, kind: Kind) {
  let matches = 0;
  const times: number[] = [];
  for (let run = 0; run < WARM_UP + RUNS; run++) {
    const query = kind.query(run);
    const start = performance.now();
    const body = await search(service, kind.path, query);
    if (run >= WARM_UP) times.push(performance.now() - start);
    matches = JSON.parse(body).total_items;
  }
  times.sort((one, other) => one - other);
  const share = (part: number) => times[Math.floor(times.length * part)] ?? Number.NaN;
  return { matches, median: share(0.5), p95: share(0.95), memory: process.memoryUsage().rss / 1_000_000 };
}

async function search(service: MockService, path: string, query: URLSearchParams): Promise<string> {
  const header = () => undefined;
  const reply = await answer(service, { method: 'GET', path, query, header, body: async () => NO_BODY });
  return reply.body;
}

/** Times three kinds of search over worlds of two sizes, reply text included. */
export async function timeSearches(): Promise<readonly SearchTiming[]> {
  const timings: SearchTiming[] = [];
  for (const listings of SIZES) timings.push(...(await time(listings)));
  return timings;
}

/** The table of `npm run bench`, with the budgets below it. */
export function searchTable(timings: readonly SearchTiming[]): string {
  const head = ['listings', 'start-up ms', 'matches', 'median ms', 'p95 ms', 'memory MB'];
  const width = Math.max(...timings.map(({ what }) => what.length));
  const line = (what: string, cells: readonly string[]) =>
    `${what.padEnd(width)}${cells.map((cell) => cell.padStart(13)).join('')}`;
  const rows = timings.map(({ what, listings, startUp, matches, median, p95, memory }) =>
    line(
      what,
      [listings, startUp.toFixed(0), matches, median.toFixed(2), p95.toFixed(2), memory.toFixed(0)].map(String),
    ),
  );
  const budget = `Budget at 5,000: p95 under ${BUDGET.p95} ms each, start-up under ${BUDGET.startUp} ms.`;
  return ['Listing search', line('', head), ...rows, budget].join('\n');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(searchTable(await timeSearches()));
