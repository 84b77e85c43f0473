import type { ClosedDays } from '../core/bookingPeriod.ts';
import type { BookingSettings } from '../core/settings.ts';
import { americanZoneName, WEEKDAYS } from '../i18n/americanEnglish.ts';
import { type Day, parseDay } from '../time/values.ts';
import { isZone } from '../time/zone.ts';
import { type Look, readLook } from './look.ts';
import type { OptionReader } from './optionReader.ts';
import { LEADS, type Leads, type TourBookingOptions } from './options.ts';

/** The options that days, times and the frame around them are shown by. */
export interface ViewSettings
  extends Pick<BookingSettings, 'zone' | 'location' | 'closed' | 'horizonDays' | 'initialDay'>,
    Look {
  /** Minutes. */
  readonly duration: number;
  readonly contact: Contact;
  /** Where a visitor can leave details in place of a booking. */
  readonly leads: Leads;
}

/** How a visitor reaches the property without the widget. */
export interface Contact {
  readonly phone: string | undefined;
  readonly email: string | undefined;
}

const DURATION = 30;
const HORIZON_DAYS = 60;
const CLOSED_WEEKDAYS = WEEKDAYS.map((name) => name.toLowerCase());

/** Reads them; each wrong one is named by `reader`, and falls back to its default. */
export function readViewSettings(options: TourBookingOptions, reader: OptionReader): ViewSettings {
  const { text, checked, whole } = reader;
  const initialDay = checked('initialDay', options.initialDay, isDay, 'a day such as "2026-12-05"');
  const leads = checked('leads', options.leads, isLeads, '"auto", "on" or "off"');
  return {
    zone: checked('timeZone', options.timeZone, isKnownZone, 'an IANA zone such as "America/New_York"'),
    location: text('location', options.location) ?? '',
    duration: whole('duration', options.duration, 5, 24 * 60) ?? DURATION,
    contact: contactOf(options, reader),
    closed: closedDays(options.closedDays, reader),
    horizonDays: whole('horizonDays', options.horizonDays, 1, 366) ?? HORIZON_DAYS,
    initialDay: initialDay === undefined ? undefined : parseDay(initialDay),
    leads: leads !== undefined && isLeads(leads) ? leads : 'auto',
    ...readLook(options, reader),
  };
}

const isKnownZone = (zone: string): boolean => americanZoneName(zone) !== undefined || isZone(zone);

/** The contact alone, for when nothing else works. */
export const contactOf = (options: TourBookingOptions, { text }: Pick<OptionReader, 'text'>): Contact => ({
  phone: text('contactPhone', options.contactPhone),
  email: text('contactEmail', options.contactEmail),
});

const isLeads = (text: unknown): text is Leads => LEADS.some((leads) => leads === text);
const isDay = (text: string): boolean => parseDay(text) !== undefined;

function closedDays(given: unknown, { wrong }: OptionReader): ClosedDays {
  const list: readonly unknown[] =
    typeof given === 'string' ? given.split(',') : Array.isArray(given) ? given : given ? [given] : [];
  const known = new Set<string>();
  for (const item of list) {
    const name = typeof item === 'string' ? item.trim().toLowerCase() : item;
    if (name === '') continue;
    if (typeof name === 'string' && (isDay(name) || CLOSED_WEEKDAYS.includes(name))) known.add(name);
    else wrong('closedDays', name, 'days such as "2026-12-25" or weekdays such as "sunday"');
  }
  return (day: Day, weekday: number) => known.has(day) || known.has(CLOSED_WEEKDAYS[weekday] ?? '');
}
