import { inRange } from '../../time/dayRange.ts';
import { type Day, dayOf, type LocalDateTime } from '../../time/values.ts';
import { type Questions, timesOf } from '../cachedQuestions.ts';
import type { Answers } from '../edgeAnswers.ts';
import { afterLook, type DayRecord, type Offer, readDayRecord, unqueued } from './dayRecord.ts';
import { LONGEST_TELL_MS } from './messageQueue.ts';
import type { WaitlistClock } from './waitlistClock.ts';
import type { Waiter, WaitlistEntries } from './waitlistEntries.ts';
import { suits } from './waitlistEntry.ts';
import type { WaitlistJobs, WaitlistWork } from './waitlistJobs.ts';
import type { WaitlistStore } from './waitlistStore.ts';

/** Looks at the days that somebody waits for, and offers the times that free up. */
export interface WaitlistLooks extends Pick<WaitlistWork, 'sweep' | 'look'> {
  /** Those of `starts`, all of one day, that are ahead, and that the last look found free. */
  readonly stillFree: (group: number, starts: readonly LocalDateTime[]) => Promise<readonly LocalDateTime[]>;
  /** Notes that the message to `entry` about `starts` is settled. The minutes of its offer begin now. */
  readonly settle: (group: number, entry: string, starts: readonly LocalDateTime[]) => Promise<void>;
  /** The entries to which `start` was offered. */
  readonly offeredTo: (group: number, start: LocalDateTime) => Promise<readonly string[]>;
}

interface LooksTools {
  readonly store: WaitlistStore;
  readonly entries: WaitlistEntries;
  readonly jobs: WaitlistJobs;
  readonly clock: WaitlistClock;
  readonly answers: Answers;
  readonly questions: Questions;
  readonly count: (event: string) => void;
  /** How long a time is offered to one waiter alone, in milliseconds. */
  readonly offerMs: number;
}

/** Messages that one person gets a day at most. */
const MOST_A_DAY = 3;
/** Over how long the looks of one sweep are spread, in milliseconds. */
const SPREAD_MS = 50_000;
const MINUTE_MS = 60_000;
/** An answer no older than this counts as a look, also where a visitor has asked for it. In milliseconds. */
const FRESH_MS = 20_000;
/** How often two instances may get into each other's way at one value. */
const MOST_TURNS = 20;

/** Those who wait for a day. Each is read when it is wanted. */
interface Waiters {
  readonly count: number;
  readonly read: (index: number) => Promise<Waiter | undefined>;
}

const dayKey = (group: number, day: Day): string => `day/${group}/${day}`;

export function createWaitlistLooks(tools: LooksTools): WaitlistLooks {
  const { store, entries, jobs, clock, answers, questions, count, offerMs } = tools;

  async function read(key: string): Promise<string | undefined> {
    const [text] = await store.read([key]);
    return text;
  }

  /** The times of which a person hears today. `change` gives them anew, or undefined where they stay as they are. */
  async function changeHeard(
    group: number,
    person: string,
    change: (heard: readonly string[]) => readonly string[] | undefined,
  ): Promise<boolean> {
    const today = dayOf(clock.local(group));
    const key = `told/${person}/${today}`;
    for (let turn = 0; turn < MOST_TURNS; turn += 1) {
      const text = await read(key);
      const after = change(text === undefined ? [] : text.split(' '));
      if (after === undefined) return false;
      const next = after.length > 0 ? after.join(' ') : undefined;
      if (next === text || (await store.swap(key, text, next, clock.untilEnd(group, today)))) return true;
    }
    return false;
  }

  /** Lets a person hear of `start`, if they may hear of one more today. The same time counts once. */
  const claim = (group: number, person: string, start: LocalDateTime): Promise<boolean> =>
    changeHeard(group, person, (heard) => {
      if (heard.includes(start)) return heard;
      return heard.length < MOST_A_DAY ? [...heard, start] : undefined;
    });
  const unclaim = (group: number, person: string, start: LocalDateTime): Promise<boolean> =>
    changeHeard(group, person, (heard) => heard.filter((one) => one !== start));

  /** The next waiter for `start`: whom it suits, who has not heard of it, and who hears of others now or may hear of one more today. */
  async function nextFor(
    start: LocalDateTime,
    { count, read }: Waiters,
    before: readonly Offer[],
    hearing: Set<string>,
  ): Promise<Pick<Offer, 'entry' | 'person'> | undefined> {
    for (let index = 0; index < count; index += 1) {
      const waiter = await read(index);
      if (waiter === undefined || !suits(waiter.entry, start)) continue;
      const { id, entry, person } = waiter;
      if (before.some((offer) => offer.person === person)) continue;
      if (!hearing.has(person) && !(await claim(entry.group_id, person, start))) continue;
      hearing.add(person);
      return { entry: id, person };
    }
    return undefined;
  }

  /** `record` with an offer for each freed time that nobody holds, and the offers that were made. */
  async function withOffers(record: DayRecord, waiters: Waiters, present: LocalDateTime) {
    const made: (readonly [LocalDateTime, Offer])[] = [];
    // Offers of one moment to one waiter are one message.
    const at = clock.now();
    const hearing = new Set<string>();
    let { offers } = record;
    for (const start of record.freed) {
      const before = offers[start] ?? [];
      const last = before.at(-1);
      // While its message is on its way, nobody else is told of the time.
      const wait = last?.done ? offerMs : LONGEST_TELL_MS;
      if (start <= present || (last !== undefined && at - last.at < wait)) continue;
      const next = await nextFor(start, waiters, before, hearing);
      if (next === undefined) continue;
      const offer = { ...next, at, queued: false, done: false };
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
    const messages = new Map<string, { readonly entry: string; readonly starts: LocalDateTime[] }>();
    for (const [start, { entry, at }] of unqueued(record)) {
      const message = messages.get(`${entry} ${at}`) ?? { entry, starts: [] };
      message.starts.push(start);
      messages.set(`${entry} ${at}`, message);
    }
    if (messages.size === 0) return;
    for (const { entry, starts } of messages.values()) {
      const [first = ''] = starts;
      await jobs.tell({ id: `${entry}-${first.replace(/\D/g, '')}`, group, entry, starts });
    }
    const offers = Object.fromEntries(
      Object.entries(record.offers).map(([start, list]) => [start, list.map((offer) => ({ ...offer, queued: true }))]),
    );
    // Where another look came first, the messages are handed over again. The queue drops what it has.
    await store.swap(key, text, JSON.stringify({ ...record, offers }), clock.untilEnd(group, day));
  }

  /** The free times of `day`, and when the service gave them, in milliseconds since the epoch. Undefined where it gave none. */
  async function freeTimes(group: number, zone: string, day: Day) {
    const minute = Math.floor(clock.now() / MINUTE_MS) * MINUTE_MS;
    const oldest = Math.min(minute, clock.now() - FRESH_MS);
    const { answer, at } = await answers.since(questions.day(group, zone, day), oldest);
    const times = answer.kind === 'answer' ? timesOf(answer.json)?.times : undefined;
    return times && { times, asOf: at };
  }

  return {
    async stillFree(group, starts) {
      const [first] = starts;
      const record = first && readDayRecord(await read(dayKey(group, dayOf(first))));
      return starts.filter((start) => start > clock.local(group) && (!record || record.seen.includes(start)));
    },
    async settle(group, entry, starts) {
      const [first] = starts;
      if (first === undefined) return;
      const day = dayOf(first);
      for (let turn = 0; turn < MOST_TURNS; turn += 1) {
        const text = await read(dayKey(group, day));
        const record = readDayRecord(text);
        if (record === undefined) return;
        const settled = (offer: Offer): Offer =>
          offer.entry === entry && !offer.done ? { ...offer, at: clock.now(), done: true } : offer;
        const changed = starts.map((start) => [start, (record.offers[start] ?? []).map(settled)] as const);
        const next = { ...record, offers: { ...record.offers, ...Object.fromEntries(changed) } };
        if (await store.swap(dayKey(group, day), text, JSON.stringify(next), clock.untilEnd(group, day))) return;
      }
    },
    async offeredTo(group, start) {
      const record = readDayRecord(await read(dayKey(group, dayOf(start))));
      return (record?.offers[start] ?? []).map(({ entry }) => entry);
    },

    async sweep(group) {
      const days = await entries.days(group);
      const each = SPREAD_MS / days.length;
      for (const [index, day] of days.entries()) jobs.look(group, day, Math.floor(index * each));
    },

    async look(group, day) {
      const zone = clock.zoneOf(group);
      if (zone === undefined) return;
      const key = dayKey(group, day);
      const ids = await entries.idsOn(group, day);
      if (ids.length === 0 || !inRange(day, clock.openDays(group))) {
        // The next one to wait begins with what is free then.
        const text = await read(key);
        if (text !== undefined) await store.swap(key, text, undefined, 0);
        return;
      }
      const answer = await freeTimes(group, zone, day);
      if (answer === undefined) return;
      count('looked');
      const present = clock.local(group);
      const free = answer.times.filter((time) => dayOf(time) === day && time > present);
      const newcomers = await entries.newOn(group, day);
      const screens = [...newcomers.values()].flatMap((shown) => (shown[day] ? [shown[day]] : []));
      const unseen = free.filter((time) => screens.some((shown) => !shown.includes(time)));
      const waiters = { count: ids.length, read: entries.reader(group, day, ids) };
      for (let turn = 0; turn < MOST_TURNS; turn += 1) {
        const text = await read(key);
        const before = readDayRecord(text);
        const after = afterLook(before, { asOf: answer.asOf, free, now: clock.now(), unseen });
        const { next, made } = await withOffers(after, waiters, present);
        if (await store.swap(key, text, JSON.stringify(next), clock.untilEnd(group, day))) {
          for (const time of next.freed) if (!before?.freed.includes(time)) count('freed');
          for (const _ of made) count('offered');
          if (after !== before) await entries.seen(group, day, [...newcomers.keys()]);
          break;
        }
        // Another look came first. What it has offered counts.
        for (const [start, { person }] of made) await unclaim(group, person, start);
      }
      await queueOffers(group, day);
    },
  };
}
