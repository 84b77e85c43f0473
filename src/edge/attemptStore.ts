/**
 * Remembers bookings that were sent, by the key of the attempt. All instances of an edge share one. What it forgets too early may be booked
 * twice, so it forgets nothing before its time, and rejects what it cannot keep.
 */
export interface AttemptStore {
  /** Keeps `value` as `key` for `ms` milliseconds, unless something is kept as `key`: then it gives that. In one step, for all instances. */
  claim(key: string, value: string, ms: number): Promise<string | undefined>;
  /** What is kept as `key`; undefined where nothing is. */
  get(key: string): Promise<string | undefined>;
  /** Keeps `value` as `key` for `ms` milliseconds, in place of what is there. */
  set(key: string, value: string, ms: number): Promise<void>;
}

/** Attempts that are kept at most: about 100 MB. */
const MOST_ATTEMPTS = 100_000;

/** Attempts in the memory of this instance, for an edge that has only one. */
export function memoryAttempts(now: () => number, most = MOST_ATTEMPTS): AttemptStore {
  const attempts = new Map<string, { readonly value: string; readonly until: number }>();
  const look = (key: string): string | undefined => {
    const kept = attempts.get(key);
    return kept !== undefined && kept.until > now() ? kept.value : undefined;
  };
  return {
    async claim(key, value, ms) {
      const there = look(key);
      if (there !== undefined) return there;
      for (const [old, { until }] of attempts) {
        if (until > now()) break;
        attempts.delete(old);
      }
      if (attempts.size >= most) throw new Error(`There are ${most} attempts of the last day already.`);
      attempts.set(key, { value, until: now() + ms });
      return undefined;
    },
    get: async (key) => look(key),
    async set(key, value, ms) {
      attempts.set(key, { value, until: now() + ms });
    },
  };
}
