import type { Clock } from './clock.ts';
import type { Random } from './random.ts';
import type { ScenarioCell } from './scenario.ts';

/** What every part of the company is made from. */
export interface Context {
  readonly seed: number;
  /** How many listings the world holds. */
  readonly listingCount: number;
  /** The share of the agents' working time that other business fills, 0 to 1. */
  readonly busy: number;
  readonly clock: Clock;
  /** The stream for what happens while the service runs; the world itself is made from `seed`. */
  readonly random: Random;
  readonly scenario: ScenarioCell;
}

/** A part of the company that the state of the service counts. */
export interface Resource {
  /** How many records it holds. */
  count(): number;
}

/** A part of the company whose data changes and must outlive a restart. */
export interface Store extends Resource {
  /** Its data as plain JSON. */
  snapshot(): unknown;
  /** Takes over what `snapshot` gave; throws a TypeError when `data` is not that. */
  restore(data: unknown): void;
}

export const isStore = (resource: Resource): resource is Store => 'snapshot' in resource && 'restore' in resource;
