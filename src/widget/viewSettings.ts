import type { ClosedDays } from '../core/horizon.ts';
import type { BookingSettings } from '../core/settings.ts';
import { type Day, parseDay } from '../time/values.ts';
import { isZone } from '../time/zone.ts';
import type { OptionReader } from './optionReader.ts';
import { LEADS, type Leads, THEMES, type Theme, type TourBookingOptions } from './options.ts';

/** The options that days, times and the frame around them are shown by. */
export interface ViewSettings
  extends Pick<BookingSettings, 'zone' | 'location' | 'closed' | 'horizonDays' | 'initialDay'> {
  /** Minutes. */
  readonly duration: number;
  readonly contact: Contact;
  /** Where a visitor can leave details in place of a booking. */
  readonly leads: Leads;
  readonly theme: Theme;
  readonly accent: string | undefined;
  readonly locale: string | undefined;
}

/** How a visitor reaches the property without the widget. */
export interface Contact {
  readonly phone: string | undefined;
  readonly email: string | undefined;
}

const DURATION = 30;
const HORIZON_DAYS = 60;
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** Reads them; each wrong one is named by `reader`, and falls back to its default. */
export function readViewSettings(options: TourBookingOptions, reader: OptionReader): ViewSettings {
  const { text, checked, whole } = reader;
  const theme = checked('theme', options.theme, isTheme, '"light", "dark" or "auto"');
  const initialDay = checked('initialDay', options.initialDay, isDay, 'a day such as "2026-12-05"');
  const leads = checked('leads', options.leads, isLeads, '"auto", "on" or "off"');
  return {
    zone: checked('timeZone', options.timeZone, isZone, 'an IANA zone such as "America/New_York"'),
    location: text('location', options.location) ?? '',
    duration: whole('duration', options.duration, 5, 24 * 60) ?? DURATION,
    contact: contactOf(options, reader),
    closed: closedDays(options.closedDays, reader),
    horizonDays: whole('horizonDays', options.horizonDays, 1, 366) ?? HORIZON_DAYS,
    initialDay: initialDay === undefined ? undefined : parseDay(initialDay),
    leads: leads !== undefined && isLeads(leads) ? leads : 'auto',
    theme: theme !== undefined && isTheme(theme) ? theme : 'auto',
    accent: checked('accent', options.accent, isColour, 'a CSS colour such as "#1f5c4d"'),
    locale: checked('locale', options.locale, isLocale, 'a language tag such as "en-US"'),
  };
}

/** The contact alone, for when nothing else works. */
export const contactOf = (options: TourBookingOptions, { text }: Pick<OptionReader, 'text'>): Contact => ({
  phone: text('contactPhone', options.contactPhone),
  email: text('contactEmail', options.contactEmail),
});

const isTheme = (text: unknown): text is Theme => THEMES.some((theme) => theme === text);
const isLeads = (text: unknown): text is Leads => LEADS.some((leads) => leads === text);
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
