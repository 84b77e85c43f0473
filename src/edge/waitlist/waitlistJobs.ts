import type { Day, LocalDateTime } from '../../time/values.ts';

/** A message about an entry. It holds nothing about a person. */
export interface Telling {
  /** The same for each try, so that a receiver can drop a second one. */
  readonly id: string;
  readonly group: number;
  /** The id of the entry on the list. */
  readonly entry: string;
  /** The times of one day that freed up together, the first one first. None: the message asks to confirm the address. */
  readonly starts: readonly LocalDateTime[];
}

/** What the jobs do. Each may be done more than once, and by any instance. */
export interface WaitlistWork {
  /** Finds the days of `group` that somebody waits for, and asks for a look at each. */
  readonly sweep: (group: number) => Promise<void>;
  /** Looks whether a time of `day` has freed up. */
  readonly look: (group: number, day: Day) => Promise<void>;
  /** Sends one message. Rejects where it did not arrive: then it is tried again. */
  readonly tell: (telling: Telling) => Promise<void>;
  /** Called when a message has not arrived for 24 hours. It is dropped. */
  readonly givenUp: (telling: Telling) => void;
}

/** Where the jobs of a waitlist wait. All instances of an edge share one queue, and each job runs on one of them. */
export interface WaitlistJobs {
  /** Begins to do the jobs. `groups` are swept once a minute. */
  start(work: WaitlistWork, groups: readonly number[]): Promise<void>;
  /** Sweeps `group` now. */
  sweep(group: number): Promise<void>;
  /** Looks at a day `delay` milliseconds from now. A look that waits already is not added once more. */
  look(group: number, day: Day, delay: number): Promise<void>;
  /** Looks at a day now, also where a look waits or runs already. */
  lookNow(group: number, day: Day): Promise<void>;
  /** Sends a message. One with the same id that was added before is not added again. It is tried for 24 hours, with growing waits. */
  tell(telling: Telling): Promise<void>;
  /** Ends the work: what runs is finished, what waits stays. */
  close(): Promise<void>;
}

/**
 * Opens the queues of one edge. `scope` is the address of its service and its own name, such as `https://leasing.example.com north`. Edges with
 * another scope share no job with it, even on the same Redis.
 */
export type OpenWaitlistJobs = (scope: string) => WaitlistJobs;
