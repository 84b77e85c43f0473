import type { ConfigurationAnswer } from '../api/tourQuestions.ts';
import { AVAILABILITY_FRESH_MS, availabilityQuery, configurationKey, type Received } from '../queries/tourQueries.ts';
import { weekdayOf } from '../time/arithmetic.ts';
import { type Day, dayOf, type LocalDateTime } from '../time/values.ts';
import type { Environment } from './environment.ts';
import { clockAt } from './horizon.ts';
import type { BookingSettings } from './settings.ts';

/** A free time, and what day it is at the property. */
export interface NextFreeSlot {
  readonly slot: LocalDateTime;
  readonly today: Day;
}

/**
 * The next free time of the first day, for a page on which no visitor has opened the widget yet: one call, sent once, whose answer
 * is there for the booking when it begins. Undefined where nothing is free on that day or the call failed. Asks nothing where the
 * visitor saves data, on a day without tours, of a group that is known to take no bookings, and where the visitor comes to
 * change a tour.
 */
export async function nextFreeSlot(
  { scope, zone, closed, managed }: Pick<BookingSettings, 'scope' | 'zone' | 'closed' | 'managed'>,
  { queryClient, now, savesData }: Pick<Environment, 'queryClient' | 'now' | 'savesData'>,
): Promise<NextFreeSlot | undefined> {
  const clock = clockAt(now(), zone);
  const first = dayOf(clock.soon);
  if (!scope || managed || savesData() || closed(first, weekdayOf(first))) return undefined;
  const known = queryClient.getQueryData<Received<ConfigurationAnswer>>(configurationKey(scope));
  if (known?.answer.active === false) return undefined;
  try {
    const query = availabilityQuery(scope, clock.soon, { now, attempts: 1 });
    const { answer } = await queryClient.fetchQuery({ ...query, staleTime: AVAILABILITY_FRESH_MS });
    // By the visitor's own clock nothing can be called past.
    const slot = answer.slots.find((each) => zone === undefined || each > clock.now);
    return slot && { slot, today: dayOf(clock.now) };
  } catch {
    return undefined;
  }
}
