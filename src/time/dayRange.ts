import { addDays, daysBetween } from './arithmetic.ts';
import type { Day } from './values.ts';

/** Days from `first` to `last`, both included; none when `last` is before `first`. */
export interface DayRange {
  readonly first: Day;
  readonly last: Day;
}

/** Whether `day` is one of `range`. */
export const inRange = (day: Day, { first, last }: DayRange): boolean => day >= first && day <= last;

/** Every day of `range`, in order. */
export const daysInRange = ({ first, last }: DayRange): readonly Day[] =>
  [...Array(Math.max(0, daysBetween(first, last) + 1)).keys()].map((index) => addDays(first, index));
