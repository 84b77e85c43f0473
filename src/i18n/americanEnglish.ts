import { weekdayOf } from '../time/arithmetic.ts';
import { dayNumber, dayOf, type LocalDateTime, timeOf } from '../time/values.ts';

/** The locale of American English, as `Format` gives it. */
export const AMERICAN_ENGLISH = 'en-US-u-ca-gregory-nu-latn';

export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const ZONES: Readonly<Partial<Record<string, string>>> = {
  'America/New_York': 'Eastern Time',
  'America/Chicago': 'Central Time',
  'America/Denver': 'Mountain Time',
  'America/Phoenix': 'Mountain Standard Time',
  'America/Los_Angeles': 'Pacific Time',
};

/** The everyday name of `zone`. Undefined where this file has none. */
export const americanZoneName = (zone: string): string | undefined =>
  Object.hasOwn(ZONES, zone) ? ZONES[zone] : undefined;

/** The options of Intl that this file knows. */
type Named = Pick<Intl.DateTimeFormatOptions, 'weekday' | 'month' | 'day' | 'year' | 'hour'>;

const named = (name = '', style?: string): string => (style === 'short' ? name.slice(0, 3) : style ? name : '');

/**
 * Writes `value` in American English as Intl does with these options, but without Intl, whose start costs a slow phone 50 milliseconds.
 * It knows the options that `Format` uses. A test compares each with Intl.
 */
export function writeAmerican(value: LocalDateTime, { weekday, month, day, year, hour }: Named): string {
  if (hour) {
    const [hours, minutes] = timeOf(value).split(':');
    return `${Number(hours) % 12 || 12}:${minutes} ${Number(hours) < 12 ? 'AM' : 'PM'}`;
  }
  const on = dayOf(value);
  const monthDay = `${named(MONTHS[Number(on.slice(5, 7)) - 1], month)}${day ? ` ${dayNumber(on)}` : ''}`;
  const date = [named(WEEKDAYS[weekdayOf(on)], weekday), monthDay].filter(Boolean).join(', ');
  return year ? `${date}${day ? ',' : ''} ${on.slice(0, 4)}` : date;
}

/** Ten digits behind +1, however they are set apart, as `(555) 123-4567`. Any other number stays as it was written. */
export const writeAmericanPhone = (phone: string): string =>
  phone.replace(/^\+1[ .-]?\(?(\d{3})\)?[ .-]?(\d{3})[ .-]?(\d{4})$/, '($1) $2-$3');
