import { sleep } from '../../api/retry.ts';
import { clockAt } from '../../core/bookingPeriod.ts';
import { addDays } from '../../time/arithmetic.ts';
import { daysInRange } from '../../time/dayRange.ts';
import { type Day, dayOf, type LocalDateTime, noonOf } from '../../time/values.ts';
import { momentOf } from '../../time/zone.ts';
import type { Answers } from '../answers.ts';
import { type Questions, timesOf } from '../cachedQuestions.ts';
import type { Metrics } from '../metrics.ts';
import type { EdgeGroup } from '../options.ts';
import { afterLook, type DayRecord, type Offer, readDayRecord, unqueued } from './dayRecord.ts';
import type { WaitingMessage } from './notify.ts';
import { type KeptEntry, readKeptEntry, suits, type WaitingEntry } from './waitingEntry.ts';
import type { Telling, WaitingJobs, WaitingWork } from './waitingJobs.ts';
import type { WaitingStore } from './waitingStore.ts';
import type { WaitingTokens } from './waitingTokens.ts';

/** What a waiting list needs of the edge. */
export interface WaitingListTools {
  readonly groups: ReadonlyMap<number, EdgeGroup>;
  readonly store: WaitingStore;
  readonly jobs: WaitingJobs;
  readonly tokens: WaitingTokens;
  readonly answers: Answers;
  readonly questions: Questions;
  readonly metrics: Metrics;
  readonly now: () => number;
  /** Sends one message. Rejects where it did not arrive. */
  readonly notify: (message: WaitingMessage) => Promise<void>;
  /** How long a time is offered to one waiter alone, in milliseconds. */
  readonly offerMs: number;
  /** How many days ahead may be waited for. */
  readonly daysAhead: number;
}

/** What came of an attempt to join the list. */
export type Joined =
  | { readonly kind: 'waiting'; readonly token: string; readonly entry: WaitingEntry }
  /** The list of this group is full, the attempt was used for another entry, or the entry has left the list since. */
  | { readonly kind: 'full' | 'other' | 'left' };

/** The waiting list. Each function rejects while the store is away. */
export interface WaitingList {
  readonly join: (key: string, entry: WaitingEntry) => Promise<Joined>;
  /** The entry of a token; `left` where it is not on the list, undefined where the token does not count. */
  readonly find: (token: string) => Promise<WaitingEntry | 'left' | undefined>;
  /** Takes the entry of `token` off the list. False where the token does not count. */
  readonly leave: (token: string) => Promise<boolean>;
  /** Takes everybody with this email off the list of `group`, who has booked `start` there. */
  readonly booked: (group: number, email: string, start: LocalDateTime) => Promise<void>;
  /** A tour of `day` was moved or cancelled. */
  readonly changed: (group: number, day: Day) => Promise<void>;
  /** Whether `day` can be waited for in `group`. */
  readonly isOpen: (group: number, day: Day) => boolean;
  readonly work: WaitingWork;
}

/** Waiters of one group at most. */
const MOST_WAITERS = 5_000;
/** Messages that one person gets a day at most. */
const MOST_A_DAY = 3;
/** Over how long the looks of one sweep are spread, in milliseconds. */
const SPREAD_MS = 50_000;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** An answer that is no older than this counts as a look, whoever asked. */
const FRESH_MS = 20_000;
/** The longest wait for a store that is away before what a failed call has written is taken back. */
const LONGEST_UNDO_MS = 64_000;
/** How often two instances may get into each other's way at one value. */
const MOST_TURNS = 20;

/** An entry that waits, with its text in the store. */
type Waiter = Extract<KeptEntry, { state: 'waiting' }> & { readonly id: string; readonly text: string | undefined };

const listOf = (group: number): string => `list/${group}`;
const entryKey = (id: string): string => `entry/${id}`;
const dayKey = (group: number, day: Day): string => `day/${group}/${day}`;

export function createWaitingList({
  groups,
  store,
  jobs,
  tokens,
  answers,
  questions,
  metrics,
  now,
  notify,
  offerMs,
  daysAhead,
}: WaitingListTools): WaitingList {
  const count = (event: string): void => metrics.count('waiting', { event });
  const zoneOf = (group: number): string | undefined => groups.get(group)?.timeZone;
  const clock = (group: number): LocalDateTime => clockAt(now(), zoneOf(group)).now;
  /** Milliseconds until `day` is over at the property. */
  const untilEnd = (group: number, day: Day): number =>
    momentOf(noonOf(day), zoneOf(group)) + DAY_MS / 2 + 3_600_000 - now();
  const isOpen = (group: number, day: Day): boolean => {
    const today = dayOf(clock(group));
    return day >= today && day <= addDays(today, daysAhead);
  };

  async function read(key: string): Promise<string | undefined> {
    const [text] = await store.read([key]);
    return text;
  }

  /** All who wait in `group`, those who wait longest first. Those whose last day is over leave the list. */
  async function waitersOf(group: number): Promise<readonly Waiter[]> {
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

  /** Keeps of `waiter` only that they have left. */
  async function erase({ id, text, entry, body }: Waiter): Promise<void> {
    const left: KeptEntry = { state: 'left', body };
    const ms = Math.max(1, untilEnd(entry.group, entry.days.to));
    if (await store.swap(entryKey(id), text, JSON.stringify(left), ms)) count('left');
    await store.leave(listOf(entry.group), [id]);
  }

  /** Counts one more message to `person`, if there may be one more today. The same time counts once. */
  async function claim(group: number, person: string, start: LocalDateTime, isTaken: boolean): Promise<boolean> {
    const key = `told/${person}/${dayOf(clock(group))}`;
    for (let turn = 0; turn < MOST_TURNS; turn += 1) {
      const text = await read(key);
      const told = text === undefined ? [] : text.split(' ');
      if (told.includes(start) === isTaken) return true;
      if (isTaken && told.length >= MOST_A_DAY) return false;
      const after = isTaken ? [...told, start] : told.filter((one) => one !== start);
      if (await store.swap(key, text, after.length > 0 ? after.join(' ') : undefined, 2 * DAY_MS)) return true;
    }
    return false;
  }

  /** The next waiter for `start`: whom it suits, who has not heard of it, and who hears of others now or may hear of one more today. */
  async function nextFor(
    start: LocalDateTime,
    waiters: readonly Waiter[],
    before: readonly Offer[],
    hearing: Set<string>,
  ): Promise<Pick<Offer, 'entry' | 'person'> | undefined> {
    for (const { id, entry } of waiters) {
      if (!suits(entry, start)) continue;
      const person = await tokens.personFor(entry.group, entry.email);
      if (before.some((offer) => offer.person === person)) continue;
      if (!hearing.has(person) && !(await claim(entry.group, person, start, true))) continue;
      hearing.add(person);
      return { entry: id, person };
    }
    return undefined;
  }

  /** `record` with an offer for each freed time that nobody holds, and the offers that were made. */
  async function withOffers(record: DayRecord, waiters: readonly Waiter[], clockNow: LocalDateTime) {
    const made: (readonly [LocalDateTime, Offer])[] = [];
    // Offers of one moment to one waiter are one message.
    const at = now();
    const hearing = new Set<string>();
    let { offers } = record;
    for (const start of record.freed) {
      const before = offers[start] ?? [];
      const last = before.at(-1);
      if (start <= clockNow || (last !== undefined && at - last.at < offerMs)) continue;
      const next = await nextFor(start, waiters, before, hearing);
      if (next === undefined) continue;
      const offer = { ...next, at, queued: false };
      made.push([start, offer]);
      offers = { ...offers, [start]: [...before, offer] };
    }
    return { next: { ...record, offers }, made };
  }

  /** Hands the messages to the queue that have not been handed to it yet, and notes that they were. */
  async function queueOffers(group: number, day: Day): Promise<void> {
    const key = dayKey(group, day);
    const text = await read(key);
    const record = readDayRecord(text);
    if (record === undefined) return;
    const open = new Map<string, Telling>();
    for (const [start, { entry, at }] of unqueued(record)) {
      const message = open.get(`${entry} ${at}`);
      const id = `${entry}-${start.replace(/\D/g, '')}`;
      open.set(
        `${entry} ${at}`,
        message ? { ...message, also: [...message.also, start] } : { id, group, entry, start, also: [] },
      );
    }
    if (open.size === 0) return;
    for (const telling of open.values()) await jobs.tell(telling);
    const offers = Object.fromEntries(
      Object.entries(record.offers).map(([start, list]) => [start, list.map((offer) => ({ ...offer, queued: true }))]),
    );
    // Where another look came first, the messages are handed over again. The queue drops what it has.
    await store.swap(key, text, JSON.stringify({ ...record, offers }), untilEnd(group, day));
  }

  async function look(group: number, day: Day): Promise<void> {
    const zone = zoneOf(group);
    if (zone === undefined) return;
    const key = dayKey(group, day);
    const waiters = (await waitersOf(group)).filter(({ entry: { days } }) => day >= days.from && day <= days.to);
    if (waiters.length === 0 || !isOpen(group, day)) {
      // Whoever waits next begins with what is free then.
      const text = await read(key);
      if (text !== undefined) await store.swap(key, text, undefined, 0);
      return;
    }
    const minute = Math.floor(now() / MINUTE_MS) * MINUTE_MS;
    const { answer, at } = await answers.since(questions.day(group, zone, day), Math.min(minute, now() - FRESH_MS));
    const times = answer.kind === 'answer' ? timesOf(answer.json)?.times : undefined;
    if (times === undefined) return;
    count('looked');
    const present = clock(group);
    const free = times.filter((time) => dayOf(time) === day && time > present);
    for (let turn = 0; turn < MOST_TURNS; turn += 1) {
      const text = await read(key);
      const before = readDayRecord(text);
      const seen = afterLook(before, { asOf: at, free });
      const { next, made } = await withOffers(seen, waiters, present);
      if (await store.swap(key, text, JSON.stringify(next), untilEnd(group, day))) {
        const isNew = (time: LocalDateTime): boolean => before?.freed.includes(time) !== true;
        for (const time of next.freed) if (isNew(time)) count('freed');
        for (const _ of made) count('offered');
        break;
      }
      // Another look came first. What it has offered counts.
      for (const [start, { person }] of made) await claim(group, person, start, false);
    }
    await queueOffers(group, day);
  }

  async function sweep(group: number): Promise<void> {
    const zone = zoneOf(group);
    const waiters = await waitersOf(group);
    if (zone === undefined || waiters.length === 0) return;
    const today = dayOf(clock(group));
    const last = addDays(today, daysAhead);
    const days = new Set<Day>();
    for (const { from, to } of waiters.map(({ entry }) => entry.days))
      for (const day of daysInRange({ first: from < today ? today : from, last: to > last ? last : to })) days.add(day);
    const each = SPREAD_MS / days.size;
    await Promise.all([...days].map((day, index) => jobs.look(group, day, Math.floor(index * each))));
  }

  async function tell({ id, group, entry: entryId, start, also }: Telling): Promise<void> {
    const kept = readKeptEntry(await read(entryKey(entryId)));
    const zone = zoneOf(group);
    const [time, ...later] = [start, ...also].filter((each) => each > clock(group));
    // Who has left hears nothing more, and nobody hears of a time that is over.
    if (kept?.state !== 'waiting' || zone === undefined || time === undefined) return;
    const { first_name, last_name, email, phone, language, days, page } = kept.entry;
    const token = await tokens.make(entryId, days.to);
    const link = `${page}#tour-waiting=${token}`;
    try {
      await notify({
        ...{ id, type: 'time-free', group, language, time, also: later, time_zone: zone },
        who: { first_name, last_name, email, ...(phone !== undefined && { phone }) },
        link: `${link};start=${time}`,
        leave: `${link};leave`,
      });
    } catch (error) {
      count('failed');
      throw error;
    }
    count('told');
  }

  return {
    isOpen,
    async join(key, entry) {
      const id = await tokens.idFor(key);
      const body = await tokens.digestOf(JSON.stringify(entry));
      const list = listOf(entry.group);
      const members = await store.members(list);
      if (!members.includes(id) && members.length >= MOST_WAITERS) return { kind: 'full' };
      for (let turn = 0; turn < MOST_TURNS; turn += 1) {
        const text = await read(entryKey(id));
        const there = readKeptEntry(text);
        if (there?.state === 'left') return { kind: 'left' };
        if (there && there.body !== body) return { kind: 'other' };
        // Each request writes its own text, so that one that failed takes back nothing but its own.
        const mine: KeptEntry = {
          state: 'waiting',
          body,
          since: there?.since ?? now(),
          entry,
          by: crypto.randomUUID(),
        };
        const written = JSON.stringify(mine);
        try {
          if (!(await store.swap(entryKey(id), text, written, untilEnd(entry.group, entry.days.to)))) continue;
          await store.join(list, id, mine.since);
        } catch (error) {
          void takeBack(entryKey(id), written);
          throw error;
        }
        if (!there) count('joined');
        // The next sweep finds the days in any case.
        await jobs.sweep(entry.group).catch(() => undefined);
        return { kind: 'waiting', token: await tokens.make(id, entry.days.to), entry };
      }
      throw new Error('Other requests with this key came first each time.');
    },
    async find(token) {
      const id = await tokens.read(token);
      if (id === undefined) return undefined;
      const kept = readKeptEntry(await read(entryKey(id)));
      return kept?.state === 'waiting' ? kept.entry : 'left';
    },
    async leave(token) {
      const id = await tokens.read(token);
      if (id === undefined) return false;
      const text = await read(entryKey(id));
      const kept = readKeptEntry(text);
      if (kept?.state === 'waiting') await erase({ ...kept, id, text });
      return true;
    },
    async booked(group, email, start) {
      const own = (await waitersOf(group)).filter(({ entry }) => entry.email.toLowerCase() === email.toLowerCase());
      if (own.length === 0) return;
      const record = readDayRecord(await read(dayKey(group, dayOf(start))));
      const heard = record?.offers[start] ?? [];
      if (heard.some((offer) => own.some(({ id }) => id === offer.entry))) count('booked');
      for (const waiter of own) await erase(waiter);
    },
    async changed(group, day) {
      if ((await store.members(listOf(group))).length > 0) await jobs.lookNow(group, day);
    },
    work: { sweep, look, tell, givenUp: () => count('given-up') },
  };
}
