import type { DayState } from '../i18n/calendar.ts';
import { addDays, addMonths, daysBetween, weekdayOf } from '../time/arithmetic.ts';
import { type DayRange, daysInRange, inRange } from '../time/dayRange.ts';
import { type Day, daysIn, firstDayOf, type Month, monthOf } from '../time/values.ts';

export type StateOf = (day: Day) => DayState;

/** What decides where a key leads. */
export interface GridNavigation {
  /** The days of the calendar; every other day is outside. */
  readonly range: DayRange;
  readonly stateOf: StateOf;
  /** 0 Sunday to 6 Saturday. */
  readonly firstWeekday: number;
}

/** The keys of a date grid, already mirrored where text runs from right to left. */
export type GridKey =
  | 'ArrowLeft'
  | 'ArrowRight'
  | 'ArrowUp'
  | 'ArrowDown'
  | 'Home'
  | 'End'
  | 'PageUp'
  | 'PageDown'
  | 'Shift+PageUp'
  | 'Shift+PageDown';

/** Weeks in order, each with its seven days. */
type Weeks = readonly (readonly Day[])[];

/** How many weeks every month shows. A month that ends in its sixth week has six. */
const WEEKS = 5;

/**
 * The weeks shown for `month`. They begin with the week of the month's first day. In the first month of the range they
 * begin with the week of the range's first day. They go on into the next month.
 */
export function weeksOf(month: Month, { range, firstWeekday }: Pick<GridNavigation, 'range' | 'firstWeekday'>): Weeks {
  const firstOfMonth = firstDayOf(month);
  const first = firstOfWeek(month === monthOf(range.first) ? range.first : firstOfMonth, firstWeekday);
  const length = Math.max(WEEKS, Math.ceil((daysBetween(first, firstOfMonth) + daysIn(month)) / 7));
  return [...Array(length).keys()].map((week) => weekFrom(addDays(first, week * 7)));
}

const firstOfWeek = (day: Day, firstWeekday: number): Day => addDays(day, -((weekdayOf(day) - firstWeekday + 7) % 7));

const weekFrom = (first: Day): readonly Day[] => [...Array(7).keys()].map((index) => addDays(first, index));

/** `stateOf`, with every day that is not in `range` outside. */
export const limitTo =
  (range: DayRange, stateOf: StateOf): StateOf =>
  (day) =>
    inRange(day, range) ? stateOf(day) : 'outside';

/** Whether a day of this state may be chosen. */
export const isChoosable = (state: DayState): boolean => state === 'open' || state === 'unknown';

/** The day `key` leads to from `from`; `from` itself when there is none that way. Never a day that is outside. */
export function dayAfterKey(key: GridKey, from: Day, navigation: GridNavigation): Day {
  return keys[key](from, navigation) ?? from;
}

const keys: Readonly<Record<GridKey, (from: Day, navigation: GridNavigation) => Day | undefined>> = {
  ArrowLeft: (from, navigation) => step(from, -1, navigation),
  ArrowRight: (from, navigation) => step(from, 1, navigation),
  ArrowUp: (from, navigation) => step(from, -7, navigation),
  ArrowDown: (from, navigation) => step(from, 7, navigation),
  Home: (from, navigation) => inWeek(from, navigation).find((day) => reachable(day, navigation)),
  End: (from, navigation) => inWeek(from, navigation).findLast((day) => reachable(day, navigation)),
  PageUp: (from, navigation) => nearestReachable(addMonths(from, -1), navigation),
  PageDown: (from, navigation) => nearestReachable(addMonths(from, 1), navigation),
  'Shift+PageUp': (from, navigation) => nearestReachable(addMonths(from, -12), navigation),
  'Shift+PageDown': (from, navigation) => nearestReachable(addMonths(from, 12), navigation),
};

/**
 * The month to show once `key` has led to `day`. An arrow key keeps the month in view while its weeks have that day. A key that
 * pages shows the day's own month.
 */
export const monthAfterKey = (key: GridKey, day: Day, month: Month, weeks: Weeks): Month =>
  !key.includes('Page') && weeks.some((week) => week.includes(day)) ? month : monthOf(day);

/**
 * The Tab stop of the `weeks` of `month`: the first of `wishes` that is one of their days and can be reached, else the
 * month's first day that can, else any; undefined when all are outside.
 */
export function tabStopOf(
  weeks: Weeks,
  month: Month,
  wishes: readonly (Day | undefined)[],
  navigation: GridNavigation,
): Day | undefined {
  const days = weeks.flat().filter((day) => reachable(day, navigation));
  return (
    wishes.find((day) => day !== undefined && days.includes(day)) ??
    days.find((day) => monthOf(day) === month) ??
    days[0]
  );
}

const reachable = (day: Day, { range, stateOf }: GridNavigation): boolean => limitTo(range, stateOf)(day) !== 'outside';

/** The first reachable day at a whole number of steps of `size` days. */
function step(from: Day, size: number, navigation: GridNavigation): Day | undefined {
  for (let day = addDays(from, size); inRange(day, navigation.range); day = addDays(day, size)) {
    if (reachable(day, navigation)) return day;
  }
  return undefined;
}

const inWeek = (from: Day, { firstWeekday }: GridNavigation): readonly Day[] =>
  weekFrom(firstOfWeek(from, firstWeekday));

/** The reachable day nearest to `target`, the later one of two; undefined when no day can be reached. */
function nearestReachable(target: Day, navigation: GridNavigation): Day | undefined {
  const distance = (day: Day): number => Math.abs(daysBetween(day, target));
  return daysInRange(navigation.range)
    .filter((day) => reachable(day, navigation))
    .reduce<Day | undefined>((best, day) => (best && distance(best) < distance(day) ? best : day), undefined);
}
