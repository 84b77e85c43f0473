import { useQueries, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { type Availability, slotsByDay } from '../api/availability.ts';
import { ApiError, type ApiFailure } from '../api/failure.ts';
import { type Day, dayOf, type LocalDateTime } from '../time/values.ts';
import type { Cache } from './cache.ts';
import { availabilityQuery, type Desk, officeHoursQuery } from './tours.ts';

/** What is known of one day's free slots. A day nobody asked about is not in the map. */
export type DayAnswer =
  | { readonly kind: 'asking' }
  | { readonly kind: 'slots'; readonly slots: readonly LocalDateTime[] }
  | { readonly kind: 'failed'; readonly why: ApiFailure['kind'] | 'unknown' };

export type Known = ReadonlyMap<Day, DayAnswer>;

/** The times to ask with, one a day, given what is known already. Must only ever ask for more as more is known. */
export type AskPlan = (known: Known) => readonly LocalDateTime[];

export interface Days {
  readonly known: Known;
  /** Days of which a fresh answer is on its way while an old one shows. */
  readonly refreshing: ReadonlySet<Day>;
  /** `appointment_sms_opt_in` of the latest answer that had one. */
  readonly smsOptIn: boolean | undefined;
  /** Asks about the day of `time` again unless its answer is fresh; `force` asks in any case. */
  readonly refresh: (time: LocalDateTime, force?: boolean) => void;
}

/** Follows `plan`: asks about the days it names, and for the office hours, and says what is known. */
export function useDays(desk: Desk, plan: AskPlan, cache: Cache): Days {
  const hours = useQuery(officeHoursQuery(desk), cache);
  const times = settle(desk, plan, cache);
  const answers = useQueries({ queries: times.map((time) => availabilityQuery(desk, time)) }, cache);

  // Held here, because a 400 takes the place of a day's 200 in the cache, and a day can leave the plan.
  const optIn = useRef<{ readonly at: number; readonly value: boolean } | null>(null);
  for (const { data, dataUpdatedAt: at } of [hours, ...answers])
    if (data?.smsOptIn !== undefined && at >= (optIn.current?.at ?? 0)) optIn.current = { at, value: data.smsOptIn };
  return {
    known: read(times, (index) => answers[index]),
    refreshing: new Set(times.filter((_, index) => answers[index]?.data && answers[index]?.isFetching).map(dayOf)),
    smsOptIn: optIn.current?.value,
    refresh: (time, force = false) => {
      const query = availabilityQuery(desk, time);
      // What is on its way may have been asked before the answer changed: a forced question takes its place.
      if (force && cache.getQueryState(query.queryKey))
        void cache.refetchQueries({ queryKey: query.queryKey, exact: true });
      else void cache.prefetchQuery(query);
    },
  };
}

/** One day's question as the cache knows it. */
interface QuestionState {
  readonly data?: Availability | undefined;
  readonly error: unknown;
  readonly fetchStatus: 'fetching' | 'paused' | 'idle';
}

/** Lets `plan` see what the cache has for the days it names, until it names no more. */
function settle(desk: Desk, plan: AskPlan, cache: Cache): readonly LocalDateTime[] {
  let times = plan(new Map());
  for (;;) {
    const more = plan(read(times, (index) => stateOf(desk, times[index], cache)));
    if (more.length <= times.length) return times;
    times = more;
  }
}

function stateOf(desk: Desk, time: LocalDateTime | undefined, cache: Cache): QuestionState | undefined {
  return time === undefined ? undefined : cache.getQueryState(availabilityQuery(desk, time).queryKey);
}

function read(times: readonly LocalDateTime[], answerAt: (index: number) => QuestionState | undefined): Known {
  const known = new Map<Day, DayAnswer>();
  const elsewhere = new Map<Day, DayAnswer>();
  times.forEach((time, index) => {
    const answer = answerAt(index);
    const day = dayOf(time);
    // An answer that could not be renewed is none: its times may be gone.
    if (answer?.error && answer.fetchStatus === 'idle') {
      known.set(day, { kind: 'failed', why: why(answer.error) });
      return;
    }
    if (answer?.data === undefined) {
      known.set(day, { kind: 'asking' });
      return;
    }
    // A service may answer with the slots of another day; they are shown under the day they are of.
    for (const [slotDay, slots] of slotsByDay(answer.data))
      (slotDay === day ? known : elsewhere).set(slotDay, { kind: 'slots', slots });
  });
  for (const [day, answer] of elsewhere) if (known.get(day)?.kind !== 'slots') known.set(day, answer);
  return known;
}

const why = (error: unknown): ApiFailure['kind'] | 'unknown' =>
  error instanceof ApiError ? error.failure.kind : 'unknown';
