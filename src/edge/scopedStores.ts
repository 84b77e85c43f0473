import type { AttemptStore } from './attemptStore.ts';
import type { CacheStore } from './cacheStore.ts';
import type { WaitlistStore } from './waitlist/waitlistStore.ts';

/** Whose tours an edge books: the address of the service, and the name of the edge. Tokens and stores of another place are none of its. */
export interface EdgePlace {
  readonly service: string;
  readonly name: string;
}

/** The two texts of a place, the same in each spelling of the address. */
export const partsOf = ({ service, name }: EdgePlace): readonly [string, string] => [
  new URL(service).href.replace(/\/+$/, ''),
  name,
];

/** A place as one text for keys: `https://leasing.example.com`, `https://leasing.example.com north`. */
export const scopeOf = (place: EdgePlace): string => partsOf(place).join(' ').trim();

// Companies may share a store. Each key names the place, so that none reads, sends or forgets what is another's.

export function scopedCache(store: CacheStore, scope: string): CacheStore {
  const at = (key: string): string => `${scope} ${key}`;
  return {
    get: (key) => store.get(at(key)),
    set: (key, value, ms) => store.set(at(key), value, ms),
    delete: (key) => store.delete(at(key)),
  };
}

export function scopedAttempts(store: AttemptStore, scope: string): AttemptStore {
  const at = (key: string): string => `${scope} ${key}`;
  return {
    claim: (key, value, ms, mayForget) => store.claim(at(key), value, ms, mayForget),
    get: (key) => store.get(at(key)),
    set: (key, value, ms, mayForget) => store.set(at(key), value, ms, mayForget),
    ...(store.clock && { clock: store.clock.bind(store) }),
  };
}

export function scopedWaitlist(store: WaitlistStore, scope: string): WaitlistStore {
  const at = (key: string): string => `${scope} ${key}`;
  return {
    read: (keys) => store.read(keys.map(at)),
    swap: (key, before, after, ms) => store.swap(at(key), before, after, ms),
    join: (name, member, place) => store.join(at(name), member, place),
    leave: (name, members) => store.leave(at(name), members),
    members: (name, upTo) => store.members(at(name), upTo),
    count: (name) => store.count(at(name)),
    now: () => store.now(),
  };
}
