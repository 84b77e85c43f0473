import { held } from '../booking/bookingSteps.ts';
import type { Flow } from '../booking/flow.ts';
import { dayOf, type LocalDateTime } from '../time/values.ts';
import { bookingPeriodOf, clockAt, isBookable } from './bookingPeriod.ts';
import type { BookingSettings } from './bookingSettings.ts';
import type { AvailabilityView } from './snapshot.ts';

/**
 * Opens `flow` at the day of the host's `initialSlot`, as if the visitor had chosen that time before a reload. A tour that is booked or in
 * doubt wins over it. `ms`: milliseconds since the epoch.
 */
export function flowWithSlot(flow: Flow, { initialSlot, zone, daysAhead, closed }: BookingSettings, ms: number): Flow {
  if (initialSlot === undefined || (flow.at !== 'day' && flow.at !== 'slot')) return flow;
  const day = dayOf(initialSlot);
  const period = bookingPeriodOf(dayOf(clockAt(ms, zone).now), daysAhead, closed);
  return isBookable(day, period) ? { at: 'slot', ...held(flow), day, previous: initialSlot, notice: null } : flow;
}

/** Whether `slot` is free. Undefined while that is not known. */
export function isSlotFree(slot: LocalDateTime, availability: AvailabilityView | null): boolean | undefined {
  if (availability === null || availability.day !== dayOf(slot)) return undefined;
  const { times } = availability;
  if (times.kind === 'asking' || times.kind === 'failed' || times.refreshing) return undefined;
  return times.kind === 'times' && times.slots.includes(slot);
}
