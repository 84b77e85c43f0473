import { UTCDateMini } from '@date-fns/utc';
import {
  addDays as datePlusDays,
  addMinutes as datePlusMinutes,
  addMonths as datePlusMonths,
  differenceInCalendarDays,
} from 'date-fns';
import { type Day, firstDayOf, type LocalDateTime, type Month, type TimeOfDay } from './values.ts';

/**
 * Calendar arithmetic on wall-clock values. The `Date`s in here are UTC dates that stand for wall-clock values and
 * never leave this file, so that no zone (and no skipped hour or day of one) touches them.
 */
const toDate = (text: string): Date => new UTCDateMini(`${text}${text.length > 10 ? '' : 'T00:00:00'}Z`);
const toDay = (date: Date): Day => date.toISOString().slice(0, 10) as Day;
const toLocal = (date: Date): LocalDateTime => date.toISOString().slice(0, 19) as LocalDateTime;

/** `day` plus `count` days (negative: before). */
export const addDays = (day: Day, count: number): Day => toDay(datePlusDays(toDate(day), count));
/** `day` plus `count` months, held to the last day of a shorter month: January 31 plus one is February 28. */
export const addMonths = (day: Day, count: number): Day => toDay(datePlusMonths(toDate(day), count));
/** `month` plus `count` months. */
export const shiftMonth = (month: Month, count: number): Month =>
  addMonths(firstDayOf(month), count).slice(0, 7) as Month;
/** `value` plus `count` minutes on a clock that is never put forward or back. */
export const addMinutes = (value: LocalDateTime, count: number): LocalDateTime =>
  toLocal(datePlusMinutes(toDate(value), count));
/** Whole days from `from` to `to`; negative when `to` is earlier. */
export const daysBetween = (from: Day, to: Day): number => differenceInCalendarDays(toDate(to), toDate(from));
/** The day of the week, 0 Sunday to 6 Saturday. */
export const weekdayOf = (day: Day): number => toDate(day).getUTCDay();
/** Minutes since midnight, 0 to 1439. */
export const minutesOf = (time: TimeOfDay): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
/** Minutes from `from` to `to` by the clock on the wall. */
export const minutesBetween = (from: LocalDateTime, to: LocalDateTime): number =>
  (toDate(to).getTime() - toDate(from).getTime()) / 60_000;

/** The first quarter-hour mark at or after `value`. */
export function nextQuarterHour(value: LocalDateTime): LocalDateTime {
  const date = toDate(value);
  const quarter = 15 * 60_000;
  return toLocal(new Date(Math.ceil(date.getTime() / quarter) * quarter));
}
