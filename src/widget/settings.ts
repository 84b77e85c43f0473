import { createLeasingTours } from '../api/connect.ts';
import { keyProblem } from '../api/key.ts';
import type { TourClient } from '../api/tours.ts';
import { type Answers, type FieldKey, fieldKeys } from '../booking/answers.ts';
import type { ClosedDays } from '../core/horizon.ts';
import type { BookingSettings } from '../core/settings.ts';
import type { FieldMode } from '../form/modes.ts';
import { type Day, parseDay } from '../time/values.ts';
import { isZone } from '../time/zone.ts';
import type { Host } from './host.ts';
import { isLink } from './links.ts';
import { createOptionReader, type OptionReader } from './optionReader.ts';
import { type FieldModes, type Prefill, THEMES, type Theme, type TourBookingOptions } from './options.ts';
import { serviceIdentity } from './serviceIdentity.ts';

/** The options after reading: typed, with defaults, nothing left to doubt. */
export interface Settings extends BookingSettings {
  /** Minutes. */
  readonly duration: number;
  readonly contact: Contact;
  readonly privacyUrl: string | undefined;
  readonly fields: FieldModes;
  readonly mailPromise: string | undefined;
  readonly theme: Theme;
  readonly accent: string | undefined;
  readonly locale: string | undefined;
}

/** How a visitor reaches the property without the widget. */
export interface Contact {
  readonly phone: string | undefined;
  readonly email: string | undefined;
}

/** What was read, and one sentence for each wrong option. */
export interface SettingsResult {
  readonly settings: Settings;
  readonly problems: readonly string[];
}

const DURATION = 30;
const HORIZON_DAYS = 60;
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/**
 * Reads the options. Every wrong one is named in one sentence that says what was given and what to give, and falls back
 * to its default; without a group or an address there is no `scope`, and nothing is asked. Never throws.
 */
export function readSettings(options: TourBookingOptions, host: Pick<Host, 'emit' | 'warn' | 'fetch'>): SettingsResult {
  const reader = createOptionReader();
  const { text, checked, whole, wrong, parts, problems } = reader;
  const groupId = whole('groupId', options.groupId, 1, Number.MAX_SAFE_INTEGER);
  if (groupId === undefined && problems.length === 0) wrong('groupId', options.groupId, 'the number of the group');
  const client = connect(options, host, reader);
  const theme = checked('theme', options.theme, isTheme, '"light", "dark" or "auto"');
  const initialDay = checked('initialDay', options.initialDay, isDay, 'a day such as "2026-12-05"');
  const settings: Settings = {
    scope:
      groupId === undefined || client === undefined
        ? undefined
        : {
            groupId,
            client,
            service: serviceIdentity({ ...options, fetch: options.fetch && host.fetch }),
          },
    zone: checked('timeZone', options.timeZone, isZone, 'an IANA zone such as "America/New_York"'),
    location: text('location', options.location) ?? '',
    community: whole('community', options.community, 1, Number.MAX_SAFE_INTEGER),
    duration: whole('duration', options.duration, 5, 24 * 60) ?? DURATION,
    contact: contactOf(options, reader),
    privacyUrl: checked('privacyUrl', options.privacyUrl, isLink, 'an http(s) address or a path on this site'),
    closed: closedDays(options.closedDays, reader),
    horizonDays: whole('horizonDays', options.horizonDays, 1, 366) ?? HORIZON_DAYS,
    initialDay: initialDay === undefined ? undefined : parseDay(initialDay),
    prefill: prefillOf(options.prefill, reader),
    fields: parts('fields', options.fields, isFieldMode, 'fields by name with "hidden", "optional" or "required"'),
    mailPromise: text('mailPromise', options.mailPromise),
    theme: theme !== undefined && isTheme(theme) ? theme : 'auto',
    accent: checked('accent', options.accent, isColour, 'a CSS colour such as "#1f5c4d"'),
    locale: checked('locale', options.locale, isLocale, 'a language tag such as "en-US"'),
    emit: host.emit,
    warn: host.warn,
  };
  return { settings, problems };
}

/** The contact alone, for when nothing else works. */
export const contactOf = (options: TourBookingOptions, { text }: Pick<OptionReader, 'text'>): Contact => ({
  phone: text('contactPhone', options.contactPhone),
  email: text('contactEmail', options.contactEmail),
});

const isTheme = (text: unknown): text is Theme => THEMES.some((theme) => theme === text);
const isDay = (text: string): boolean => parseDay(text) !== undefined;

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

const FIELD_MODES: readonly FieldMode[] = ['hidden', 'optional', 'required'];
const isFieldMode = (key: string, mode: unknown): mode is FieldMode =>
  fieldKeys.some((known) => known === key) && FIELD_MODES.some((known) => known === mode);

/** The names of `prefill` -> the field each fills. */
const PREFILLED = {
  firstName: 'first_name',
  lastName: 'last_name',
  email: 'email',
  phone: 'phone',
} as const satisfies { readonly [Name in keyof Prefill]-?: FieldKey };

const isPrefilled = (name: string): name is keyof typeof PREFILLED => Object.hasOwn(PREFILLED, name);

function prefillOf(given: unknown, { parts }: OptionReader): Partial<Answers> {
  const isRight = (name: string, value: unknown): value is string => isPrefilled(name) && typeof value === 'string';
  const texts = parts('prefill', given, isRight, `text, under ${Object.keys(PREFILLED).join(', ')}`);
  return Object.fromEntries(
    Object.entries(texts).flatMap(([name, value]) => (isPrefilled(name) ? [[PREFILLED[name], value]] : [])),
  );
}

function connect(
  options: TourBookingOptions,
  host: Pick<Host, 'fetch'>,
  { text, wrong }: OptionReader,
): TourClient | undefined {
  const { client, preloaded } = options;
  if (client)
    return typeof client === 'object' ? client : wrong('client', client, 'an object with the calls of TourClient');
  const api = text('api', options.api);
  const key = text('publicKey', options.publicKey);
  if (options.fetch !== undefined && options.fetch !== null && typeof options.fetch !== 'function')
    return wrong('fetch', options.fetch, 'a function like the global fetch');
  if (api === undefined || !isLink(api))
    return wrong('api', options.api, 'the http(s) address of the leasing service, or a path on this site');
  const problem = key === undefined ? undefined : keyProblem(key);
  // A secret that slipped into a page must not stand whole in its log as well.
  if (key !== undefined && problem !== undefined) return wrong('publicKey', `${key.slice(0, 3)}…`, problem);
  return createLeasingTours({ baseUrl: api, key, fetch: options.fetch && host.fetch, preloaded });
}

function closedDays(given: unknown, { wrong }: OptionReader): ClosedDays {
  const list: readonly unknown[] =
    typeof given === 'string' ? given.split(',') : Array.isArray(given) ? given : given ? [given] : [];
  const known = new Set<string>();
  for (const item of list) {
    const name = typeof item === 'string' ? item.trim().toLowerCase() : item;
    if (name === '') continue;
    if (typeof name === 'string' && (isDay(name) || WEEKDAYS.includes(name))) known.add(name);
    else wrong('closedDays', name, 'days such as "2026-12-25" or weekdays such as "sunday"');
  }
  return (day: Day, weekday: number) => known.has(day) || known.has(WEEKDAYS[weekday] ?? '');
}
