import { useState } from 'react';
import type { Cache } from '../queries/cache.ts';
import type { Desk } from '../queries/tours.ts';
import { type DayAnswer, type Known, useDays } from '../queries/useDays.ts';
import { addDays } from '../time/arithmetic.ts';
import { type Day, dayOf, type LocalDateTime } from '../time/values.ts';
import {
  type Horizon,
  isClosed,
  lookAhead,
  nextAvailable,
  OPENING_CALLS,
  SEARCH_CALLS,
  timeToAsk,
  within,
} from './outlook.ts';

/** A day as the calendar shows it. */
export type DayLook = 'open' | 'full' | 'unknown' | 'outside';

/** What the times' place shows for the day in view. */
export type TimesView =
  | { readonly kind: 'asking' }
  | { readonly kind: 'times'; readonly slots: readonly LocalDateTime[]; readonly refreshing: boolean }
  | { readonly kind: 'closed' }
  /** `next`: the next day that is known to have times; `further`: whether there are later days to ask about. */
  | { readonly kind: 'none'; readonly next: Day | undefined; readonly searching: boolean; readonly further: boolean }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'failed' };

export interface Pick {
  readonly today: Day;
  readonly horizon: Horizon;
  /** The day whose times are in view: the chosen one, else the first with a free time. */
  readonly day: Day;
  readonly view: TimesView;
  /** The first free time of the next days that have any. */
  readonly chips: readonly LocalDateTime[];
  readonly smsOptIn: boolean | undefined;
  readonly lookOf: (day: Day) => DayLook;
  readonly known: Known;
  /** Asks about a day before it is chosen. */
  readonly consider: (day: Day) => void;
  /** Asks about a day again: `force` even when its answer is fresh. */
  readonly refresh: (day: Day, force?: boolean) => void;
  /** Asks again about every day that could not be asked. */
  readonly retry: () => void;
  readonly findNext: () => void;
}

interface Search {
  readonly from: Day;
  readonly budget: number;
}

interface PickInput {
  readonly desk: Desk;
  readonly cache: Cache;
  /** What the property's clock shows. */
  readonly now: LocalDateTime;
  /** Whether `now` is the property's own clock; by the visitor's nothing can be called past. */
  readonly zoned: boolean;
  readonly horizon: Horizon;
  readonly initialDay: Day | undefined;
  readonly chosen: Day | undefined;
}

/** Days and times: what to ask, what is known, what to show. */
export function usePick({ desk, cache, now, zoned, horizon, initialDay, chosen }: PickInput): Pick {
  const [considered, setConsidered] = useState<readonly Day[]>([]);
  const [search, setSearch] = useState<Search | null>(null);
  const opening = initialDay && within(initialDay, horizon) ? initialDay : dayOf(timeToAsk(horizon.first, now));

  const plan = (known: Known): readonly LocalDateTime[] => {
    const days = new Set<Day>([
      ...lookAhead(known, opening, horizon, OPENING_CALLS),
      ...considered,
      ...(chosen && !isClosed(chosen, horizon) ? [chosen] : []),
      ...(search ? lookAhead(known, search.from, horizon, search.budget, 1) : []),
    ]);
    return [...days].map((day) => timeToAsk(day, now));
  };
  const { known: answers, refreshing, smsOptIn, refresh } = useDays(desk, plan, cache);
  const known = zoned ? ahead(answers, now) : answers;

  const chips = nextAvailable(known, opening, horizon);
  // The first opening day that has times or may still have: what shows must not give way under the visitor's finger.
  const day =
    chosen ?? lookAhead(known, opening, horizon, OPENING_CALLS).find((each) => !isEmpty(known.get(each))) ?? opening;
  return {
    today: horizon.first,
    horizon,
    day,
    view: viewOf(day, { known, horizon, search, refreshing }),
    chips,
    smsOptIn,
    known,
    lookOf: (each) => lookOf(each, known, horizon),
    consider: (each) => {
      if (within(each, horizon) && !isClosed(each, horizon) && !known.has(each))
        setConsidered((before) => (before.includes(each) ? before : [...before, each]));
    },
    refresh: (each, force) => refresh(timeToAsk(each, now), force),
    retry: () => {
      for (const [each, answer] of known) if (answer.kind === 'failed') refresh(timeToAsk(each, now), true);
    },
    findNext: () =>
      setSearch((before) => ({
        from: before && before.from <= addDays(day, 1) ? before.from : addDays(day, 1),
        budget: (before && before.from <= addDays(day, 1) ? before.budget : 0) + SEARCH_CALLS,
      })),
  };
}

/** `answers` without the times that are past by the property's clock, as on a page that was left open. */
function ahead(answers: Known, now: LocalDateTime): Known {
  const today = dayOf(now);
  return new Map(
    [...answers].map(([day, answer]) =>
      answer.kind === 'slots' && day <= today
        ? [day, { kind: 'slots', slots: answer.slots.filter((slot) => slot >= now) }]
        : [day, answer],
    ),
  );
}

const isEmpty = (answer: DayAnswer | undefined): boolean => answer?.kind === 'slots' && answer.slots.length === 0;
const hasSlots = (answer: DayAnswer | undefined): boolean => answer?.kind === 'slots' && answer.slots.length > 0;

/** The next day with times; undefined where a day before it was not asked about, for then nobody knows. */
function nextOpen(known: Known, after: Day, horizon: Horizon): Day | undefined {
  for (let day = addDays(after, 1); day <= horizon.last; day = addDays(day, 1)) {
    if (isClosed(day, horizon)) continue;
    const answer = known.get(day);
    if (answer?.kind !== 'slots') return undefined;
    if (hasSlots(answer)) return day;
  }
  return undefined;
}

function lookOf(day: Day, known: Known, horizon: Horizon): DayLook {
  if (!within(day, horizon)) return 'outside';
  if (isClosed(day, horizon)) return 'full';
  const answer = known.get(day);
  if (answer?.kind !== 'slots') return 'unknown';
  return answer.slots.length > 0 ? 'open' : 'full';
}

interface Knowledge {
  readonly known: Known;
  readonly horizon: Horizon;
  readonly search: Search | null;
  readonly refreshing: ReadonlySet<Day>;
}

function viewOf(day: Day, { known, horizon, search, refreshing }: Knowledge): TimesView {
  const answer = known.get(day);
  if (answer?.kind === 'slots' && answer.slots.length > 0)
    return { kind: 'times', slots: answer.slots, refreshing: refreshing.has(day) };
  if (answer?.kind === 'failed') return { kind: 'failed' };
  const next = nextOpen(known, day, horizon);
  if (isClosed(day, horizon)) return { kind: 'closed' };
  if (answer === undefined || answer.kind === 'asking') return { kind: 'asking' };
  const allAsked = exhausted(horizon.first, known, horizon);
  if (allAsked && ![...known.values()].some(hasSlots)) return { kind: 'nothing' };
  const asked = search ? lookAhead(known, search.from, horizon, search.budget, 1) : [];
  if (asked.some((each) => known.get(each)?.kind === 'failed')) return { kind: 'failed' };
  const searching = asked.some((each) => known.get(each)?.kind === 'asking');
  return { kind: 'none', next, searching, further: !exhausted(addDays(day, 1), known, horizon) };
}

/** Whether every bookable day from `from` on was asked about. */
function exhausted(from: Day, known: Known, horizon: Horizon): boolean {
  for (let day = from; day <= horizon.last; day = addDays(day, 1))
    if (!isClosed(day, horizon) && known.get(day)?.kind !== 'slots') return false;
  return true;
}
