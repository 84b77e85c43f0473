/**
 * Wall-clock values as branded text. The service's naive times are what the property's clock shows, so they stay text
 * from the wire to the screen: a `Date` would read them through the visitor's zone. Plain `<`, `>` and `===` compare
 * them, because every value is zero-padded and goes from the largest unit to the smallest. `~kind` is there for the compiler alone.
 * It is a name and no symbol, so that the declarations of two doors of the package mean the same type.
 */

/** A calendar day, `2026-12-05`. Years 1000 to 9999. */
export type Day = string & { readonly '~kind': 'Day' };
/** A time of day, `10:15:00`. */
export type TimeOfDay = string & { readonly '~kind': 'TimeOfDay' };
/** A day and a time of day by the property's clock, `2026-12-05T10:15:00`. */
export type LocalDateTime = string & { readonly '~kind': 'LocalDateTime' };
/** A moment with its offset from UTC, `2026-12-05T10:15:00-05:00` or `…Z`; fractions of a second are allowed. */
export type OffsetDateTime = string & { readonly '~kind': 'OffsetDateTime' };
/** A month, `2026-12`. */
export type Month = string & { readonly '~kind': 'Month' };

const DAY = /^([1-9]\d{3})-(\d\d)-(\d\d)$/;
const TIME = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.\d+)?)?$/;

const monthLength = (year: number, month: number): number =>
  month === 2
    ? year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
      ? 29
      : 28
    : [4, 6, 9, 11].includes(month)
      ? 30
      : 31;

/** Reads `text` as a day, `2026-12-05`. Undefined if it is no day of the calendar, like 31 February. */
export function parseDay(text: string): Day | undefined {
  const [, year, month, day] = DAY.exec(text) ?? [];
  if (year === undefined || Number(month) < 1 || Number(month) > 12) return undefined;
  return Number(day) >= 1 && Number(day) <= monthLength(Number(year), Number(month)) ? (text as Day) : undefined;
}

/** `text` as a time of day, or undefined. `HH:MM` gains `:00`; fractions of a second are dropped. */
export function parseTimeOfDay(text: string): TimeOfDay | undefined {
  const [, hour, minute, second = '00'] = TIME.exec(text) ?? [];
  return hour === undefined ? undefined : (`${hour}:${minute}:${second}` as TimeOfDay);
}

/** Reads `text` as a date and time without an offset, with `T` or a space between them. Undefined for any other text. */
export function parseLocalDateTime(text: string): LocalDateTime | undefined {
  const day = parseDay(text.slice(0, 10));
  const time = /^[T ]/.test(text.slice(10)) ? parseTimeOfDay(text.slice(11)) : undefined;
  return day && time ? at(day, time) : undefined;
}

/**
 * The moment, in milliseconds, at which a clock in UTC shows `value`. It begins like a `Day` (then midnight is meant) or like a
 * `LocalDateTime`. This does without `Date.parse`, which old libraries on pages replace (MooTools More, date.js).
 */
export function inUtc(value: string): number {
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = value.split(/\D/).map(Number);
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** `time` on `day`. */
export const at = (day: Day, time: TimeOfDay): LocalDateTime => `${day}T${time}` as LocalDateTime;
/** Noon of `day`. */
export const noonOf = (day: Day): LocalDateTime => `${day}T12:00:00` as LocalDateTime;
/** The day of a local date and time. */
export const dayOf = (value: LocalDateTime): Day => value.slice(0, 10) as Day;
/** The time of day of a local date and time. */
export const timeOf = (value: LocalDateTime): TimeOfDay => value.slice(11) as TimeOfDay;
/** The month a day is in. */
export const monthOf = (day: Day): Month => day.slice(0, 7) as Month;
/** The first day of a month. */
export const firstDayOf = (month: Month): Day => `${month}-01` as Day;
/** How many days a month has, 28 to 31. */
export const daysIn = (month: Month): number => monthLength(Number(month.slice(0, 4)), Number(month.slice(5)));
/** The day of the month, 1 to 31. */
export const dayNumber = (day: Day): number => Number(day.slice(8));
