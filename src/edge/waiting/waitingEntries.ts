import { sleep } from '../../api/retry.ts';
import type { WaitingClock } from './waitingClock.ts';
import { type KeptEntry, readKeptEntry, type WaitingEntry } from './waitingEntry.ts';
import type { WaitingStore } from './waitingStore.ts';
import type { WaitingTokens } from './waitingTokens.ts';

/** What came of an attempt to join the list. */
export type Joined =
  | { readonly kind: 'waiting'; readonly token: string; readonly entry: WaitingEntry }
  /** The list of this group is full, the attempt was used for another entry, or the entry has left the list since. */
  | { readonly kind: 'full' | 'other' | 'left' };

/** An entry that waits, with its text in the store. */
export type Waiter = Extract<KeptEntry, { state: 'waiting' }> & {
  readonly id: string;
  readonly text: string | undefined;
};

/** Who is on the list. Each function rejects while the store is away. */
export interface WaitingEntries {
  /** Puts `entry` on the list. The same `key` puts it there once. */
  readonly join: (key: string, entry: WaitingEntry) => Promise<Joined>;
  /** What became of the attempt `key`. Undefined where the list knows of none. */
  readonly joined: (key: string) => Promise<Joined | undefined>;
  /** The entry of an id, if it waits. */
  readonly find: (id: string) => Promise<Waiter | undefined>;
  /** All who wait in a group, those who wait longest first. Those whose last day is over leave the list. */
  readonly all: (group: number) => Promise<readonly Waiter[]>;
  /** Reads from the store, so that it rejects while the store is away. */
  readonly isThere: () => Promise<unknown>;
  /** Whether anybody may wait in a group. */
  readonly isAny: (group: number) => Promise<boolean>;
  /** Takes a waiter off the list, and keeps of them only that they have left. */
  readonly erase: (waiter: Waiter) => Promise<void>;
}

interface EntriesTools {
  readonly store: WaitingStore;
  readonly tokens: WaitingTokens;
  readonly clock: WaitingClock;
  readonly count: (event: string) => void;
}

/** Waiters of one group at most. */
const MOST_WAITERS = 5_000;
/** How often two requests with the same key may get into each other's way. */
const MOST_TURNS = 20;
/** The longest wait for a store that is away before what a failed call has written is taken back, in milliseconds. */
const LONGEST_UNDO_MS = 64_000;

const listOf = (group: number): string => `list/${group}`;
const entryKey = (id: string): string => `entry/${id}`;

export function createWaitingEntries({ store, tokens, clock, count }: EntriesTools): WaitingEntries {
  async function read(
    id: string,
  ): Promise<{ readonly text: string | undefined; readonly kept: KeptEntry | undefined }> {
    const [text] = await store.read([entryKey(id)]);
    return { text, kept: readKeptEntry(text) };
  }

  /** Removes what a call that failed has written all the same, or still writes: it said that nothing was kept. */
  async function takeBack(key: string, text: string): Promise<void> {
    for (let ms = 1_000; ms <= LONGEST_UNDO_MS; ms *= 2)
      try {
        await store.swap(key, text, undefined, 0);
        return;
      } catch {
        await sleep(ms, undefined);
      }
  }

  return {
    async join(key, entry) {
      const id = await tokens.idFor(key);
      const body = await tokens.digestOf(JSON.stringify(entry));
      const members = await store.members(listOf(entry.group));
      if (!members.includes(id) && members.length >= MOST_WAITERS) return { kind: 'full' };
      for (let turn = 0; turn < MOST_TURNS; turn += 1) {
        const { text, kept } = await read(id);
        if (kept?.state === 'left') return { kind: 'left' };
        if (kept && kept.body !== body) return { kind: 'other' };
        const since = kept?.since ?? clock.now();
        // Each request writes its own text, so that one that failed takes back nothing but its own.
        const mine: KeptEntry = { state: 'waiting', body, since, entry, by: crypto.randomUUID() };
        const written = JSON.stringify(mine);
        try {
          if (!(await store.swap(entryKey(id), text, written, clock.untilEnd(entry.group, entry.days.to)))) continue;
          await store.join(listOf(entry.group), id, since);
        } catch (error) {
          void takeBack(entryKey(id), written);
          throw error;
        }
        if (!kept) count('joined');
        return { kind: 'waiting', token: await tokens.make(id, entry.days.to), entry };
      }
      throw new Error('Other requests with this key came first each time.');
    },
    async joined(key) {
      const id = await tokens.idFor(key);
      const { kept } = await read(id);
      if (kept?.state !== 'waiting') return kept && { kind: 'left' };
      return { kind: 'waiting', token: await tokens.make(id, kept.entry.days.to), entry: kept.entry };
    },
    async find(id) {
      const { text, kept } = await read(id);
      return kept?.state === 'waiting' ? { ...kept, id, text } : undefined;
    },
    async all(group) {
      const ids = await store.members(listOf(group));
      if (ids.length === 0) return [];
      const texts = await store.read(ids.map(entryKey));
      const gone: string[] = [];
      const waiters = ids.flatMap((id, index) => {
        const kept = readKeptEntry(texts[index]);
        if (kept?.state === 'waiting') return [{ ...kept, id, text: texts[index] }];
        gone.push(id);
        return [];
      });
      if (gone.length > 0) await store.leave(listOf(group), gone);
      return waiters;
    },
    isThere: () => store.read([entryKey('ready')]),
    isAny: async (group) => (await store.members(listOf(group))).length > 0,
    async erase({ id, text, entry: { group, days }, body }) {
      const left: KeptEntry = { state: 'left', body };
      const ms = Math.max(1, clock.untilEnd(group, days.to));
      const isErased = await store
        .swap(entryKey(id), text, JSON.stringify(left), ms)
        // A store that is full takes no mark, but lets everybody go.
        .catch(() => store.swap(entryKey(id), text, undefined, 0));
      if (isErased) count('left');
      await store.leave(listOf(group), [id]);
    },
  };
}
