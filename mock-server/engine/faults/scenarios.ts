import { didYouMean } from '../didYouMean.ts';
import { shown } from '../optionChecks.ts';
import type { Fault } from './fault.ts';

/** A situation as a list of faults. */
interface Scenario {
  /** One sentence for the developer. */
  readonly says: string;
  readonly faults: readonly Fault[];
}

/** Delay of the scenarios `slow` and `slow-photo` in milliseconds. A runtime can set its own. */
const SLOW_MS = 4000;

const LISTINGS = [
  'getListing',
  'searchListings',
  'searchResidentialRentals',
  'searchResidentialSales',
  'searchCommercialRentals',
  'searchCommercialSales',
  'getPublicListing',
  'searchPublicListings',
  'listFloorplans',
] as const;

/** The situations that the service can be switched to while it runs. */
export const SCENARIOS = {
  none: { says: 'Everything works.', faults: [] },
  'slot-taken': {
    says: 'The next booking finds its slot gone, because other people really take it. Then `none`.',
    faults: [{ rule: 'slot-taken', times: 1 }],
  },
  'field-rejected': {
    says: 'The next booking is refused for a prospect field (client.pets). Then `none`.',
    faults: [{ rule: 'field-rejected', times: 1 }],
  },
  inactive: { says: 'Every widget configuration is refused.', faults: [{ rule: 'inactive' }] },
  'fully-booked': { says: 'No agent is free at any time.', faults: [{ rule: 'fully-booked' }] },
  slow: { says: 'Every reply takes a few seconds.', faults: [{ delay: SLOW_MS }] },
  offline: { says: 'No call gets a reply. The connection drops.', faults: [{ cut: 'request' }] },
  'server-error': { says: 'Every call answers 500.', faults: [{ status: 500 }] },
  'html-error': { says: 'Every call answers 502 with an HTML page.', faults: [{ status: 502, garbage: 'html' }] },
  truncated: { says: 'Every reply body ends half way and is not valid JSON.', faults: [{ garbage: 'half' }] },
  'rate-limited': { says: 'Every call answers 429 with Retry-After.', faults: [{ status: 429 }] },
  'lost-reply': {
    says: 'Bookings are made, but the connection drops half way through the reply body.',
    faults: [{ operation: 'bookTour', cut: 'reply', accepted: true }],
  },
  'listing-gone': {
    says: 'The next listing that is read by its id has just been rented. Then `none`.',
    faults: [{ rule: 'listing-gone', times: 1 }],
  },
  'listings-fail': {
    says: 'Every call for listings and floorplans answers 500.',
    faults: [{ operation: LISTINGS, status: 500 }],
  },
  'slow-photo': {
    says: 'Every photo takes a few seconds.',
    faults: [{ operation: 'photo', delay: SLOW_MS }],
  },
} as const satisfies Readonly<Record<string, Scenario>>;

/** The name of a situation that the mock can be switched to. docs/mock-reference.md describes each. */
export type ScenarioName = keyof typeof SCENARIOS;

export const isScenario = (name: unknown): name is ScenarioName =>
  typeof name === 'string' && Object.hasOwn(SCENARIOS, name);

/** Reads the name of a scenario. Throws a RangeError that names the nearest one. */
export function readScenario(name: unknown): ScenarioName {
  if (isScenario(name)) return name;
  const known = Object.keys(SCENARIOS);
  throw new RangeError(
    `There is no scenario ${shown(name)}.${didYouMean(String(name), known)} The scenarios are ${known.join(', ')}.`,
  );
}
