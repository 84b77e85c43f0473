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
export function daysInRange({ first, last }: DayRange): readonly Day[] {
  const days: Day[] = [];
  // From day to day: most steps stay within a month, and those print no date.
  for (let day = first, left = daysBetween(first, last); left >= 0; left -= 1, day = addDays(day, 1)) days.push(day);
  return days;
}
