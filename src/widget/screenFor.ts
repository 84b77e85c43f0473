import type { ConfigurationAnswer } from '../api/tours.ts';
import type { Flow } from '../booking/flow.ts';

/** What is shown. Derived while rendering from the visitor's flow and the service's answers, never kept. */
export type Screen = 'skeleton' | 'closed' | 'unreachable' | 'pick' | 'details' | 'unsure' | 'booked' | 'confirmation';

/** The configuration question as react-query knows it. */
export type ConfigurationState =
  | { readonly status: 'pending' }
  | { readonly status: 'error'; readonly retrying: boolean }
  | { readonly status: 'success'; readonly answer: ConfigurationAnswer };

const SCREEN = {
  day: 'pick',
  slot: 'pick',
  details: 'details',
  // The form stays in place while a booking is on its way, so that focus and answers do.
  sending: 'details',
  unsure: 'unsure',
} satisfies { readonly [At in Exclude<Flow['at'], 'booked'>]: Screen };

/** The screen for a flow and the answer to the configuration question. A booked tour stays booked whatever the service says later. */
export function screenFor(flow: Flow, configuration: ConfigurationState): Screen {
  if (flow.at === 'booked') return flow.tour.confirmationEnabled ? 'confirmation' : 'booked';
  if (flow.at === 'unsure') return 'unsure';
  if (configuration.status === 'pending') return 'skeleton';
  if (configuration.status === 'error') return 'unreachable';
  return configuration.answer.active ? SCREEN[flow.at] : 'closed';
}
