import { inRange } from '../time/dayRange.ts';
import { type Day, dayOf, type LocalDateTime, noonOf } from '../time/values.ts';
import { type BookingPeriod, bookingPeriodOf, type Clock, type ClosedDays } from './bookingPeriod.ts';

/** Whether `day` may have tours. */
export const isBookable = (day: Day, { range, closed }: BookingPeriod): boolean =>
  inRange(day, range) && !closed.has(day);

/** Which time to ask for to see `day`: any will do, so the next quarter hour for today and noon for a later day. */
export const timeToAsk = (day: Day, { soon }: Clock): LocalDateTime => (dayOf(soon) === day ? soon : noonOf(day));

/** Makes the booking period anew only when the day or the settings change: it lists every day. */
export function createBookingPeriods(): (
  today: Day,
  settings: { readonly horizonDays: number; readonly closed: ClosedDays },
) => BookingPeriod {
  let last: { readonly key: readonly unknown[]; readonly period: BookingPeriod } | undefined;
  return (today, { horizonDays, closed }) => {
    const key = [today, horizonDays, closed];
    const before = last;
    if (before !== undefined && key.every((part, index) => part === before.key[index])) return before.period;
    last = { key, period: bookingPeriodOf(today, horizonDays, closed) };
    return last.period;
  };
}
