import type { EdgeAssistantHomes, EdgeAssistantsOptions, TourEdgeOptions } from '../edge/options.ts';
import { isZone } from '../time/zone.ts';
import { readArguments, wrongValue } from './arguments.ts';

/** What the command line and the environment say. */
export interface EdgeFlags
  extends Pick<TourEdgeOptions, 'service' | 'groups' | 'secretKey' | 'publicKey' | 'address' | 'name'> {
  readonly port: number;
  readonly host: string;
  readonly origins: readonly string[];
  readonly path: string;
  readonly manageSecrets: readonly string[] | undefined;
  /** Proxies of the site in front of the edge; 0: visitors connect to it themselves. */
  readonly trustedHops: number;
  /** Seconds for which a connection stays open after its last reply. Default 75. */
  readonly keepAlive?: number;
  /** The Redis that all instances share; undefined: this is the only instance. */
  readonly redis: string | undefined;
  /** The waitlist; undefined: there is none. */
  readonly waitlist?: { readonly notify: string; readonly secret: string; readonly offerMinutes: number } | undefined;
  /** What assistants may read; undefined: nothing. */
  readonly assistants?: Pick<EdgeAssistantsOptions, 'pages' | 'homes'> | undefined;
  readonly quiet: boolean;
  /** How the log is written. Default `text`. */
  readonly logFormat?: 'text' | 'json';
  /** Whether to look at what the edge needs, and not to start it. */
  readonly check?: boolean;
  /** Where the counters are given; undefined: nowhere. */
  readonly metrics?: { readonly host: string; readonly port: number } | undefined;
}

export const EDGE_HELP = `The server part between widgets and the leasing service.

  npx tour-booking edge --service URL --groups NUMBERS [flags]

  --service URL         address of the leasing service
  --groups NUMBERS      groups that can be booked, like 101,102 or 101=America/New_York,102
  --time-zone ZONE      time zone of the groups without one of their own, like America/New_York
  --port NUMBER         port to listen on, 0 for any free one (8080)
  --host NAME           address to listen on (127.0.0.1)
  --origins ORIGINS     pages that may ask, like https://www.example.com,https://example.com
  --path PATH           path below which it answers, like /tours (the root)
  --address URL         where browsers reach it, for the widget in HTML
  --name NAME           name of this edge in the tokens of its tours, which count at no edge of another name
  --metrics [HOST:]PORT address on which GET /metrics gives the counters, like 9464 or 10.0.0.4:9464 (none)
  --trusted-hops NUMBER proxies of yours in front of it that add to X-Forwarded-For (0)
  --keep-alive SECONDS  how long an idle connection stays open: longer than the proxy in front of it keeps one (75)
  --redis URL           Redis or Valkey that all instances share, like redis://10.0.0.5:6379 (this is the only instance)
  --instances NUMBER    instances of this edge that run at once; more than one need --redis (1)
  --notify URL          mailer of yours that hears when a time frees up, which opens the waitlist (none)
  --offer-minutes NUM   minutes for which one visitor of the list has a time before the next hears of it (15)
  --assistants PAGES    pages of groups that assistants may read of, like 101=https://www.example.com/tours (none)
  --assistant-homes IDS communities whose homes they may name, like 101=12, or 101=all for all of the company (none)
  --quiet               prints no line per request
  --log FORMAT          text, or json: each line of the log is an object (text)
  --check               connects to Redis, service and mailer, says what is wrong, and does not start: code 1 if anything is
  --help                this text

Keys are in the environment, where no list of processes shows them: LEASING_SECRET_KEY, LEASING_PUBLIC_KEY, and TOUR_MANAGE_SECRETS, one or two texts of
32 or more characters with a comma between them, which open moving and canceling. TOUR_NOTIFY_SECRET, 32 or more characters, signs what goes to
the mailer. An address of Redis with a password is there as well: TOUR_REDIS (docs/edge.md)`;

/** The usual load balancers keep an idle connection for 60 seconds, and answer 502 when the edge ends it first. */
export const KEEP_ALIVE_S = 75;

const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;
const OPTIONS = {
  ...{ service: text, groups: text, 'time-zone': text, port: text, host: text, origins: text, path: text },
  ...{
    'trusted-hops': text,
    'keep-alive': text,
    address: text,
    name: text,
    metrics: text,
    redis: text,
    quiet: flag,
    log: text,
    check: flag,
    help: flag,
  },
  ...{ instances: text, notify: text, 'offer-minutes': text, assistants: text, 'assistant-homes': text },
};

/** What the flags say to `createEdge`, besides what only a process that runs can give. */
export const optionsIn = (flags: EdgeFlags) => {
  const { service, groups, secretKey, publicKey, address, name, origins, path, manageSecrets } = flags;
  return { service, groups, secretKey, publicKey, address, name, origins, path, manageSecrets };
};

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the command line; `help` where it is asked for. Throws an Error with one sentence that names the flag and the problem. */
export function readEdgeFlags(args: readonly string[], environment: Environment): EdgeFlags | 'help' {
  const key = args.find((arg) => /^--[\w-]*(key|secret)/.test(arg));
  if (key !== undefined)
    throw new Error(
      `There is no flag ${key.split('=')[0]}; keys come from the environment, such as LEASING_SECRET_KEY`,
    );
  const values = readArguments(OPTIONS, args);
  if (values.help) return 'help';
  const { service, groups, host = '127.0.0.1', path = '' } = values;
  if (service === undefined) throw new Error('--service is missing; give the address of the leasing service');
  if (groups === undefined) throw new Error('--groups is missing; give the groups that can be booked, like 101,102');
  const zone = values['time-zone'];
  if (zone !== undefined && !isZone(zone)) throw wrongValue('time-zone', 'a time zone like America/New_York', zone);
  const redis = redisAddress(values.redis, environment.TOUR_REDIS);
  const instances = wholeNumber('instances', values.instances, 1, 1_000);
  if (instances !== 1 && redis === undefined)
    throw new Error('--instances above 1 needs --redis; without it each instance would know only its own bookings');
  const { log: logFormat = 'text' } = values;
  if (logFormat !== 'text' && logFormat !== 'json') throw wrongValue('log', 'text or json', logFormat);
  return {
    ...{
      service,
      host,
      path,
      logFormat,
      quiet: values.quiet,
      check: values.check,
      address: values.address,
      name: values.name,
    },
    metrics: metricsAddress(values.metrics),
    groups: groupsIn(groups, zone),
    origins: listIn(values.origins),
    port: wholeNumber('port', values.port, 8080, 65_535),
    trustedHops: wholeNumber('trusted-hops', values['trusted-hops'], 0, 10),
    keepAlive: wholeNumber('keep-alive', values['keep-alive'], KEEP_ALIVE_S, 3_600),
    secretKey: environment.LEASING_SECRET_KEY || undefined,
    redis,
    waitlist: waitlistIn(values, environment),
    assistants: assistantsIn(values.assistants, values['assistant-homes']),
    publicKey: environment.LEASING_PUBLIC_KEY || undefined,
    manageSecrets: environment.TOUR_MANAGE_SECRETS ? listIn(environment.TOUR_MANAGE_SECRETS) : undefined,
  };
}

const listIn = (given = ''): readonly string[] =>
  given
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

const isRedisAddress = (address: string): boolean => /^rediss?:\/\/[^/]/.test(address) && URL.canParse(address);

/** The address of Redis: that of the flag, which holds no password, or that of the environment, which may. */
function redisAddress(given: string | undefined, fromEnvironment: string | undefined): string | undefined {
  if (given === undefined) {
    if (!fromEnvironment) return undefined;
    // The message does not name the address, which may hold a password.
    if (!isRedisAddress(fromEnvironment)) throw new Error('TOUR_REDIS takes an address like redis://10.0.0.5:6379');
    return fromEnvironment;
  }
  if (given.includes('@'))
    throw new Error('--redis takes no password; an address with one comes from the environment, as TOUR_REDIS');
  if (!isRedisAddress(given)) throw wrongValue('redis', 'an address like redis://10.0.0.5:6379', given);
  return given;
}

interface WaitlistFlags {
  readonly notify?: string | undefined;
  readonly 'offer-minutes'?: string | undefined;
  readonly origins?: string | undefined;
  readonly address?: string | undefined;
}

/** The waitlist. Its mailer, the secrets and the pages to which messages lead belong together. */
function waitlistIn(
  { notify, origins, address, 'offer-minutes': minutes }: WaitlistFlags,
  environment: Environment,
): EdgeFlags['waitlist'] {
  if (notify === undefined) {
    if (minutes !== undefined) throw new Error('--offer-minutes needs --notify, which opens the waitlist');
    return undefined;
  }
  if (!/^https?:\/\/[^/]/i.test(notify) || !URL.canParse(notify) || notify.includes('@'))
    throw wrongValue('notify', 'the http(s) address of your mailer', notify);
  const secret = environment.TOUR_NOTIFY_SECRET ?? '';
  if (secret.length < 32) throw new Error('--notify needs TOUR_NOTIFY_SECRET, 32 or more random characters');
  if (!environment.TOUR_MANAGE_SECRETS) throw new Error('--notify needs TOUR_MANAGE_SECRETS, which sign its links');
  if (origins === undefined && address === undefined)
    throw new Error('--notify needs --origins, the pages to which its messages may lead');
  const offerMinutes = wholeNumber('offer-minutes', minutes, 15, 1_440);
  if (offerMinutes === 0) throw wrongValue('offer-minutes', 'a number from 1 to 1440', '0');
  return { notify, secret, offerMinutes };
}

/** What assistants may read. `createEdge` checks the pages. */
function assistantsIn(pages: string | undefined, homes: string | undefined): EdgeFlags['assistants'] {
  if (pages === undefined) {
    if (homes !== undefined) throw new Error('--assistant-homes needs --assistants, which names the pages');
    return undefined;
  }
  return {
    pages: Object.fromEntries(
      byGroup('assistants', 'pages like 101=https://www.example.com/tours', pages, /^https?:\/\/\S+$/i),
    ),
    ...(homes !== undefined && {
      homes: Object.fromEntries(
        byGroup('assistant-homes', 'communities like 101=12,102=all', homes, /^([1-9]\d{0,8}|all)$/).map(
          ([group, community]): [string, EdgeAssistantHomes] => [
            group,
            community === 'all' ? {} : { community: Number(community) },
          ],
        ),
      ),
    }),
  };
}

/** `101=…,102=…`. A comma counts only before the next number. */
function byGroup(flag: string, wanted: string, given: string, value: RegExp): readonly (readonly [string, string])[] {
  return given.split(/,\s*(?=\d+=)/).map((one) => {
    const [, group = '', text = ''] = /^\s*([1-9]\d{0,8})=(.*?)\s*$/.exec(one) ?? [];
    if (!value.test(text)) throw wrongValue(flag, wanted, given);
    return [group, text];
  });
}

/** Where the counters are given. A port alone is one of this machine. */
function metricsAddress(given: string | undefined): EdgeFlags['metrics'] {
  if (given === undefined) return undefined;
  const [, host = '127.0.0.1', port = ''] = /^(?:([\w.-]+|\[[\da-fA-F:.]+\]):)?(\d{1,5})$/.exec(given) ?? [];
  if (port === '' || Number(port) > 65_535) throw wrongValue('metrics', 'a port like 9464 or 10.0.0.4:9464', given);
  return { host: host.replace(/[[\]]/g, ''), port: Number(port) };
}

function groupsIn(given: string, zone: string | undefined): EdgeFlags['groups'] {
  const pairs = listIn(given).map((one) => {
    const [number = '', own = zone] = one.split('=');
    if (!/^[1-9]\d{0,8}$/.test(number)) throw wrongValue('groups', 'numbers of groups like 101,102', given);
    if (own === undefined)
      throw new Error(`--time-zone is missing, which group ${number} needs, or ${number}=America/New_York`);
    if (!isZone(own)) throw wrongValue('groups', 'a time zone like 101=America/New_York', one);
    return [number, { timeZone: own }] as const;
  });
  if (pairs.length === 0) throw wrongValue('groups', 'numbers of groups like 101,102', given);
  return Object.fromEntries(pairs);
}

function wholeNumber(name: string, given: string | undefined, standard: number, most: number): number {
  if (given === undefined) return standard;
  if (!/^\d+$/.test(given) || Number(given) > most) throw wrongValue(name, `a number from 0 to ${most}`, given);
  return Number(given);
}
