import { flag, helpOf, on, readArguments, standard, textIf, whole } from '../src/command/arguments.ts';
import { parseLocalDateTime } from '../src/time/values.ts';
import { isZone } from '../src/time/zone.ts';
import { isScenario, SCENARIOS, type ScenarioName } from './engine/faults/scenarios.ts';

const NAMES = Object.keys(SCENARIOS).join(', ');
const isSaid = (given: string): boolean => given.trim() !== '';
const isShare = (given: string): boolean => /^\d+(\.\d+)?$/.test(given) && Number(given) <= 1;

const FLAGS = {
  port: whole('NUMBER', 'port to listen on, 0 for any free one', 4010, 65_535),
  host: standard(
    '127.0.0.1',
    flag('NAME', 'address to listen on', 'an address of this machine, like 127.0.0.1', textIf(isSaid)),
  ),
  seed: whole('NUMBER', 'seed of the data: the same seed gives the same data', 1, 4_294_967_295),
  now: flag(
    'DATETIME',
    'time of the clock at the start, like 2026-12-01T09:00:00 (the present)',
    'a date and time like 2026-12-01T09:00:00',
    parseLocalDateTime,
  ),
  zone: standard(
    'America/New_York',
    flag('ZONE', "the company's time zone", 'a time zone like America/New_York', textIf(isZone)),
  ),
  latency: whole('MS', 'delay of every reply in milliseconds', 0, 600_000),
  scenario: standard<ScenarioName>(
    'none',
    flag('NAME', NAMES, `one of ${NAMES}`, (name) => (isScenario(name) ? name : undefined)),
  ),
  listings: whole('NUMBER', 'number of listings', 500, 1_000_000),
  busy: standard(
    0,
    flag('SHARE', "share of the agents' time that is taken, 0 to 1", 'a number from 0 to 1', (share) =>
      isShare(share) ? Number(share) : undefined,
    ),
  ),
  history: on('tours from before the start, of every status'),
  requireKey: on('every endpoint needs an API key'),
  strict: on('refuses unknown names in the query and the body'),
  openControl: on('control paths answer pages of every origin'),
  quiet: on('prints no line per request'),
  data: flag('FILE', 'keeps the state in FILE', 'the path of a file', textIf(isSaid)),
};

/** The flags of the command line. `now` is undefined without `--now`, and the clock then shows the present time. */
export type Flags = ReturnType<typeof readFlags>;

export const HELP = `The leasing API over HTTP, in memory.

  npx tour-booking mock [flags], or npm run mock -- [flags] in a clone

${helpOf(FLAGS)}

In addition to the API: the mock's own page at /, control paths below /__mock/ (docs/mock-reference.md), GET /openapi.json and
a page that shows it at /reference`;

/** Reads the command line. Throws an Error with one sentence that names the flag and the problem. */
export const readFlags = (args: readonly string[]) => readArguments(FLAGS, args);
