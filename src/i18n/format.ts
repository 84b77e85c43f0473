import { type Day, firstDayOf, inUtc, type LocalDateTime, type Month, noonOf } from '../time/values.ts';
import { offsetMinutes } from '../time/zone.ts';
import { AMERICAN_ENGLISH, americanZoneName, writeAmerican, writeAmericanPhone } from './americanEnglish.ts';

/**
 * Writes wall-clock values for a reader: by Intl, and without it in American English. Intl gets a value as the UTC moment that shows the same
 * digits, and prints it in UTC, so that no zone shifts it.
 */
export interface Format {
  /** The locale with the calendar and the digits of these formats, for anything else that Intl writes. */
  readonly locale: string;
  /** `words` as they begin a heading: many languages write days, months and zones with a small letter. */
  capital(words: string): string;
  /** `Saturday, December 5` */
  dayLong(day: Day): string;
  /** `Saturday, December 5, 2026` */
  dayFull(day: Day): string;
  /** `Sat, Dec 5` */
  dayShort(day: Day): string;
  /** `December 2026` */
  monthYear(month: Month): string;
  /** `Dec` */
  monthShort(month: Month): string;
  /** `Sat` */
  weekdayShort(day: Day): string;
  /** `Sa`, for a column head. */
  weekdayNarrow(day: Day): string;
  /** `Saturday` */
  weekdayLong(day: Day): string;
  /** `10:15 AM` */
  time(value: LocalDateTime): string;
  /** `10:15`, where the part of the day stands beside it. */
  clock(value: LocalDateTime): string;
  /** `Eastern Time`, the everyday name of the zone today, whatever the season, not broken where it is short; undefined when Intl has none. */
  zoneName(zone: string): string | undefined;
  /** A telephone number: in American English `(555) 123-4567`, if it is ten digits behind +1. Any other number as it was written. */
  phone(written: string): string;
  /** `UTC−5`, `UTC+5:30`: the zone's offset at the moment `ms`. */
  zoneOffset(zone: string, ms: number): string;
}

const TIME = { hour: 'numeric', minute: '2-digit' } as const;

/** Kept for all widgets, because making one costs a slow phone milliseconds. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** The format of `options` in `locale`, which Intl knows. */
export function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
  formats.set(key, format);
  return format;
}

/**
 * The formats of `locale` (BCP 47), which Intl knows. In every locale the days are those of the Gregorian calendar, like those of the grid,
 * and the digits are 0 to 9, like those of the phone numbers and addresses beside them.
 */
export function createFormat(locale = 'en-US'): Format {
  const calendar = { calendar: 'gregory', numberingSystem: 'latn' };
  // Written out, because the first `Intl.Locale` costs a slow phone 25 milliseconds.
  const known = locale === 'en-US' ? AMERICAN_ENGLISH : `${new Intl.Locale(locale, calendar)}`;
  const write =
    known === AMERICAN_ENGLISH
      ? writeAmerican
      : (value: LocalDateTime, options: Intl.DateTimeFormatOptions) => formatOf(known, options).format(inUtc(value));
  const day = (value: Day, options: Intl.DateTimeFormatOptions): string => write(noonOf(value), options);
  return {
    locale: known,
    capital: (words) => words.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase(known)),
    dayLong: (value) => day(value, { weekday: 'long', month: 'long', day: 'numeric' }),
    dayFull: (value) => day(value, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' }),
    dayShort: (value) => day(value, { weekday: 'short', month: 'short', day: 'numeric' }),
    monthYear: (value) => day(firstDayOf(value), { month: 'long', year: 'numeric' }),
    monthShort: (value) => day(firstDayOf(value), { month: 'short' }),
    weekdayShort: (value) => day(value, { weekday: 'short' }),
    weekdayNarrow(value) {
      // Two letters tell Tuesday from Thursday. In other scripts, and where days have numbers (`Thứ 7`), the first two may be the same.
      const short = day(value, { weekday: 'short' });
      return /^\p{Script=Latin}{2,}\.?$/u.test(short) ? short.slice(0, 2) : day(value, { weekday: 'narrow' });
    },
    weekdayLong: (value) => day(value, { weekday: 'long' }),
    time: (value) => write(value, TIME),
    clock: (value) =>
      known === AMERICAN_ENGLISH
        ? writeAmerican(value, TIME).slice(0, -' AM'.length)
        : formatOf(known, TIME)
            .formatToParts(inUtc(value))
            .map((part) => (part.type === 'dayPeriod' ? '' : part.value))
            .join('')
            .trim(),
    zoneName(zone) {
      const name =
        (known === AMERICAN_ENGLISH && americanZoneName(zone)) ||
        formatOf(known, { timeZone: zone, timeZoneName: 'longGeneric' })
          // Without a date this is the name of today: half of the zones had other rules in 1970.
          .formatToParts()
          .find(({ type }) => type === 'timeZoneName')?.value;
      return name && (name.length > SHORT_ZONE ? name : unbroken(name));
    },
    phone: (written) => (known === AMERICAN_ENGLISH ? writeAmericanPhone(written) : written),
    zoneOffset(zone, ms) {
      const minutes = offsetMinutes(ms, zone);
      const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
      const size = `${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
      return minutes === 0 ? 'UTC' : `UTC${minutes < 0 ? '−' : '+'}${size}`;
    },
  };
}

/** Words that no line ends inside: a date, a time, a telephone number. Not for the name of a button or a link, which tests look for as it is typed. */
export const unbroken = (text: string): string => text.replace(/\s/g, '\u00a0');

/** The most characters of a zone's name that stays in one line: `Eastern Time`. */
const SHORT_ZONE = 18;

/** The most characters of a street that stays in one line. */
const SHORT_STREET = 24;

/** `Alder House, 123 First St`: a line may end before the street, not inside. A longer street may break, but not after its number. */
export const unbrokenStreet = (place: string): string =>
  place.replace(/\d[^,\n]*/g, (street) =>
    street.length > SHORT_STREET ? street.replace(/\s/, '\u00a0') : unbroken(street),
  );
