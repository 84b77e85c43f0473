import { clockAt } from '../../core/bookingPeriod.ts';
import { addDays } from '../../time/arithmetic.ts';
import type { DayRange } from '../../time/dayRange.ts';
import { type Day, dayOf, type LocalDateTime, noonOf } from '../../time/values.ts';
import { momentOf } from '../../time/zone.ts';
import type { EdgeGroup } from '../edgeOptions.ts';

/** The clocks of the properties. */
export interface WaitlistClock {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** The IANA zone of a group; undefined for a group that is not open here. */
  readonly zoneOf: (group: number) => string | undefined;
  readonly local: (group: number) => LocalDateTime;
  /** The days of a group that can be waited for. */
  readonly openDays: (group: number) => DayRange;
  /** Milliseconds until `day` is over at the property; up to two hours more on a day on which its clock changes. */
  readonly untilEnd: (group: number, day: Day) => number;
}

const HOUR_MS = 3_600_000;

export function createWaitlistClock(
  groups: ReadonlyMap<number, EdgeGroup>,
  daysAhead: number,
  now: () => number,
): WaitlistClock {
  const zoneOf = (group: number): string | undefined => groups.get(group)?.timeZone;
  const local = (group: number): LocalDateTime => clockAt(now(), zoneOf(group)).now;
  return {
    now,
    zoneOf,
    local,
    openDays(group) {
      const first = dayOf(local(group));
      return { first, last: addDays(first, daysAhead) };
    },
    untilEnd: (group, day) => momentOf(noonOf(day), zoneOf(group)) + 13 * HOUR_MS - now(),
  };
}
