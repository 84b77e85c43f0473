/**
 * Keeps who is on the waitlist, and what was seen and offered. All instances of an edge share one store. Each value is text of the edge's own.
 * A store must keep each value for its whole time, and reject when it cannot.
 */
export interface WaitlistStore {
  /** The values under `keys`, in their order; undefined where there is none. */
  read(keys: readonly string[]): Promise<readonly (string | undefined)[]>;
  /**
   * Puts `after` under `key` for `ms` milliseconds, or nothing where it is undefined, if `before` is there now (undefined: nothing). Resolves
   * with whether it did. Must be one atomic step for all instances.
   */
  swap(key: string, before: string | undefined, after: string | undefined, ms: number): Promise<boolean>;
  /** Adds `member` to the list `name`, and a member that is there already once more at no other place. Members keep the order of `place`. */
  join(name: string, member: string, place: number): Promise<void>;
  /** Takes `members` off the list `name`. */
  leave(name: string, members: readonly string[]): Promise<void>;
  /** The members of the list `name`, the lowest place first. `upTo`: only those with this place or a lower one. */
  members(name: string, upTo?: number): Promise<readonly string[]>;
  /** How many members the list `name` has. */
  count(name: string): Promise<number>;
  /** The clock that all instances share, in milliseconds since the epoch. */
  now(): Promise<number>;
}

interface Entry {
  readonly value: string;
  readonly until: number;
}

/** How often what is over is forgotten, in milliseconds. */
const PURGE_MS = 60_000;

/** A waitlist in the memory of this instance, for an edge that has only one. A restart forgets it. */
export function memoryWaitlist(now: () => number): WaitlistStore {
  const entries = new Map<string, Entry>();
  const lists = new Map<string, Map<string, number>>();
  let purgedAt = now();
  /** Forgets what nobody asks for any more. */
  function purge(): void {
    if (Math.abs(now() - purgedAt) < PURGE_MS) return;
    purgedAt = now();
    for (const [key, { until }] of entries) if (until <= now()) entries.delete(key);
  }
  const look = (key: string): string | undefined => {
    const entry = entries.get(key);
    if (entry === undefined || entry.until > now()) return entry?.value;
    entries.delete(key);
    return undefined;
  };
  return {
    read: async (keys) => keys.map(look),
    async swap(key, before, after, ms) {
      purge();
      if (look(key) !== before) return false;
      if (after === undefined) entries.delete(key);
      else entries.set(key, { value: after, until: now() + ms });
      return true;
    },
    async join(name, member, place) {
      const list = lists.get(name) ?? new Map<string, number>();
      if (!list.has(member)) list.set(member, place);
      lists.set(name, list);
    },
    async leave(name, members) {
      const list = lists.get(name);
      for (const member of members) list?.delete(member);
      if (list?.size === 0) lists.delete(name);
    },
    members: async (name, upTo = Number.POSITIVE_INFINITY) =>
      [...(lists.get(name) ?? [])]
        .filter(([, place]) => place <= upTo)
        .sort(([, one], [, other]) => one - other)
        .map(([member]) => member),
    count: async (name) => lists.get(name)?.size ?? 0,
    now: async () => now(),
  };
}
