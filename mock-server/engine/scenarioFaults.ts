import type { Fault } from './fault.ts';
import type { ScenarioName } from './scenario.ts';

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
