import { isChangeable } from '../booking/changeSteps.ts';
import type { BookingSettings } from './bookingSettings.ts';
import type { BookingSnapshot } from './snapshot.ts';

/** What a visitor can do with a booked tour. */
export interface OfferedChanges {
  readonly reschedule: boolean;
  readonly cancel: boolean;
}

/** Whether it is certain, before the booking, that the tour can be moved and canceled here. Never with an edge: its reply to the booking tells. */
export const offersChanges = ({ scope, changes }: Pick<BookingSettings, 'scope' | 'changes'>): boolean =>
  changes &&
  scope?.edge === undefined &&
  typeof scope?.client.rescheduleAppointment === 'function' &&
  typeof scope.client.cancelAppointment === 'function';

/**
 * The changes that a booked tour offers. The client must have a call for each. There are none when the integrator turned changes off, when
 * the tour has no number, when the service refused this visitor, or when an edge gave no token. A move is not offered when the group takes
 * no bookings.
 */
export function offeredChanges(
  { scope, changes }: Pick<BookingSettings, 'scope' | 'changes'>,
  { flow, configuration }: Pick<BookingSnapshot, 'flow' | 'configuration'>,
): OfferedChanges {
  const may = changes && 'tour' in flow && isChangeable(flow) && (scope?.edge === undefined || !!flow.token);
  const isClosed = configuration.status === 'success' && !configuration.answer.active;
  return {
    reschedule: may && !isClosed && typeof scope?.client.rescheduleAppointment === 'function',
    cancel: may && typeof scope?.client.cancelAppointment === 'function',
  };
}
