import type { Flow } from '../booking/flow.ts';
import type { ConfigurationState, OpenLead, Screen } from './snapshot.ts';

const SCREEN = {
  day: 'pick',
  slot: 'pick',
  details: 'details',
  // The form stays in place while a booking is on its way, so that focus and answers do.
  sending: 'details',
} satisfies { readonly [At in Exclude<Flow['at'], 'booked' | 'unsure'>]: Screen };

/** The screen for a flow and the answer to the configuration question. A booked tour stays booked whatever the service says later. */
export function screenFor(flow: Flow, configuration: ConfigurationState, lead: OpenLead | null = null): Screen {
  if (flow.at === 'booked') return flow.tour.confirmationEnabled ? 'confirmation' : 'booked';
  if (flow.at === 'unsure') return 'unsure';
  if (configuration.status === 'pending') return 'skeleton';
  if (configuration.status === 'error') return 'unreachable';
  if (!configuration.answer.active) return 'closed';
  const screen = SCREEN[flow.at];
  if (lead === null || screen !== 'pick') return screen;
  return lead.at === 'left' ? 'lead-left' : 'lead';
}
