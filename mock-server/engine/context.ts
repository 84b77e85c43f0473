import type { Clock } from './clock.ts';
import type { Faults } from './faults.ts';
import type { Groups } from './groups/groups.ts';
import type { Keys } from './keys.ts';
import type { Random } from './random.ts';

/** What the stores and the seeded data are created from. */
export interface Context {
  readonly seed: number;
  /** How many listings the world holds. */
  readonly listingCount: number;
  /** The share of the agents' working time that is blocked by other work, 0 to 1. */
  readonly busy: number;
  readonly groups: Groups;
  /** The API keys and what each may do. */
  readonly keys: Keys;
  readonly clock: Clock;
  /** The stream for what happens while the service runs; the world itself is made from `seed`. */
  readonly random: Random;
  readonly faults: Faults;
}
