import type { Attribution } from '../analytics/attribution.ts';
import { discoverySourceOf } from '../analytics/discoverySource.ts';
import type { Environment } from './environment.ts';
import { keptAttribution } from './keptAttribution.ts';
import type { BookingSettings } from './settings.ts';

/** Where the visitor came from, as far as the host wants it read. */
export interface VisitorAttribution {
  /** Undefined where the host does not want it; keeps it for the pages to come. */
  readonly read: () => Attribution | undefined;
  /** The service's code for it by the host's map; undefined where there is none. */
  readonly discoverySource: () => number | undefined;
}

export function createAttribution(settings: () => BookingSettings, environment: Environment): VisitorAttribution {
  const read = (): Attribution | undefined => (settings().attribution ? keptAttribution(environment) : undefined);
  return { read, discoverySource: () => discoverySourceOf(read() ?? {}, settings().discoverySources) };
}
