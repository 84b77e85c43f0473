import { millisecondsInMinute } from 'date-fns/constants';
import type { LocalDateTime } from './values.ts';

/** As in `arithmetic.ts`: computed as if the digits were UTC. */
const localToMs = (value: LocalDateTime): number => Date.parse(`${value}Z`);

/** `value` plus `count` minutes on a clock that is never put forward or back. */
export const addMinutes = (value: LocalDateTime, count: number): LocalDateTime =>
  new Date(localToMs(value) + count * millisecondsInMinute).toISOString().slice(0, 19) as LocalDateTime;

/** Minutes from `from` to `to` by the clock on the wall; a fraction where they differ by seconds. */
export const minutesBetween = (from: LocalDateTime, to: LocalDateTime): number =>
  (localToMs(to) - localToMs(from)) / millisecondsInMinute;
