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

/** The weeks of `month`, four to six of seven cells each; `null` where a week reaches into another month. */
export function weeksOf(month: Month, firstWeekday: number): readonly (readonly (Day | null)[])[] {
  const first = firstDayOf(month);
  const lead = (weekdayOf(first) - firstWeekday + 7) % 7;
  const length = daysIn(month);
  const weeks = Math.ceil((lead + length) / 7);
  const cell = (index: number): Day | null => (index < 0 || index >= length ? null : addDays(first, index));
  return Array.from({ length: weeks }, (_, week) => Array.from({ length: 7 }, (_, day) => cell(week * 7 + day - lead)));
}

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
 * The Tab stop of `month`: the first of `wishes` that lies in it and can be reached, else the month's first day that
 * can; undefined when all of the month is outside.
 */
export function tabStopOf(
  month: Month,
  wishes: readonly (Day | undefined)[],
  navigation: GridNavigation,
): Day | undefined {
  const fits = (day: Day | undefined): day is Day =>
    day !== undefined && monthOf(day) === month && reachable(day, navigation);
  const first = firstDayOf(month);
  const all = Array.from({ length: daysIn(month) }, (_, index) => addDays(first, index));
  return wishes.find(fits) ?? all.find(fits);
}

const reachable = (day: Day, { range, stateOf }: GridNavigation): boolean => limitTo(range, stateOf)(day) !== 'outside';

/** The first reachable day at a whole number of steps of `size` days. */
function step(from: Day, size: number, navigation: GridNavigation): Day | undefined {
  for (let day = addDays(from, size); inRange(day, navigation.range); day = addDays(day, size)) {
    if (reachable(day, navigation)) return day;
  }
  return undefined;
}

function inWeek(from: Day, { firstWeekday }: GridNavigation): readonly Day[] {
  const first = addDays(from, -((weekdayOf(from) - firstWeekday + 7) % 7));
  return Array.from({ length: 7 }, (_, index) => addDays(first, index));
}

/** The reachable day nearest to `target`, the later one of two; undefined when no day can be reached. */
function nearestReachable(target: Day, navigation: GridNavigation): Day | undefined {
  const distance = (day: Day): number => Math.abs(daysBetween(day, target));
  return daysInRange(navigation.range)
    .filter((day) => reachable(day, navigation))
    .reduce<Day | undefined>((best, day) => (best && distance(best) < distance(day) ? best : day), undefined);
}
