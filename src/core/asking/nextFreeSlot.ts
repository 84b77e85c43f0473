import type { ConfigurationAnswer } from '../../api/tourClient.ts';
import { availabilityQuery, configurationKey } from '../../queries/queryOptions.ts';
import { AVAILABILITY_FRESH_MS, type Received } from '../../queries/received.ts';
import { type Day, dayOf, type LocalDateTime } from '../../time/values.ts';
import type { BookingSettings } from '../bookingSettings.ts';
import type { Environment } from '../environment.ts';
import { firstQuestions } from './firstDays.ts';

/** A free time, and what day it is at the property. */
export interface NextFreeSlot {
  readonly slot: LocalDateTime;
  readonly today: Day;
}

/** What the next free time depends on. */
type NextFreeSettings = Pick<BookingSettings, 'scope' | 'zone' | 'closed' | 'daysAhead' | 'initialDay' | 'managed'>;

/**
 * The next free time of the day that the booking opens with, for a launcher that no visitor has opened yet. Makes one call with one
 * attempt, and the booking finds its answer in the cache. Undefined when nothing is free on that day or the call failed. Asks nothing when
 * the visitor saves data or comes to change a tour, when no day can be booked, or when the group is known to take no bookings.
 */
export async function nextFreeSlot(
  settings: NextFreeSettings,
  { queryClient, now, savesData }: Pick<Environment, 'queryClient' | 'now' | 'savesData'>,
): Promise<NextFreeSlot | undefined> {
  const { scope, zone, managed } = settings;
  const {
    times: [time],
    clock,
  } = firstQuestions(settings, now());
  if (!scope || managed || savesData() || time === undefined) return undefined;
  const known = queryClient.getQueryData<Received<ConfigurationAnswer>>(configurationKey(scope));
  if (known?.answer.active === false) return undefined;
  try {
    const query = availabilityQuery(scope, time, { now, attempts: 1 });
    const { answer } = await queryClient.fetchQuery({ ...query, staleTime: AVAILABILITY_FRESH_MS });
    // Without the property's zone nobody can say what is past.
    const slot = answer.slots.find((each) => zone === undefined || each > clock.now);
    return slot && { slot, today: dayOf(clock.now) };
  } catch {
    return undefined;
  }
}
