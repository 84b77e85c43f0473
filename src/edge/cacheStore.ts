import { BoundedMap } from './boundedMap.ts';

/**
 * Keeps replies of the service as text for a limited time. If an entry is lost, or cannot be read, the edge asks the service again. Nothing
 * else happens.
 */
export interface CacheStore {
  /** Resolves with the text under `key`, or with undefined if there is none. */
  get(key: string): Promise<string | undefined>;
  /** Keeps `value` under `key` for `ms` milliseconds. */
  set(key: string, value: string, ms: number): Promise<void>;
  /** Deletes the text under `key`. */
  delete(key: string): Promise<void>;
}

/** Entries that are kept at most. The one that was set longest ago is forgotten first. */
const MOST_ENTRIES = 5_000;

/** A cache in the memory of this instance. */
export function memoryCache(elapsed: () => number): CacheStore {
  const entries = new BoundedMap<string, { readonly value: string; readonly until: number }>(MOST_ENTRIES);
  return {
    async get(key) {
      const entry = entries.get(key);
      if (entry === undefined || entry.until > elapsed()) return entry?.value;
      entries.delete(key);
      return undefined;
    },
    async set(key, value, ms) {
      entries.set(key, { value, until: elapsed() + ms });
    },
    async delete(key) {
      entries.delete(key);
    },
  };
}
