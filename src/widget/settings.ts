import { createLeasingTours } from '../api/connect.ts';
import type { TourClient } from '../api/tours.ts';
import type { PlanOptions } from '../form/plan.ts';
import { type Day, parseDay } from '../time/values.ts';
import { isZone } from '../time/zone.ts';
import type { Prefill, TourBookingOptions } from './options.ts';

/** The options after reading: typed, with defaults, nothing left to doubt. */
export interface Settings {
  readonly client: TourClient;
  /** Tells the service's answers from another's: its address and key, or the client or fetch that was given. */
  readonly service: string;
  readonly groupId: number;
  readonly zone: string | undefined;
  readonly location: string;
  readonly community: number | undefined;
  /** Minutes. */
  readonly duration: number;
  readonly contact: Contact;
  readonly privacyUrl: string | undefined;
  readonly closed: (day: Day, weekday: number) => boolean;
  readonly horizonDays: number;
  readonly initialDay: Day | undefined;
  readonly prefill: Prefill;
  readonly fields: NonNullable<PlanOptions['fields']>;
  readonly mailPromise: string | undefined;
}

/** How a visitor reaches the property without the widget. */
export interface Contact {
  readonly phone: string | undefined;
  readonly email: string | undefined;
}

export type SettingsResult = { readonly settings: Settings | undefined; readonly problems: readonly string[] };

const DURATION = 30;
const HORIZON_DAYS = 60;
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/**
 * Reads the options. Every wrong one is named in one sentence that says what was given and what to give; only a missing
 * group or address leaves no settings, everything else falls back to its default.
 */
export function readSettings(options: TourBookingOptions): SettingsResult {
  const problems: string[] = [];
  const wrong = (name: string, given: unknown, wanted: string): undefined => {
    problems.push(`tour-booking: \`${name}\` is ${JSON.stringify(given) ?? 'missing'}; give ${wanted}.`);
    return undefined;
  };
  const whole = (name: string, given: number | string | undefined, least: number): number | undefined => {
    if (given === undefined || given === '') return undefined;
    const value = typeof given === 'string' ? Number(given.trim()) : given;
    return Number.isSafeInteger(value) && value >= least ? value : wrong(name, given, `a whole number from ${least}`);
  };

  const groupId = whole('groupId', options.groupId, 1);
  if (groupId === undefined && problems.length === 0) wrong('groupId', options.groupId, 'the number of the group');
  const client = connect(options, wrong);
  const shared = {
    zone:
      options.timeZone === undefined || options.timeZone === '' || isZone(options.timeZone)
        ? options.timeZone || undefined
        : wrong('timeZone', options.timeZone, 'an IANA zone such as "America/New_York"'),
    location: options.location?.trim() ?? '',
    community: whole('community', options.community, 1),
    duration: whole('duration', options.duration, 5) ?? DURATION,
    contact: { phone: options.contactPhone?.trim() || undefined, email: options.contactEmail?.trim() || undefined },
    privacyUrl:
      httpUrl(options.privacyUrl) ??
      (options.privacyUrl ? wrong('privacyUrl', options.privacyUrl, 'an http(s) address') : undefined),
    closed: closedDays(options.closedDays, wrong),
    horizonDays: whole('horizonDays', options.horizonDays, 1) ?? HORIZON_DAYS,
    initialDay: options.initialDay
      ? (parseDay(options.initialDay) ?? wrong('initialDay', options.initialDay, 'a day such as "2026-12-05"'))
      : undefined,
    prefill: options.prefill ?? {},
    fields: options.fields ?? {},
    mailPromise: options.mailPromise?.trim() || undefined,
  };
  const ready = groupId !== undefined && client !== undefined;
  return { settings: ready ? { ...shared, groupId, client, service: serviceOf(options) } : undefined, problems };
}

type Wrong = (name: string, given: unknown, wanted: string) => undefined;

const given = new WeakMap<object, number>();
let givenCount = 0;

/** A number for what is told apart by identity only. */
function numberOf(thing: object): number {
  const known = given.get(thing) ?? ++givenCount;
  given.set(thing, known);
  return known;
}

const serviceOf = ({ client, fetch, api, publicKey }: TourBookingOptions): string =>
  client
    ? `client ${numberOf(client)}`
    : [api, publicKey, fetch && `fetch ${numberOf(fetch)}`].filter(Boolean).join(' ');

function connect({ client, api, publicKey, fetch, ahead }: TourBookingOptions, wrong: Wrong): TourClient | undefined {
  if (client) return client;
  if (api === undefined || !(httpUrl(api) || api.startsWith('/')))
    return wrong('api', api, 'the http(s) address of the leasing service, or a path on this site');
  if (publicKey?.startsWith('sk_'))
    return wrong('publicKey', 'sk_…', 'a public key; a secret key must never stand in a page');
  return createLeasingTours({ baseUrl: api, key: publicKey || undefined, fetch, ahead });
}

function httpUrl(text: string | undefined): string | undefined {
  try {
    return text !== undefined && /^https?:$/.test(new URL(text).protocol) ? text : undefined;
  } catch {
    return undefined;
  }
}

function closedDays(given: TourBookingOptions['closedDays'], wrong: Wrong): (day: Day, weekday: number) => boolean {
  const names = (typeof given === 'string' ? given.split(',') : (given ?? []))
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '');
  const known = new Set(
    names.filter(
      (name) =>
        parseDay(name) !== undefined ||
        WEEKDAYS.includes(name) ||
        wrong('closedDays', name, 'days such as "2026-12-25" or weekdays such as "sunday"'),
    ),
  );
  return (day, weekday) => known.has(day) || known.has(WEEKDAYS[weekday] ?? '');
}
