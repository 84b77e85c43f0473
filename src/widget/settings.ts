import { createLeasingTours } from '../api/connect.ts';
import { keyProblem } from '../api/key.ts';
import type { TourClient } from '../api/tours.ts';
import type { PlanOptions } from '../form/plan.ts';
import { type Day, parseDay } from '../time/values.ts';
import { isZone } from '../time/zone.ts';
import { type Prefill, THEMES, type Theme, type TourBookingOptions } from './options.ts';

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

export interface SettingsResult {
  /** Undefined where the group or the way to the service is missing. */
  readonly settings: Settings | undefined;
  /** There whatever else is wrong. */
  readonly contact: Contact;
  readonly problems: readonly string[];
}

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
  /** Text as it was meant; anything else from a page without types is named, not thrown over. */
  const text = (name: string, given: unknown): string | undefined => {
    if (given === undefined || given === null) return undefined;
    return typeof given === 'string' ? given.trim() || undefined : wrong(name, given, 'text');
  };
  const checked = (
    name: string,
    given: unknown,
    right: (value: string) => boolean,
    wanted: string,
  ): string | undefined => {
    const value = text(name, given);
    return value === undefined || right(value) ? value : wrong(name, value, wanted);
  };
  const whole = (name: string, given: unknown, [least, most]: readonly [number, number]): number | undefined => {
    if (given === undefined || given === null || given === '') return undefined;
    const value = typeof given === 'string' ? Number(given.trim()) : given;
    const fits = typeof value === 'number' && Number.isSafeInteger(value) && value >= least && value <= most;
    return fits
      ? value
      : wrong(
          name,
          given,
          most === Number.MAX_SAFE_INTEGER ? `a whole number from ${least}` : `a whole number from ${least} to ${most}`,
        );
  };

  const groupId = whole('groupId', options.groupId, IDS);
  if (groupId === undefined && problems.length === 0) wrong('groupId', options.groupId, 'the number of the group');
  const client = connect(options, text, wrong);
  checked('theme', options.theme, isTheme, '"light", "dark" or "auto"');
  checked('locale', options.locale, isLocale, 'a language tag such as "en-US"');
  checked('accent', options.accent, isColour, 'a CSS colour such as "#1f5c4d"');
  const initialDay = checked(
    'initialDay',
    options.initialDay,
    (day) => parseDay(day) !== undefined,
    'a day such as "2026-12-05"',
  );
  const contact = {
    phone: text('contactPhone', options.contactPhone),
    email: text('contactEmail', options.contactEmail),
  };
  const shared = {
    zone: checked('timeZone', options.timeZone, isZone, 'an IANA zone such as "America/New_York"'),
    location: text('location', options.location) ?? '',
    community: whole('community', options.community, IDS),
    duration: whole('duration', options.duration, MINUTES) ?? DURATION,
    contact,
    privacyUrl: checked('privacyUrl', options.privacyUrl, isLink, 'an http(s) address or a path on this site'),
    closed: closedDays(options.closedDays, wrong),
    horizonDays: whole('horizonDays', options.horizonDays, DAYS) ?? HORIZON_DAYS,
    initialDay: initialDay === undefined ? undefined : parseDay(initialDay),
    prefill: options.prefill ?? {},
    fields: options.fields ?? {},
    mailPromise: text('mailPromise', options.mailPromise),
  };
  const ready = groupId !== undefined && client !== undefined;
  return {
    settings: ready ? { ...shared, groupId, client, service: serviceOf(options) } : undefined,
    contact,
    problems,
  };
}

const IDS = [1, Number.MAX_SAFE_INTEGER] as const;
const MINUTES = [5, 24 * 60] as const;
const DAYS = [1, 366] as const;

export const isTheme = (text: string | undefined): text is Theme => THEMES.some((theme) => theme === text);

function isLocale(tag: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0;
  } catch {
    return false;
  }
}

/** Where nobody can tell (on a server), any text passes; the style sheet refuses it later. */
const isColour = (text: string): boolean =>
  typeof CSS === 'undefined' || typeof CSS.supports !== 'function' || CSS.supports('color', text);

type Text = (name: string, given: unknown) => string | undefined;
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

function connect(options: TourBookingOptions, text: Text, wrong: Wrong): TourClient | undefined {
  if (options.client) return options.client;
  const { fetch, preloaded } = options;
  const api = text('api', options.api);
  const key = text('publicKey', options.publicKey);
  if (api === undefined || !isLink(api))
    return wrong('api', options.api, 'the http(s) address of the leasing service, or a path on this site');
  const problem = key === undefined ? undefined : keyProblem(key);
  // A secret that slipped into a page must not stand whole in its log as well.
  if (key !== undefined && problem !== undefined) return wrong('publicKey', `${key.slice(0, 3)}…`, problem);
  return createLeasingTours({ baseUrl: api, key, fetch, preloaded });
}

/** An http(s) address, or a path on this site. */
const isLink = (text: string): boolean => isHttpUrl(text) || /^\/(?!\/)/.test(text);

function isHttpUrl(text: string): boolean {
  try {
    return /^https?:$/.test(new URL(text).protocol);
  } catch {
    return false;
  }
}

function closedDays(given: TourBookingOptions['closedDays'], wrong: Wrong): (day: Day, weekday: number) => boolean {
  const list: readonly unknown[] =
    typeof given === 'string' ? given.split(',') : Array.isArray(given) ? given : given ? [given] : [];
  const names = list.map((name) => String(name).trim().toLowerCase()).filter((name) => name !== '');
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
