/** How often a message is tried that does not arrive. All in milliseconds. */
export interface TellWaits {
  /** The wait after the first try. Each further one is twice as long. */
  readonly first: number;
  /** The longest wait. */
  readonly most: number;
  /** No try begins later than this after the message was added. */
  readonly lasting: number;
}

/** 10 seconds, doubled up to an hour, for 24 hours: 32 tries. */
export const TELL_WAITS: TellWaits = { first: 10_000, most: 3_600_000, lasting: 86_400_000 };

/** How long the id of a message that has arrived is kept, in milliseconds. It is not added again meanwhile. */
export const TOLD_MS = 3_600_000;

/** How often a group is swept, in milliseconds. */
export const SWEEP_MS = 60_000;

/** How long to wait after `tries` tries of a message that was added `age` milliseconds ago; undefined where it is given up. */
export function nextWait(tries: number, age: number, { first, most, lasting }: TellWaits): number | undefined {
  const wait = Math.min(most, first * 2 ** (tries - 1));
  return age + wait > lasting ? undefined : wait;
}
