import { dayOf, type LocalDateTime } from '../../time/values.ts';
import { bookingPeriodOf, type Clock, clockAt, timeToAsk } from '../bookingPeriod.ts';
import type { BookingSettings } from '../bookingSettings.ts';
import { startDayOf } from './situation.ts';

/** The first day of a visit, and the time to ask for to see it. Undefined when no day can be booked. `ms`: since the epoch. */
export function firstQuestion(
  { zone, closed, horizonDays, initialDay }: Pick<BookingSettings, 'zone' | 'closed' | 'horizonDays' | 'initialDay'>,
  ms: number,
): { readonly time: LocalDateTime; readonly clock: Clock } | undefined {
  const clock = clockAt(ms, zone);
  const period = bookingPeriodOf(dayOf(clock.now), horizonDays, closed);
  if (!period.bookable[0]) return undefined;
  return { time: timeToAsk(startDayOf(initialDay, dayOf(clock.soon), period), clock), clock };
}
