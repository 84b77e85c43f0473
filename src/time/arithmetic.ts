import { millisecondsInDay } from 'date-fns/constants';
import { type Day, dayNumber, daysIn, firstDayOf, inUtc, type Month, monthOf, type TimeOfDay } from './values.ts';

/**
 * Calendar arithmetic on wall-clock values. Each is computed as if its digits were UTC, where every day has 24 hours, so
 * that no zone (and no skipped hour or day of one) changes the result. `Date` is only asked to read and print: no
 * subclass of it, because the `Date` of fake timers (Playwright's `page.clock`) does not support one.
 */
const print = (ms: number, length: number): string => new Date(ms).toISOString().slice(0, length);

/** `day` plus `count` days (negative: before). */
export function addDays(day: Day, count: number): Day {
  const number = dayNumber(day) + count;
  // Most steps stay within what every month has. A first screen takes 150 of them, and printing a date takes a slow phone long.
  if (number > 0 && number < 29) return `${day.slice(0, 8)}${String(number).padStart(2, '0')}` as Day;
  return print(inUtc(day) + count * millisecondsInDay, 10) as Day;
}

/** `month` plus `count` months. */
export const shiftMonth = (month: Month, count: number): Month =>
  print(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)) - 1 + count), 7) as Month;

/** `day` plus `count` months, held to the last day of a shorter month: January 31 plus one is February 28. */
export function addMonths(day: Day, count: number): Day {
  const month = shiftMonth(monthOf(day), count);
  return addDays(firstDayOf(month), Math.min(dayNumber(day), daysIn(month)) - 1);
}

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export const daysBetween = (from: Day, to: Day): number => (inUtc(to) - inUtc(from)) / millisecondsInDay;

/** The day of the week, 0 Sunday to 6 Saturday. */
export const weekdayOf = (day: Day): number => new Date(inUtc(day)).getUTCDay();

/** Minutes since midnight, 0 to 1439. */
export const minutesOf = (time: TimeOfDay): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
