import type { Fault } from './fault.ts';

/** The situations the service can be switched to while it runs: names for faults, which stand in scenarioFaults.ts. */
export const SCENARIOS = {
  none: 'Everything works.',
  'slot-taken': 'The next booking finds its slot gone: other tours really take it. Then `none`.',
  'field-rejected': 'The next booking is refused for a prospect field (client.pets). Then `none`.',
  inactive: 'Every widget configuration is refused.',
  'fully-booked': 'No agent is free at any time.',
  slow: 'Every reply takes a few seconds.',
  offline: 'No reply at all: the connection drops.',
  'server-error': 'Every call answers 500.',
  'html-error': 'Every call answers 502 with an HTML page.',
  truncated: 'Every reply body ends half way, so that it is no JSON.',
  'rate-limited': 'Every call answers 429 with Retry-After.',
  'lost-reply': 'Bookings are made, but the connection drops half way through the reply body.',
} as const;

/** A situation the mock can be switched to; docs/mock.md says what each is. */
export type ScenarioName = keyof typeof SCENARIOS;

export const isScenario = (name: unknown): name is ScenarioName =>
  typeof name === 'string' && Object.hasOwn(SCENARIOS, name);

/** How long `slow` takes unless the runtime says otherwise, in milliseconds. */
const SLOW_MS = 4000;

/** Every scenario as the faults it is a name for. */
export const scenarioFaults: Readonly<Record<ScenarioName, readonly Fault[]>> = {
  none: [],
  'slot-taken': [{ rule: 'slot-taken', times: 1 }],
  'field-rejected': [{ rule: 'field-rejected', times: 1 }],
  inactive: [{ rule: 'inactive' }],
  'fully-booked': [{ rule: 'fully-booked' }],
  slow: [{ delay: SLOW_MS }],
  offline: [{ cut: 'request' }],
  'server-error': [{ status: 500 }],
  'html-error': [{ status: 502, garbage: 'html' }],
  truncated: [{ garbage: 'half' }],
  'rate-limited': [{ status: 429 }],
  'lost-reply': [{ operation: 'bookTour', cut: 'reply', accepted: true }],
};
