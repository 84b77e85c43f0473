import { parseArgs } from 'node:util';
import { parseLocalDateTime } from '../src/time/values.ts';
import { isZone } from '../src/time/zone.ts';
import { isScenario, SCENARIOS, type ScenarioName } from './engine/scenario.ts';

/** What the command line asks for. `now` is undefined when it does not say. */
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
  requireKey: boolean;
  quiet: boolean;
  data: string | undefined;
  help: boolean;
}

export const HELP = `The leasing API over HTTP, in memory.

  npm run mock -- [flags]

  --port NUMBER      port to listen on, 0 for any free one (4010)
  --host NAME        address to listen on (127.0.0.1)
  --seed NUMBER      makes the world: same seed, same world (1)
  --now DATETIME     what the clock shows at the start, like 2026-12-01T09:00:00 (the present)
  --zone ZONE        the company's time zone (America/New_York)
  --latency MS       milliseconds every reply waits (0)
  --scenario NAME    ${Object.keys(SCENARIOS).join(', ')}
  --listings NUMBER  how many listings there are (500)
  --busy SHARE       share of the agents' time that is taken, 0 to 1 (0)
  --require-key      every endpoint wants an API key
  --quiet            no line per request
  --data FILE        keeps the state in FILE
  --help             this text

Beside the API: GET /__mock/state, POST /__mock/reset, PUT /__mock/scenario {"name": …},
PUT /__mock/clock {"now": …}, GET /openapi.json,
and a readable page of the API at /`;

const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;

/** Reads the command line. Throws an Error whose message is one line for whoever typed it. */
export function readFlags(args: readonly string[]): Flags {
  const { values } = parseArgs({
    args: [...args],
    options: {
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
      'require-key': flag,
      quiet: flag,
      help: flag,
    },
  });
  const number = (name: keyof typeof values, standard: number, max: number, whole = true): number => {
    const given = values[name];
    if (given === undefined) return standard;
    const value = typeof given === 'string' && /^\d+(\.\d+)?$/.test(given) ? Number(given) : Number.NaN;
    if (value <= max && (!whole || Number.isInteger(value))) return value;
    throw new Error(`--${name} takes a ${whole ? 'whole ' : ''}number from 0 to ${max}, not ${given}`);
  };
  const { zone = 'America/New_York', scenario = 'none', host = '127.0.0.1', now, data } = values;
  if (now !== undefined && !parseLocalDateTime(now)) {
    throw new Error(`--now takes a date and time like 2026-12-01T09:00:00, not ${now}`);
  }
  if (!isZone(zone)) throw new Error(`--zone takes a time zone like America/New_York, not ${zone}`);
  if (!isScenario(scenario)) {
    throw new Error(`--scenario takes one of ${Object.keys(SCENARIOS).join(', ')}, not ${scenario}`);
  }
  return {
    port: number('port', 4010, 65_535),
    host,
    seed: number('seed', 1, 4_294_967_295),
    now,
    zone,
    latency: number('latency', 0, 600_000),
    scenario,
    listings: number('listings', 500, 1_000_000),
    busy: number('busy', 0, 1, false),
    requireKey: values['require-key'] ?? false,
    quiet: values.quiet ?? false,
    data,
    help: values.help ?? false,
  };
}
