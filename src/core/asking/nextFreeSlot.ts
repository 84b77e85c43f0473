import type { ConfigurationAnswer } from '../../api/tours.ts';
import {
  AVAILABILITY_FRESH_MS,
  availabilityQuery,
  configurationKey,
  type Received,
} from '../../queries/tourQueries.ts';
import { type Day, dayOf, type LocalDateTime } from '../../time/values.ts';
import { bookingPeriodOf, clockAt } from '../bookingPeriod.ts';
import { timeToAsk } from '../createBookingPeriods.ts';
import type { Environment } from '../environment.ts';
import type { BookingSettings } from '../settings.ts';
import { startDayOf } from './situationOf.ts';

/** A free time, and what day it is at the property. */
export interface NextFreeSlot {
  readonly slot: LocalDateTime;
  readonly today: Day;
}

/** What the next free time depends on. */
type NextFreeSettings = Pick<BookingSettings, 'scope' | 'zone' | 'closed' | 'horizonDays' | 'initialDay' | 'managed'>;

/**
 * The next free time of the day the booking opens with, for a page on which no visitor has opened the widget yet: one call, sent once,
 * whose answer is there for the booking when it begins. Undefined where nothing is free on that day or the call failed. Asks nothing
 * where the visitor saves data, where no day can be booked, of a group that is known to take no bookings, and where the visitor comes
 * to change a tour.
 */
export async function nextFreeSlot(
  { scope, zone, closed, horizonDays, initialDay, managed }: NextFreeSettings,
  { queryClient, now, savesData }: Pick<Environment, 'queryClient' | 'now' | 'savesData'>,
): Promise<NextFreeSlot | undefined> {
  const clock = clockAt(now(), zone);
  const period = bookingPeriodOf(dayOf(clock.now), horizonDays, closed);
  if (!scope || managed || savesData() || !period.bookable[0]) return undefined;
  const time = timeToAsk(startDayOf(initialDay, dayOf(clock.soon), period), clock);
  const known = queryClient.getQueryData<Received<ConfigurationAnswer>>(configurationKey(scope));
  if (known?.answer.active === false) return undefined;
  try {
    const query = availabilityQuery(scope, time, { now, attempts: 1 });
    const { answer } = await queryClient.fetchQuery({ ...query, staleTime: AVAILABILITY_FRESH_MS });
    // By the visitor's own clock nothing can be called past.
    const slot = answer.slots.find((each) => zone === undefined || each > clock.now);
    return slot && { slot, today: dayOf(clock.now) };
  } catch {
    return undefined;
  }
}
