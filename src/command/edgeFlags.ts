import { member } from '../api/member.ts';
import type { TourEdgeOptions } from '../edge/edgeOptions.ts';
import { checkOptions, type Words } from '../edge/edgeSettings.ts';
import { EDGE, isRecord, type OptionRow, type OptionTable } from '../edge/optionTable.ts';
import { isZone } from '../time/zone.ts';
import {
  type Flag,
  flag,
  flagName,
  helpOf,
  on,
  readArguments,
  standard,
  textIf,
  type Values,
  whole,
  wrongValue,
} from './arguments.ts';

/** An option that the command line or the environment gives, by the name of its flag in code or by its variable. */
interface Given {
  /** Its place in the options, such as `limits.groupChanges`. */
  readonly path: string;
  readonly name: string;
  readonly row: OptionRow;
}

const givenIn = (table: OptionTable, at = ''): readonly Given[] =>
  Object.entries(table).flatMap(([key, row]) => {
    if ('rows' in row) return givenIn(row.rows, `${key}.`);
    const name = row.variable ?? (row.flag && (row.flag.name ?? key));
    return name === undefined ? [] : [{ path: at + key, name, row }];
  });
const GIVEN = givenIn(EDGE);

/** The flags of options. Their texts are read with the other options, so that an error can repeat them. */
const OPTIONS: Readonly<Record<string, Flag<string | undefined>>> = Object.fromEntries(
  GIVEN.flatMap(({ name, row: { says, flag: given, standard: without } }) => {
    if (given === undefined) return [];
    const about = `${says}${given.like === undefined ? '' : `, like ${given.like}`}`;
    return [[name, flag(given.value, without === undefined ? about : `${about} (${without})`, '', (text) => text)]];
  }),
);

/** The usual load balancers keep an idle connection for 60 seconds, and answer 502 when the edge ends it first. */
export const KEEP_ALIVE_S = 75;

const FLAGS = {
  timeZone: flag(
    'ZONE',
    'time zone of the groups without one of their own, like America/New_York',
    'a time zone like America/New_York',
    textIf(isZone),
  ),
  port: whole('NUMBER', 'port to listen on, 0 for any free one', 8080, 65_535),
  host: standard(
    '127.0.0.1',
    flag('NAME', 'address to listen on', 'an address of this machine', (host) => host),
  ),
  metrics: flag(
    '[HOST:]PORT',
    'address on which GET /metrics gives the counters, like 9464 or 10.0.0.4:9464',
    'a port like 9464 or 10.0.0.4:9464',
    metricsAddress,
  ),
  keepAlive: whole(
    'SECONDS',
    'how long an idle connection stays open: longer than a proxy keeps one',
    KEEP_ALIVE_S,
    3_600,
  ),
  redis: flag(
    'URL',
    'Redis or Valkey that all instances share, like redis://10.0.0.5:6379',
    'an address like redis://10.0.0.5:6379',
    textIf((address) => address.includes('@') || isRedisAddress(address)),
  ),
  instances: whole('NUMBER', 'instances of this edge that run at once; more than one need --redis', 1, 1_000),
  log: standard<'text' | 'json'>(
    'text',
    flag('FORMAT', 'text, or json: each line of the log is an object', 'text or json', (format) =>
      format === 'text' || format === 'json' ? format : undefined,
    ),
  ),
  quiet: on('prints no line per request'),
  check: on('connects to Redis, service and mailer, says what is wrong, and does not start: code 1 if anything is'),
};

export const EDGE_HELP = `The server part between widgets and the leasing service.

  npx tour-booking edge --service URL --groups NUMBERS [flags]

${helpOf({ ...OPTIONS, ...FLAGS })}

Keys are in the environment, where no list of processes shows them:

${GIVEN.flatMap(({ name, row: { variable, says } }) => (variable ? [`  ${name.padEnd(22)} ${says}`] : [])).join('\n')}
  TOUR_REDIS             an address of Redis with a password

More: docs/edge.md`;

type Said = Omit<Values<typeof FLAGS>, 'timeZone' | 'instances' | 'port' | 'host'>;

/** What the command line and the environment say: options of the edge, and what its process needs. */
export interface EdgeFlags extends Omit<TourEdgeOptions, 'attempts' | 'log'>, Partial<Said> {
  readonly port: number;
  readonly host: string;
}

/** What the flags say to `createEdge`, besides what only a process that runs can give. */
export function optionsIn(flags: EdgeFlags): Omit<TourEdgeOptions, 'attempts'> {
  const { port, host, metrics, keepAlive, redis, log, quiet, check, ...options } = flags;
  return options;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the command line. Throws an Error with one sentence that names the flag and the problem. */
export function readEdgeFlags(args: readonly string[], environment: Environment): EdgeFlags {
  const key = args.find((arg) => /^--[\w-]*(key|secret)/.test(arg));
  if (key !== undefined)
    throw new Error(
      `There is no flag ${key.split('=')[0]}; keys come from the environment, such as LEASING_SECRET_KEY`,
    );
  const { timeZone, instances, ...values } = readArguments({ ...OPTIONS, ...FLAGS }, args);
  const texts = new Map<string, unknown>([...Object.entries(environment), ...Object.entries(values)]);
  const textOf = (name: string): string | undefined => {
    const text = texts.get(name);
    return typeof text === 'string' && (text !== '' || name in values) ? text : undefined;
  };
  const options = { ...optionsFrom(textOf, timeZone), attempts: 'memory' };
  checkOptions(options, wordsOf(textOf));
  const redis = redisAddress(values.redis, environment.TOUR_REDIS);
  if (instances !== 1 && redis === undefined)
    throw new Error('--instances above 1 needs --redis; without it each instance would know only its own bookings');
  const { port, host, metrics, keepAlive, log, quiet, check } = values;
  return { ...options, port, host, metrics, keepAlive, redis, log, quiet, check };
}

type TextOf = (name: string) => string | undefined;

/** The options, unchecked. */
function optionsFrom(textOf: TextOf, timeZone: string | undefined): Readonly<Record<string, unknown>> {
  const options: Record<string, unknown> = {};
  for (const { path, name, row } of GIVEN) {
    const [group = '', inner] = path.split('.');
    const text = textOf(name);
    // A secret alone opens no list.
    if (text === undefined || (inner !== undefined && row.variable !== undefined && !options[group])) continue;
    const value = row.read ? row.read(text) : text;
    if (value === undefined) throw wrongValue(name, row.flag?.takes ?? row.wants, text);
    options[group] = inner === undefined ? value : { ...Object(options[group]), [inner]: value };
  }
  if (isRecord(options.groups)) options.groups = inZones(options.groups, timeZone);
  return options;
}

/** Groups, those without a time zone of their own in `zone`. */
const inZones = (groups: Readonly<Record<string, unknown>>, zone: string | undefined) =>
  Object.fromEntries(
    Object.entries(groups).map(([id, group]) => {
      const own = member(group, 'timeZone') ?? zone;
      if (own === undefined)
        throw new Error(`--time-zone is missing, which group ${id} needs, or ${id}=America/New_York`);
      return [id, { timeZone: own }];
    }),
  );

/** Options by their flags and variables. No value of a variable is repeated. */
const wordsOf = (textOf: TextOf): Words => {
  const given = (path: string): Given | undefined =>
    GIVEN.find((one) => `${path}.`.startsWith(`${one.path}.`) || one.path.startsWith(`${path}.`));
  const nameOf = (path: string): string => {
    const { row, name = path } = given(path) ?? {};
    return row?.variable ?? flagName(name);
  };
  return {
    nameOf,
    wrong(path, wants) {
      const { row, name = path } = given(path) ?? {};
      const takes = row?.flag?.takes ?? wants;
      const text = textOf(name);
      if (row?.variable !== undefined) return `${name} takes ${takes}`;
      return text === undefined ? `${flagName(name)} is missing; give ${takes}` : wrongValue(name, takes, text).message;
    },
  };
};

const isRedisAddress = (address: string): boolean => /^rediss?:\/\/[^/]/.test(address) && URL.canParse(address);

/** The address of Redis: that of the flag, which holds no password, or that of the environment, which may. */
function redisAddress(given: string | undefined, fromEnvironment: string | undefined): string | undefined {
  if (given?.includes('@'))
    throw new Error('--redis takes no password; an address with one comes from the environment, as TOUR_REDIS');
  // The message does not name the address, which may hold a password.
  if (given === undefined && fromEnvironment && !isRedisAddress(fromEnvironment))
    throw new Error('TOUR_REDIS takes an address like redis://10.0.0.5:6379');
  return given ?? (fromEnvironment || undefined);
}

/** Where the counters are given. A port alone is one of this machine. */
function metricsAddress(given: string): { readonly host: string; readonly port: number } | undefined {
  const [, host = '127.0.0.1', port = ''] = /^(?:([\w.-]+|\[[\da-fA-F:.]+\]):)?(\d{1,5})$/.exec(given) ?? [];
  return port === '' || Number(port) > 65_535 ? undefined : { host: host.replace(/[[\]]/g, ''), port: Number(port) };
}
