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

/** What the answers of one edge take up at most, in bytes. */
const MOST_BYTES = 16_000_000;

/**
 * `store`, with no more than `most` bytes of this edge in it: questions of a bot must not fill a store that also keeps bookings. The answer
 * that was kept first is forgotten first.
 */
export function boundedCache(store: CacheStore, elapsed: () => number, most = MOST_BYTES): CacheStore {
  const kept = new Map<string, { readonly bytes: number; readonly until: number }>();
  let sum = 0;
  const forget = (key: string): void => {
    sum -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  };
  return {
    get: (key) => store.get(key),
    async set(key, value, ms) {
      const bytes = new TextEncoder().encode(key + value).length;
      forget(key);
      for (const [old, { until }] of kept) {
        if (until > elapsed() && sum + bytes <= most) break;
        forget(old);
        if (until > elapsed()) await store.delete(old);
      }
      if (bytes > most) return store.delete(key);
      kept.set(key, { bytes, until: elapsed() + ms });
      sum += bytes;
      return store.set(key, value, ms);
    },
    async delete(key) {
      forget(key);
      await store.delete(key);
    },
  };
}
