import { type AvailabilityByDay, hasSlots } from '../../queries/availabilityByDay.ts';
import type { Day } from '../../time/values.ts';
import type { BookingPeriod } from '../bookingPeriod.ts';
import { NEXT_DAYS } from './nextDays.ts';

/** A search for the next free day: the first day and the last day it looks at. */
export interface Search {
  readonly from: Day;
  readonly last: Day;
}

/** A search from `from` on that asks about at most `days` days. Days that are known already do not count. */
export function startSearch(
  byDay: AvailabilityByDay,
  { bookable }: BookingPeriod,
  from: Day,
  days = NEXT_DAYS,
): Search {
  const candidates = bookable.filter((day) => day >= from);
  const unasked = candidates.filter((day) => byDay.get(day)?.kind !== 'slots');
  const beyond = unasked[days];
  return { from, last: candidates.findLast((day) => beyond === undefined || day < beyond) ?? from };
}

/** How far a search has come. */
export interface SearchProgress {
  /** The day that could not be asked about. The search does not go past it. */
  readonly failed: Day | undefined;
  /** The days to ask about next, in order. */
  readonly unasked: readonly Day[];
  /** Whether answers are on their way or still to be asked for. */
  readonly underWay: boolean;
  /** Every day up to this one is known to have no times. */
  readonly fullUntil: Day | undefined;
}

/** Walks through the bookable days of a search until one has a free time or failed. */
export function searchProgress(byDay: AvailabilityByDay, { bookable }: BookingPeriod, search: Search): SearchProgress {
  const unasked: Day[] = [];
  let failed: Day | undefined;
  let underWay = false;
  let fullUntil: Day | undefined;
  for (const day of bookable) {
    if (day < search.from || day > search.last) continue;
    const answer = byDay.get(day);
    if (answer?.kind === 'failed') failed = day;
    if (failed !== undefined || hasSlots(answer)) break;
    if (answer === undefined) unasked.push(day);
    if (answer?.kind !== 'slots') underWay = true;
    else if (!underWay) fullUntil = day;
  }
  return { failed, unasked, underWay, fullUntil };
}
