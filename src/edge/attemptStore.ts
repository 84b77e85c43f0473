/**
 * Keeps the outcome of each booking under the key of its attempt. All instances of an edge share one store. A booking that the store
 * forgets too early may be made twice. So it must keep each value for its whole time, and reject when it cannot.
 */
export interface AttemptStore {
  /**
   * Keeps `value` under `key` for `ms` milliseconds, and resolves with undefined. If there is a value under `key` already, changes nothing
   * and resolves with that value. Must be one atomic step for all instances.
   */
  claim(key: string, value: string, ms: number): Promise<string | undefined>;
  /** Resolves with the value under `key`, or with undefined if there is none. */
  get(key: string): Promise<string | undefined>;
  /** Keeps `value` under `key` for `ms` milliseconds. Replaces the value that is there. */
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
