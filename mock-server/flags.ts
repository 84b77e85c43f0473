import { readArguments, wrongValue } from '../src/command/arguments.ts';
import { parseLocalDateTime } from '../src/time/values.ts';
import { isZone } from '../src/time/zone.ts';
import { isScenario, SCENARIOS, type ScenarioName } from './engine/faults/scenarios.ts';

/** The flags of the command line. `now` is undefined without `--now`, and the clock then shows the present time. */
export interface Flags {
  port: number;
  host: string;
  seed: number;
  now: string | undefined;
  zone: string;
  latency: number;
  scenario: ScenarioName;
  listings: number;
  busy: number;
  history: boolean;
  requireKey: boolean;
  openControl: boolean;
  strict: boolean;
  quiet: boolean;
  data: string | undefined;
  help: boolean;
  version: boolean;
}

export const HELP = `The leasing API over HTTP, in memory.

  npx tour-booking mock [flags], or npm run mock -- [flags] in a clone

  --port NUMBER      port to listen on, 0 for any free one (4010)
  --host NAME        address to listen on (127.0.0.1)
  --seed NUMBER      seed of the data: the same seed gives the same data (1)
  --now DATETIME     time of the clock at the start, like 2026-12-01T09:00:00 (the present)
  --zone ZONE        the company's time zone (America/New_York)
  --latency MS       delay of every reply in milliseconds (0)
  --scenario NAME    ${Object.keys(SCENARIOS).join(', ')}
  --listings NUMBER  number of listings (500)
  --busy SHARE       share of the agents' time that is taken, 0 to 1 (0)
  --history          tours from before the start, of every status
  --require-key      every endpoint needs an API key
  --strict           refuses unknown names in the query and the body
  --open-control     control paths answer pages of every origin
  --quiet            prints no line per request
  --data FILE        keeps the state in FILE
  --version          prints the version of the package
  --help             this text

In addition to the API: the mock's own page at /, control paths below /__mock/ (docs/mock-reference.md), GET /openapi.json and
a page that shows it at /reference`;

const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;

const options = {
  port: text,
  host: text,
  seed: text,
  now: text,
  zone: text,
  latency: text,
  scenario: text,
  listings: text,
  busy: text,
  data: text,
  history: flag,
  'require-key': flag,
  'open-control': flag,
  strict: flag,
  quiet: flag,
  help: flag,
  version: flag,
};

/** Reads the command line. Throws an Error with one sentence that names the flag and the problem. */
export function readFlags(args: readonly string[]): Flags {
  const values = readArguments(options, args);
  const { zone = 'America/New_York', scenario = 'none', host = '127.0.0.1', now, data } = values;
  const number = (name: 'port' | 'seed' | 'latency' | 'listings' | 'busy', standard: number, max: number) => {
    const given = values[name];
    if (given === undefined) return standard;
    const whole = name !== 'busy';
    const value = /^\d+(\.\d+)?$/.test(given) ? Number(given) : Number.NaN;
    if (value <= max && (!whole || Number.isInteger(value))) return value;
    throw wrongValue(name, `a ${whole ? 'whole ' : ''}number from 0 to ${max}`, given);
  };
  if (host.trim() === '') throw wrongValue('host', 'an address of this machine, like 127.0.0.1', host);
  if (now !== undefined && !parseLocalDateTime(now)) {
    throw wrongValue('now', 'a date and time like 2026-12-01T09:00:00', now);
  }
  if (!isZone(zone)) throw wrongValue('zone', 'a time zone like America/New_York', zone);
  if (!isScenario(scenario)) throw wrongValue('scenario', `one of ${Object.keys(SCENARIOS).join(', ')}`, scenario);
  if (data?.trim() === '') throw wrongValue('data', 'the path of a file', data);
  return {
    port: number('port', 4010, 65_535),
    host,
    seed: number('seed', 1, 4_294_967_295),
    now,
    zone,
    latency: number('latency', 0, 600_000),
    scenario,
    listings: number('listings', 500, 1_000_000),
    busy: number('busy', 0, 1),
    history: values.history,
    requireKey: values['require-key'],
    openControl: values['open-control'],
    strict: values.strict,
    quiet: values.quiet,
    data,
    help: values.help,
    version: values.version,
  };
}
