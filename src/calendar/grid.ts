import { addDays, addMonths, daysBetween, weekdayOf } from '../time/arithmetic.ts';
import { type Day, daysIn, firstDayOf, type Month, monthOf } from '../time/values.ts';

/**
 * What a day is to the visitor. `outside` cannot be reached by the keyboard; `full` can, and is read out, but not
 * chosen; `unknown` has not been asked for and may be chosen.
 */
export type DayState = 'open' | 'full' | 'unknown' | 'outside';

/** The first and the last day of the calendar, both included. */
export interface Bounds {
  readonly firstDay: Day;
  readonly lastDay: Day;
}

export type StateOf = (day: Day) => DayState;

export interface Moves extends Bounds {
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

/** `stateOf`, with everything beyond the bounds outside. */
export const within =
  ({ firstDay, lastDay }: Bounds, stateOf: StateOf): StateOf =>
  (day) =>
    day < firstDay || day > lastDay ? 'outside' : stateOf(day);

/** Every day from the first to the last. */
export const daysOf = ({ firstDay, lastDay }: Bounds): readonly Day[] =>
  Array.from({ length: Math.max(0, daysBetween(firstDay, lastDay) + 1) }, (_, index) => addDays(firstDay, index));

/** The day `key` leads to from `from`; `from` itself when there is none that way. Never a day that is outside. */
export function dayAfterKey(key: GridKey, from: Day, moves: Moves): Day {
  return keys[key](from, moves) ?? from;
}

const keys: Readonly<Record<GridKey, (from: Day, moves: Moves) => Day | undefined>> = {
  ArrowLeft: (from, moves) => step(from, -1, moves),
  ArrowRight: (from, moves) => step(from, 1, moves),
  ArrowUp: (from, moves) => step(from, -7, moves),
  ArrowDown: (from, moves) => step(from, 7, moves),
  Home: (from, moves) => inWeek(from, moves).find((day) => reachable(day, moves)),
  End: (from, moves) => inWeek(from, moves).findLast((day) => reachable(day, moves)),
  PageUp: (from, moves) => nearest(addMonths(from, -1), moves),
  PageDown: (from, moves) => nearest(addMonths(from, 1), moves),
  'Shift+PageUp': (from, moves) => nearest(addMonths(from, -12), moves),
  'Shift+PageDown': (from, moves) => nearest(addMonths(from, 12), moves),
};

/**
 * The Tab stop of `month`: the first of `wishes` that lies in it and can be reached, else the month's first day that
 * can; undefined when all of the month is outside.
 */
export function tabStopOf(month: Month, wishes: readonly (Day | undefined)[], moves: Moves): Day | undefined {
  const fits = (day: Day | undefined): day is Day =>
    day !== undefined && monthOf(day) === month && reachable(day, moves);
  const first = firstDayOf(month);
  const all = Array.from({ length: daysIn(month) }, (_, index) => addDays(first, index));
  return wishes.find(fits) ?? all.find(fits);
}

const reachable = (day: Day, moves: Moves): boolean => within(moves, moves.stateOf)(day) !== 'outside';

/** The first reachable day at a whole number of steps of `size` days. */
function step(from: Day, size: number, moves: Moves): Day | undefined {
  for (let day = addDays(from, size); day >= moves.firstDay && day <= moves.lastDay; day = addDays(day, size)) {
    if (reachable(day, moves)) return day;
  }
  return undefined;
}

function inWeek(from: Day, { firstWeekday }: Moves): readonly Day[] {
  const first = addDays(from, -((weekdayOf(from) - firstWeekday + 7) % 7));
  return Array.from({ length: 7 }, (_, index) => addDays(first, index));
}

/** The reachable day nearest to `target`, the later one of two. It never leads back past where the move began. */
function nearest(target: Day, moves: Moves): Day | undefined {
  const { firstDay, lastDay } = moves;
  const held = target < firstDay ? firstDay : target > lastDay ? lastDay : target;
  const span = Math.max(daysBetween(firstDay, held), daysBetween(held, lastDay));
  for (let away = 0; away <= span; away += 1) {
    for (const day of [addDays(held, away), addDays(held, -away)]) if (reachable(day, moves)) return day;
  }
  return undefined;
}
