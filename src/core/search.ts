import { type AvailabilityByDay, hasSlots } from '../queries/availabilityByDay.ts';
import type { Day } from '../time/values.ts';
import type { Horizon } from './horizon.ts';

/** A search for the next free day: from which day on, and how many days may still be asked about. */
export interface Search {
  readonly from: Day;
  readonly left: number;
}

/** How far a search has come. */
export interface SearchProgress {
  /** The day that could not be asked about; the search does not go past it. */
  readonly failed: Day | undefined;
  /** The days to ask about next, in order. */
  readonly unasked: readonly Day[];
  /** Whether answers are on their way or still to be asked for. */
  readonly underWay: boolean;
  /** The last day up to which every day is known to have no times. */
  readonly fullUntil: Day | undefined;
}

/** Follows the bookable days from `search.from` on until one has a free time, one failed, or no more may be asked. */
export function searchProgress(byDay: AvailabilityByDay, { bookable }: Horizon, search: Search): SearchProgress {
  const unasked: Day[] = [];
  let failed: Day | undefined;
  let underWay = false;
  let fullUntil: Day | undefined;
  for (const day of bookable) {
    if (day < search.from) continue;
    const answer = byDay.get(day);
    if (answer?.kind === 'failed') failed = day;
    if (failed !== undefined || hasSlots(answer)) break;
    if (answer === undefined) {
      if (unasked.length === search.left) break;
      unasked.push(day);
    }
    if (answer?.kind !== 'slots') underWay = true;
    else if (!underWay) fullUntil = day;
  }
  return { failed, unasked, underWay, fullUntil };
}
