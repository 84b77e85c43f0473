import { addDays, weekdayOf } from '../time/arithmetic.ts';
import { type DayRange, daysInRange, inRange } from '../time/dayRange.ts';
import { type Day, dayOf, type LocalDateTime, noonOf } from '../time/values.ts';
import { nextQuarterHour, wallClock } from '../time/zone.ts';

/** Tells whether the integrator lists `day` as one without tours. `weekday`: 0 is Sunday, 6 is Saturday. */
export type ClosedDays = (day: Day, weekday: number) => boolean;

/** How many days ahead can be booked where the integrator says nothing: the default of the option `daysAhead`. */
export const PERIOD_DAYS = 60;

/** The days of the booking period. */
export interface BookingPeriod {
  readonly range: DayRange;
  /** The days that may have tours, in order. */
  readonly bookable: readonly Day[];
  /** The days without tours, as the integrator lists them. */
  readonly closed: ReadonlySet<Day>;
}

/** The booking period: `today` and the `days` days after it. */
export function bookingPeriodOf(today: Day, days: number, isClosed: ClosedDays): BookingPeriod {
  const range = { first: today, last: addDays(today, days) };
  const all = daysInRange(range);
  const closed = new Set(all.filter((day) => isClosed(day, weekdayOf(day))));
  return { range, closed, bookable: all.filter((day) => !closed.has(day)) };
}

/** Whether `day` may have tours. */
export const isBookable = (day: Day, { range, closed }: BookingPeriod): boolean =>
  inRange(day, range) && !closed.has(day);

/** What the property's clock shows, and the next time to ask for today. */
export interface Clock {
  readonly now: LocalDateTime;
  /** The first quarter hour from now on. The loader of the script tag asks with the same. */
  readonly soon: LocalDateTime;
}

/** The property's clock at `ms` (milliseconds since the epoch). Without a zone, the visitor's clock. */
export const clockAt = (ms: number, zone: string | undefined): Clock => ({
  now: wallClock(ms, zone),
  soon: nextQuarterHour(ms, zone),
});

/** The time to ask for to see `day`. Any time of day will do: the next quarter hour for today, noon for a later day. */
export const timeToAsk = (day: Day, { soon }: Clock): LocalDateTime => (dayOf(soon) === day ? soon : noonOf(day));
