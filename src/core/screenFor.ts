import type { Flow } from '../booking/flow.ts';
import type { ConfigurationState, OpenLead, Screen } from './snapshot.ts';

/** States of a tour that was booked, or may have been. They show whatever the service says later. */
const LASTING = {
  unsure: 'unsure',
  'looking-up': 'unsure',
  reschedule: 'reschedule',
  // The times stay while a move is sent, and the question while a cancellation is sent, so that the focus stays.
  rescheduling: 'reschedule',
  'reschedule-unsure': 'reschedule-unsure',
  cancel: 'cancel',
  canceling: 'cancel',
  'cancel-unsure': 'cancel-unsure',
  canceled: 'canceled',
} as const satisfies { readonly [At in Flow['at']]?: Screen };

const ASKING = {
  day: 'pick',
  slot: 'pick',
  details: 'details',
  // The form stays while a booking is sent, so that focus and answers stay.
  sending: 'details',
} as const satisfies { readonly [At in Exclude<Flow['at'], 'booked' | keyof typeof LASTING>]: Screen };

const isAsking = (at: Flow['at']): at is keyof typeof ASKING => at in ASKING;

/** The screen for a flow, a state of the configuration, and a lead. */
export function screenFor(flow: Flow, configuration: ConfigurationState, lead: OpenLead | null = null): Screen {
  if (flow.at === 'booked') return flow.tour.confirmationEnabled ? 'confirmation' : 'booked';
  if (!isAsking(flow.at)) return LASTING[flow.at];
  if (configuration.status === 'pending') return 'skeleton';
  if (configuration.status === 'error') return 'unreachable';
  if (!configuration.answer.active) return 'closed';
  const screen = ASKING[flow.at];
  if (lead === null || screen !== 'pick') return screen;
  return lead.at === 'left' ? 'lead-left' : 'lead';
}
