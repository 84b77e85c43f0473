import { addDays, weekdayOf } from '../time/arithmetic.ts';
import { type DayRange, daysInRange } from '../time/dayRange.ts';
import type { Day, LocalDateTime } from '../time/values.ts';
import { nextQuarterHour, wallClock } from '../time/zone.ts';

/** Whether the integrator lists `day` as one without tours; `weekday` is 0 Sunday to 6 Saturday. */
export type ClosedDays = (day: Day, weekday: number) => boolean;

/** The days of the booking period. */
export interface BookingPeriod {
  readonly range: DayRange;
  /** The days that may have tours, in order. */
  readonly bookable: readonly Day[];
  /** The days without tours, as the integrator lists them. */
  readonly closed: ReadonlySet<Day>;
}

/** The booking period from `today`, `days` ahead, today included. */
export function bookingPeriodOf(today: Day, days: number, isClosed: ClosedDays): BookingPeriod {
  const range = { first: today, last: addDays(today, days) };
  const all = daysInRange(range);
  const closed = new Set(all.filter((day) => isClosed(day, weekdayOf(day))));
  return { range, closed, bookable: all.filter((day) => !closed.has(day)) };
}

/** What the property's clock shows, and the next time that can be asked for today. */
export interface Clock {
  readonly now: LocalDateTime;
  /** The first quarter hour from now on; the loader of the script tag asks with the same. */
  readonly soon: LocalDateTime;
}

/** The property's clock at the moment `ms` (milliseconds since the epoch); without a zone, the visitor's. */
export const clockAt = (ms: number, zone: string | undefined): Clock => ({
  now: wallClock(ms, zone),
  soon: nextQuarterHour(ms, zone),
});
