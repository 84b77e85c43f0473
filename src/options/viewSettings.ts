import type { TourKinds } from '../booking/tourKind.ts';
import { type ClosedDays, PERIOD_DAYS } from '../core/bookingPeriod.ts';
import type { BookingSettings, Confirms } from '../core/bookingSettings.ts';
import { americanZoneName, WEEKDAYS } from '../i18n/americanEnglish.ts';
import { isLocale, tagOf } from '../i18n/locale.ts';
import { type Day, parseDay } from '../time/values.ts';
import { isZone } from '../time/zone.ts';
import type { TourBookingOptions } from './componentOptions.ts';
import { isNothing, lettersOf, listOf, type OptionReader } from './optionReader.ts';
import { CONFIRMS, type Leads, THEMES, type Theme } from './options.ts';

/**
 * The settings of what shows first: days, times, their frame and its colors. A file of its own, because the preview and the launcher
 * read them before the core is there. `settings.ts` adds all others.
 */

/** The options that show days, times and the frame around them. */
export interface ViewSettings
  extends Pick<BookingSettings, 'zone' | 'location' | 'closed' | 'daysAhead' | 'initialDay' | 'kinds'>,
    Look {
  /** How long a tour takes, in minutes. */
  readonly duration: number;
  readonly contact: Contact;
  /** When a visitor can leave details instead of booking. */
  readonly leads: Leads;
  /** Whether somebody can be asked about a booking in doubt: the host's `lookUp`, or an edge. */
  readonly canLookUp: boolean;
  /** Whether the visitor sees homes on the tour. Which homes these are, only the core knows. */
  readonly hasHomes: boolean;
}

/** Options that may be anything on a page without types. */
type Given = { readonly [Name in 'homes' | 'home' | 'manage' | 'manageStart']?: unknown };

/** How a visitor reaches the property without the widget. */
export interface Contact {
  readonly phone: string | undefined;
  readonly email: string | undefined;
}

const DURATION = 30;
/** Stands for the kinds of tour until the core has read them. Their place on the screen is kept. */
const KINDS_TO_COME: TourKinds = { offered: [], chosen: undefined };

/** Reads the options of `ViewSettings`. Each wrong one is reported to `reader` and falls back to its default. */
export function readViewSettings(options: TourBookingOptions, reader: OptionReader): ViewSettings {
  const { text, checked, whole } = reader;
  const initialDay = checked('initialDay', options.initialDay, isDay, 'a day such as "2026-12-05"');
  return {
    zone: checked('timeZone', options.timeZone, isKnownZone, 'an IANA zone such as "America/New_York"'),
    location: text('location', options.location) ?? '',
    duration: whole('duration', options.duration, 5, 24 * 60) ?? DURATION,
    contact: contactOf(options, reader),
    closed: closedDays(options.closedDays, reader),
    daysAhead: whole('daysAhead', options.daysAhead, 1, 366) ?? PERIOD_DAYS,
    initialDay: initialDay === undefined ? undefined : parseDay(initialDay),
    leads: leadsOf(options.leads, reader),
    canLookUp: typeof options.lookUp === 'function' || !isNothing(options.edge),
    hasHomes: hasHomes(options),
    kinds: isNothing(options.tourKinds) || options.manage ? undefined : KINDS_TO_COME,
    ...readLook(options, reader),
  };
}

/** Whether the visitor sees homes on the tour. A tour to change has those that it was booked with, and nobody tells the widget which. */
const hasHomes = ({ homes, home, manage, manageStart }: Given): boolean =>
  !(isNothing(homes) && isNothing(home)) && isNothing(manage) && isNothing(manageStart);

const isKnownZone = (zone: string): boolean => americanZoneName(zone) !== undefined || isZone(zone);

/** The contact alone, for a widget that failed. */
export const contactOf = (options: TourBookingOptions, { text }: Pick<OptionReader, 'text'>): Contact => ({
  phone: text('contactPhone', options.contactPhone),
  email: text('contactEmail', options.contactEmail),
});

function leadsOf(given: unknown, { flagOr }: OptionReader): Leads {
  const read = flagOr('leads', given, 'auto', 'auto');
  return read === true ? 'on' : read || 'off';
}
const isDay = (text: string): boolean => parseDay(text) !== undefined;

function closedDays(given: unknown, { wrong }: OptionReader): ClosedDays {
  const weekdays = WEEKDAYS.map((name) => name.toLowerCase());
  const known = new Set<string>();
  for (const item of listOf(given)) {
    const name = lettersOf(item);
    if (typeof name === 'string' && (isDay(name) || weekdays.includes(name))) known.add(name);
    else wrong('closedDays', name, 'days such as "2026-12-25" or weekdays such as "sunday"');
  }
  return (day: Day, weekday: number) => known.has(day) || known.has(weekdays[weekday] ?? '');
}

/** Colors and words of the widget. */
export interface Look {
  readonly theme: Theme;
  readonly accent: string | undefined;
  readonly locale: string | undefined;
  readonly confirms: Confirms;
}

/** Reads it. Each wrong option is reported to `reader` and falls back to its default. */
export function readLook(options: Pick<TourBookingOptions, keyof Look>, { checked, oneOf }: OptionReader): Look {
  return {
    theme: oneOf('theme', options.theme, THEMES, 'auto'),
    accent: checked('accent', options.accent, isColor, 'a CSS color such as "#1f5c4d"'),
    locale: checked(
      'locale',
      options.locale && tagOf(String(options.locale)),
      isLocale,
      'a language tag such as "en-US"',
    ),
    confirms: oneOf('confirms', options.confirms, CONFIRMS, 'service'),
  };
}

/** A server cannot check a color: there any text passes, and the style sheet refuses it later. */
const isColor = (text: string): boolean =>
  typeof CSS === 'undefined' || typeof CSS.supports !== 'function' || CSS.supports('color', text);

/** The language of the page. Undefined when it names none that is known. */
export function pageLocale(): string | undefined {
  const lang = tagOf(document.documentElement.lang);
  return isLocale(lang) ? lang : undefined;
}
