import { isChangeable } from '../booking/changeSteps.ts';
import type { BookingSettings } from './settings.ts';
import type { TourSnapshot } from './snapshot.ts';

/** What a visitor is offered to do with a booked tour. */
export interface OfferedChanges {
  readonly move: boolean;
  readonly cancel: boolean;
}

/**
 * Nothing where the integrator says so, the service gave the tour no number or refused whoever is here; otherwise what the
 * client has a call for. A tour is not moved where the group takes no bookings.
 */
export function offeredChanges(
  { scope, changes }: Pick<BookingSettings, 'scope' | 'changes'>,
  { flow, configuration }: Pick<TourSnapshot, 'flow' | 'configuration'>,
): OfferedChanges {
  const may = changes && 'tour' in flow && isChangeable(flow);
  const isClosed = configuration.status === 'success' && !configuration.answer.active;
  return {
    move: may && !isClosed && typeof scope?.client.rescheduleAppointment === 'function',
    cancel: may && typeof scope?.client.cancelAppointment === 'function',
  };
}
