import { member } from '../../api/member.ts';
import { type LocalDateTime, parseLocalDateTime } from '../../time/values.ts';

/** An offer of a time to one waiter. */
export interface Offer {
  /** The entry of the waiter. */
  readonly entry: string;
  /** Who that is, as `WaitlistTokens.personFor` names them. */
  readonly person: string;
  /** When the offer was made; once it is `done`, when its message was settled. In milliseconds since the epoch. */
  readonly at: number;
  /** Whether its message has been handed to the queue. */
  readonly queued: boolean;
  /** Whether its message has arrived, was given up, or was not sent because the time had been taken. */
  readonly done: boolean;
}

/** What the looks at one day have seen, and to whom its times were offered. */
export interface DayRecord {
  /** When the service gave the answer of the last look, in milliseconds since the epoch. */
  readonly asOf: number;
  /** The free times of the last look. */
  readonly seen: readonly LocalDateTime[];
  /** Those among them that have freed up since somebody waits, or that were not on the screen of somebody who waits. */
  readonly freed: readonly LocalDateTime[];
  /** All offers of each time, the last one last. A time that is taken and frees up again keeps them. */
  readonly offers: Readonly<Record<LocalDateTime, readonly Offer[]>>;
}

/** Reads a text of the store. Undefined if it is not a record. */
export function readDayRecord(text: string | undefined): DayRecord | undefined {
  if (text === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    const asOf = member(value, 'asOf');
    const offers: Record<LocalDateTime, readonly Offer[]> = {};
    for (const [name, list] of Object.entries(member(value, 'offers') ?? {})) {
      const start = parseLocalDateTime(name);
      if (start !== undefined && Array.isArray(list)) offers[start] = list.flatMap(offerIn);
    }
    return typeof asOf === 'number'
      ? { asOf, seen: timesIn(member(value, 'seen')), freed: timesIn(member(value, 'freed')), offers }
      : undefined;
  } catch {
    return undefined;
  }
}

const timesIn = (value: unknown): readonly LocalDateTime[] =>
  (Array.isArray(value) ? value : []).flatMap((one) =>
    typeof one === 'string' ? (parseLocalDateTime(one) ?? []) : [],
  );

function offerIn(value: unknown): readonly Offer[] {
  const [entry, person, at, queued, done] = ['entry', 'person', 'at', 'queued', 'done'].map((name) =>
    member(value, name),
  );
  return typeof entry === 'string' && typeof person === 'string' && typeof at === 'number'
    ? [{ entry, person, at, queued: queued === true, done: done === true }]
    : [];
}

/** How far the clocks of two instances may be apart, in milliseconds. */
const SKEW_MS = 60_000;

/** The most times that bookings between two looks take: one tour may cover several starts. */
const MOST_TAKEN = 8;
/** How long a day that had more of them, and has none all at once, is not believed, in milliseconds: the service may be starting. */
const DISBELIEF_MS = 15 * 60_000;

/** What a look has found: the free times, when the service gave them, and when it is now, in milliseconds since the epoch. */
interface Found {
  readonly free: readonly LocalDateTime[];
  readonly asOf: number;
  readonly now: number;
  /** Those among `free` that the screen of somebody who came since the last look did not show. */
  readonly unseen: readonly LocalDateTime[];
}

/**
 * The record after a look. A time frees up when it is free now and was not at the last look, or on the screen of somebody who came since. An
 * answer older than that of the last look tells nothing new, and neither does one without any time if there were many: then the same object
 * comes back. A moment that lies ahead was written by a clock that was wrong, and holds nothing up.
 */
export function afterLook(record: DayRecord | undefined, { asOf, free, now, unseen }: Found): DayRecord {
  if (record === undefined) return { asOf, seen: free, freed: unseen, offers: {} };
  const isEmptied = free.length === 0 && record.seen.length > MOST_TAKEN;
  if (isEmptied && asOf >= record.asOf && asOf - record.asOf < DISBELIEF_MS) return record;
  if (asOf < record.asOf && record.asOf <= now + SKEW_MS) return record;
  const { seen, freed } = record;
  const offers = Object.fromEntries(
    Object.entries(record.offers).map(([start, list]) => [
      start,
      list.map((one) => ({ ...one, at: Math.min(one.at, now) })),
    ]),
  );
  return {
    asOf,
    seen: free,
    freed: free.filter((time) => freed.includes(time) || !seen.includes(time) || unseen.includes(time)),
    offers,
  };
}

/** The offers whose message the queue does not have yet, by their time, the earliest first. */
export const unqueued = ({ offers }: DayRecord): readonly (readonly [LocalDateTime, Offer])[] =>
  timesIn(Object.keys(offers).sort()).flatMap((start) =>
    (offers[start] ?? []).filter(({ queued }) => !queued).map((offer) => [start, offer] as const),
  );
