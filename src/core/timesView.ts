import { hasSlots, isFull } from '../queries/availabilityByDay.ts';
import type { Day } from '../time/values.ts';
import { searchProgress } from './asking/search.ts';
import type { Situation } from './asking/situation.ts';
import { freeTimes } from './availabilityView.ts';
import { isBookable } from './bookingPeriod.ts';
import type { NoTimes, TimesView } from './snapshot.ts';

/** What shows as the times of the day in view. `nothingUntil`: nothing is free up to this day. */
export function timesView(situation: Situation, nothingUntil?: Day): TimesView {
  const { byDay, period, dayInView } = situation;
  const answer = byDay.get(dayInView);
  if (answer?.kind === 'failed') return answer;
  const times = freeTimes(situation);
  if (times) return times;
  // A closed day is not asked about, nor a day that has passed since the visitor chose it.
  if (answer?.kind !== 'slots' && isBookable(dayInView, period)) return { kind: 'asking' };
  return noTimes(situation, nothingUntil);
}

/** What a day without times offers. When its search failed, the failure. */
function noTimes(situation: Situation, nothingUntil: Day | undefined): TimesView {
  const { byDay, period, dayInView, search } = situation;
  const progress = search && searchProgress(byDay, period, search);
  const failed = progress?.failed && byDay.get(progress.failed);
  if (failed?.kind === 'failed') return failed;
  const next = nextOpen(situation);
  const searchable = period.bookable.some((day) => day > dayInView && byDay.get(day)?.kind !== 'slots');
  const answer = byDay.get(dayInView);
  const known = nothingUntil !== undefined && dayInView <= nothingUntil ? nothingUntil : undefined;
  return {
    kind: 'none',
    refreshing: answer?.kind === 'slots' && answer.refreshing,
    asOf: answer?.kind === 'slots' ? answer.asOf : undefined,
    why: whyNone(situation),
    lastStart: dayInView === period.range.first ? situation.lastStart : undefined,
    next,
    earlier:
      next === undefined && !searchable ? period.bookable.findLast((day) => hasSlots(byDay.get(day))) : undefined,
    searchable,
    searching: progress?.underWay === true,
    searchedUntil: next === undefined ? (progress?.fullUntil ?? known) : undefined,
  };
}

function whyNone({ byDay, dayInView, period: { bookable, closed } }: Situation): NoTimes['why'] {
  if (bookable.length === 0) return 'all-closed';
  if (bookable.every((day) => isFull(byDay.get(day)))) return 'all-full';
  return closed.has(dayInView) ? 'closed' : 'full';
}

/** The next day with times. Undefined when a day before it is not known. */
function nextOpen({ byDay, dayInView, period }: Situation): Day | undefined {
  const candidate = period.bookable.find((day) => day > dayInView && !isFull(byDay.get(day)));
  return hasSlots(candidate && byDay.get(candidate)) ? candidate : undefined;
}
