import { millisecondsInMinute } from 'date-fns/constants';
import { inUtc, type LocalDateTime } from './values.ts';

/** `value` plus `count` minutes on a clock that is never put forward or back. */
export const addMinutes = (value: LocalDateTime, count: number): LocalDateTime =>
  new Date(inUtc(value) + count * millisecondsInMinute).toISOString().slice(0, 19) as LocalDateTime;

/** Minutes from `from` to `to` by the clock on the wall; a fraction where they differ by seconds. */
export const minutesBetween = (from: LocalDateTime, to: LocalDateTime): number =>
  (inUtc(to) - inUtc(from)) / millisecondsInMinute;
