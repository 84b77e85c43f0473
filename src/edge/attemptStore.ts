/**
 * Keeps the outcome of each booking under the key of its attempt. All instances of an edge share one store. A booking that the store
 * forgets too early may be made twice. So it must keep each value for its whole time, and reject when it cannot.
 */
export interface AttemptStore {
  /**
   * Keeps `value` under `key` for `ms` milliseconds, and resolves with undefined. If there is a value under `key` already, changes nothing
   * and resolves with that value. Must be one atomic step for all instances. See `set` for `mayForget`.
   */
  claim(key: string, value: string, ms: number, mayForget?: boolean): Promise<string | undefined>;
  /** Resolves with the value under `key`, or with undefined if there is none. */
  get(key: string): Promise<string | undefined>;
  /**
   * Keeps `value` under `key` for `ms` milliseconds. Replaces the value that is there. `mayForget`: no tour was booked, so a full store may
   * forget the value before its time to make room for others.
   */
  set(key: string, value: string, ms: number, mayForget?: boolean): Promise<void>;
  /**
   * The store's own clock, which is the same for all instances. Without it the edge never says that a booking did not arrive, because the
   * store may have forgotten it.
   */
  clock?(): Promise<StoreClock>;
}

/** Two moments in milliseconds, by the clock of the store. What the clock counts from does not matter. */
export interface StoreClock {
  readonly now: number;
  /** Since when the store has kept everything that it was given. */
  readonly since: number;
}

/** Attempts that are kept at most: about 100 MB. */
const MOST_ATTEMPTS = 100_000;

interface Entry {
  readonly value: string;
  readonly until: number;
}

/**
 * Attempts in the memory of this instance, for an edge that has only one. `elapsed` counts milliseconds from any moment on, and is never put
 * back or forward. When the store is full, the oldest value that may be forgotten makes room. Where there is none, the store rejects.
 */
export function memoryAttempts(elapsed: () => number, most = MOST_ATTEMPTS): AttemptStore {
  const since = elapsed();
  const precious = new Map<string, Entry>();
  const spare = new Map<string, Entry>();

  const look = (key: string): string | undefined => {
    const entry = precious.get(key) ?? spare.get(key);
    return entry !== undefined && entry.until > elapsed() ? entry.value : undefined;
  };

  function keep(key: string, value: string, ms: number, mayForget: boolean): void {
    precious.delete(key);
    spare.delete(key);
    const entries = mayForget ? spare : precious;
    entries.set(key, { value, until: elapsed() + ms });
  }

  function makeRoom(): void {
    for (const entries of [spare, precious])
      for (const [old, { until }] of entries) {
        if (until > elapsed()) break;
        entries.delete(old);
      }
    if (precious.size + spare.size < most) return;
    const [oldest] = spare.keys();
    if (oldest === undefined) throw new Error(`There are ${most} attempts of the last day already.`);
    spare.delete(oldest);
  }

  return {
    async claim(key, value, ms, mayForget = false) {
      const there = look(key);
      if (there !== undefined) return there;
      makeRoom();
      keep(key, value, ms, mayForget);
      return undefined;
    },
    get: async (key) => look(key),
    set: async (key, value, ms, mayForget = false) => keep(key, value, ms, mayForget),
    clock: async () => ({ now: elapsed(), since }),
  };
}
