import { sleep } from '../../api/retry.ts';
import { daysInRange } from '../../time/dayRange.ts';
import { type Day, inUtc, parseDay } from '../../time/values.ts';
import { ASKED_MS, type AskedAddresses } from './askedAddresses.ts';
import type { WaitlistClock } from './waitlistClock.ts';
import {
  type KeptEntry,
  readKeptEntry,
  type ShownTimes,
  shownIn,
  shownNames,
  type WaitlistEntry,
} from './waitlistEntry.ts';
import type { WaitlistStore } from './waitlistStore.ts';
import type { WaitlistTokens } from './waitlistTokens.ts';

/** What came of an attempt to join the list. */
export type Joined =
  /** `asks`: a message has to ask the address for its confirmation. */
  | { readonly kind: 'asked'; readonly found: FoundEntry; readonly asks: boolean }
  /** The list of this group is full, the attempt was used for another entry, or the entry has left the list since. */
  | { readonly kind: 'full' | 'other' | 'left' };

/** An entry that is there. */
export type FoundEntry = Extract<KeptEntry, { entry: WaitlistEntry }> & { readonly id: string };
/** An entry whose address is confirmed. */
export type Waiter = Extract<FoundEntry, { state: 'waiting' }>;

/** Who is on the list. Each function rejects while the store is away. */
export interface WaitlistEntries {
  /** Keeps `entry` until its address is confirmed. The same `key` does so once. `shown`: what the visitor's screen showed. */
  readonly join: (key: string, entry: WaitlistEntry, shown: ShownTimes) => Promise<Joined>;
  /** What became of the attempt `key`. Undefined if nothing is known of it. */
  readonly joined: (key: string) => Promise<Joined | undefined>;
  /** Puts the entries of a person that wait for it on the list. Gives all that are on it now, the newest first. `full`: there is no room. */
  readonly confirm: (person: string) => Promise<readonly Waiter[] | 'full'>;
  /** The entry of an id, if it is there. */
  readonly find: (id: string) => Promise<FoundEntry | undefined>;
  /** The days of a group that somebody waits for, or has. What is over is forgotten. */
  readonly days: (group: number) => Promise<readonly Day[]>;
  /** The ids of those who wait for a day, those who wait longest first. */
  readonly idsOn: (group: number, day: Day) => Promise<readonly string[]>;
  /** Reads the entries of `ids` one after the other, and no more than are wanted. Undefined for one that waits no longer. */
  readonly reader: (group: number, day: Day, ids: readonly string[]) => (index: number) => Promise<Waiter | undefined>;
  /** What those who came since the last look saw of a day, each by the id of their entry. */
  readonly newOn: (group: number, day: Day) => Promise<ReadonlyMap<string, ShownTimes>>;
  /** A look has seen these newcomers. */
  readonly seen: (group: number, day: Day, ids: readonly string[]) => Promise<void>;
  /** Reads from the store, so that it rejects while the store is away. */
  readonly isThere: () => Promise<unknown>;
  /** Takes the entry `id` off the list, also if its address was confirmed since. Keeps of it only that it has left. */
  readonly erase: (id: string) => Promise<void>;
}

interface EntriesTools {
  readonly store: WaitlistStore;
  readonly tokens: WaitlistTokens;
  readonly addresses: AskedAddresses;
  readonly clock: WaitlistClock;
  readonly count: (event: string) => void;
}

/** Waiters of one group at most. */
const MOST_WAITERS = 5_000;
/** How many entries are read at once. */
const AT_ONCE = 100;
/** How often two requests with the same key may get into each other's way. */
const MOST_TURNS = 20;
/** The longest wait for a store that is away before what a failed call has written is taken back, in milliseconds. */
const LONGEST_UNDO_MS = 64_000;

const listOf = (group: number): string => `list/${group}`;
const daysOf = (group: number): string => `days/${group}`;
const dayListOf = (group: number, day: Day): string => `list/${group}/${day}`;
const newOf = (group: number, day: Day): string => `new/${group}/${day}`;
const entryKey = (id: string): string => `entry/${id}`;
const shownKey = (id: string): string => `shown/${id}`;

export function createWaitlistEntries({ store, tokens, addresses, clock, count }: EntriesTools): WaitlistEntries {
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

  const isFull = async (group: number): Promise<boolean> => (await store.count(listOf(group))) >= MOST_WAITERS;
  const allDays = ({ days: { from, to } }: WaitlistEntry): readonly Day[] => daysInRange({ first: from, last: to });

  /** Puts a waiter on the lists of their days. */
  async function enter({ id, since, entry }: Waiter, shown: ShownTimes): Promise<void> {
    const { group_id: group } = entry;
    await store.join(listOf(group), id, since);
    await Promise.all([
      ...allDays(entry).flatMap((day) => [
        store.join(daysOf(group), day, inUtc(day)),
        store.join(dayListOf(group, day), id, since),
      ]),
      ...Object.keys(shown).flatMap((name) => {
        const day = parseDay(name);
        return day === undefined ? [] : [store.join(newOf(group, day), id, since)];
      }),
    ]);
  }

  /** Takes the entry of an id off the lists. */
  async function leave(id: string, entry: WaitlistEntry): Promise<void> {
    const { group_id: group } = entry;
    await Promise.all(
      [listOf(group), ...allDays(entry).flatMap((day) => [dayListOf(group, day), newOf(group, day)])].map((name) =>
        store.leave(name, [id]),
      ),
    );
  }

  /** Puts the entry `asked` on the list, or finds it there. Undefined if it has left. */
  async function confirmOne(asked: FoundEntry, person: string): Promise<Waiter | 'full' | undefined> {
    const { entry } = asked;
    const id = await tokens.confirmedId(asked.id);
    for (let turn = 0; turn < MOST_TURNS; turn += 1) {
      const { text, kept } = await read(id);
      if (kept?.state === 'left') return undefined;
      const since = kept?.since ?? clock.now();
      const mine = { state: 'waiting', since, entry, person } as const;
      if (!kept) {
        if (await isFull(entry.group_id)) return 'full';
        const ms = clock.untilEnd(entry.group_id, entry.days.to);
        if (!(await store.swap(entryKey(id), text, JSON.stringify(mine), ms))) continue;
        count('joined');
      }
      const waiter = { ...mine, id };
      await enter(waiter, await shownTo(id, entry));
      return waiter;
    }
    throw new Error('Other requests with this token came first each time.');
  }

  async function shownTo(id: string, entry: WaitlistEntry): Promise<ShownTimes> {
    const [text] = await store.read([shownKey(id)]);
    return (text === undefined ? undefined : shownIn(JSON.parse(text), entry)) ?? {};
  }

  async function eraseOne(id: string): Promise<void> {
    const { text, kept } = await read(id);
    if (kept === undefined || kept.state === 'left') return;
    const { entry } = kept;
    const left: KeptEntry = { state: 'left' };
    const ms = Math.max(1, clock.untilEnd(entry.group_id, entry.days.to));
    const isErased = await store
      .swap(entryKey(id), text, JSON.stringify(left), ms)
      // A store that is full takes no mark, but lets everybody go.
      .catch(() => store.swap(entryKey(id), text, undefined, 0));
    if (kept.state !== 'waiting') return;
    if (isErased) count('left');
    await leave(id, entry);
  }

  return {
    async join(key, entry, shown) {
      const id = await tokens.idFor(key);
      const given = JSON.stringify(entry);
      for (let turn = 0; turn < MOST_TURNS; turn += 1) {
        const { text, kept } = await read(id);
        if (kept?.state === 'left') return { kind: 'left' };
        if (kept && JSON.stringify(kept.entry) !== given) return { kind: 'other' };
        if (!kept && (await isFull(entry.group_id))) return { kind: 'full' };
        const since = kept?.since ?? clock.now();
        const ms = Math.min(ASKED_MS, clock.untilEnd(entry.group_id, entry.days.to));
        // Each request writes its own text, so that one that failed takes back nothing but its own.
        const mine = { state: 'asked', since, entry, by: crypto.randomUUID() } as const;
        const written = JSON.stringify(mine);
        try {
          if (!(await store.swap(entryKey(id), text, written, ms))) continue;
          if (Object.keys(shown).length > 0) {
            const later = shownKey(await tokens.confirmedId(id));
            await store.swap(later, undefined, JSON.stringify(shownNames(shown)), ASKED_MS);
          }
          const asks = await addresses.note(await tokens.personFor(entry.email), id);
          if (!kept) count('asked');
          return { kind: 'asked', found: { ...mine, id }, asks };
        } catch (error) {
          void takeBack(entryKey(id), written);
          throw error;
        }
      }
      throw new Error('Other requests with this key came first each time.');
    },
    async joined(key) {
      const id = await tokens.idFor(key);
      const { kept } = await read(id);
      if (kept === undefined || kept.state === 'left') return kept && { kind: 'left' };
      return { kind: 'asked', found: { ...kept, id }, asks: false };
    },
    async confirm(person) {
      const waiters: Waiter[] = [];
      let isAnyFull = false;
      for (const id of await addresses.entriesOf(person)) {
        const { kept } = await read(id);
        const one = kept?.state === 'asked' ? await confirmOne({ ...kept, id }, person) : undefined;
        if (one === 'full') isAnyFull = true;
        else if (one) waiters.push(one);
      }
      return waiters.length === 0 && isAnyFull ? 'full' : waiters;
    },
    async find(id) {
      const { kept } = await read(id);
      return kept === undefined || kept.state === 'left' ? undefined : { ...kept, id };
    },
    async days(group) {
      const { first, last } = clock.openDays(group);
      const days = (await store.members(daysOf(group))).flatMap((day) => parseDay(day) ?? []);
      for (const day of days) {
        if (day >= first) break;
        const ids = await store.members(dayListOf(group, day));
        const texts = await store.read(ids.map(entryKey));
        const over = ids.filter((_, index) => readKeptEntry(texts[index])?.state !== 'waiting');
        await store.leave(listOf(group), over);
        await store.leave(dayListOf(group, day), ids);
        await store.leave(newOf(group, day), await store.members(newOf(group, day)));
        await store.leave(daysOf(group), [day]);
      }
      return days.filter((day) => day >= first && day <= last);
    },
    idsOn: (group, day) => store.members(dayListOf(group, day)),
    reader(group, day, ids) {
      const batches = new Map<number, Promise<readonly (Waiter | undefined)[]>>();
      const load = async (from: number): Promise<readonly (Waiter | undefined)[]> => {
        const some = ids.slice(from, from + AT_ONCE);
        const texts = await store.read(some.map(entryKey));
        const waiters = some.map((id, index) => {
          const kept = readKeptEntry(texts[index]);
          return kept?.state === 'waiting' ? { ...kept, id } : undefined;
        });
        const gone = some.filter((_, index) => waiters[index] === undefined);
        if (gone.length > 0)
          await Promise.all([dayListOf(group, day), listOf(group)].map((name) => store.leave(name, gone)));
        return waiters;
      };
      return async (index) => {
        const at = index % AT_ONCE;
        const batch = batches.get(index - at) ?? load(index - at);
        batches.set(index - at, batch);
        return (await batch)[at];
      };
    },
    async newOn(group, day) {
      const found = new Map<string, ShownTimes>();
      const ids = await store.members(newOf(group, day));
      const kept = (await store.read(ids.map(entryKey))).map(readKeptEntry);
      for (const [index, id] of ids.entries()) {
        const one = kept[index];
        found.set(id, one?.state === 'waiting' ? await shownTo(id, one.entry) : {});
      }
      return found;
    },
    seen: (group, day, ids) => store.leave(newOf(group, day), ids),
    isThere: () => store.read([entryKey('ready')]),
    async erase(id) {
      await eraseOne(id);
      await eraseOne(await tokens.confirmedId(id));
    },
  };
}
