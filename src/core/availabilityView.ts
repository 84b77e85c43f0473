import type { DayState } from '../i18n/calendar.ts';
import { type AvailabilityByDay, hasSlots, isFull } from '../queries/availabilityByDay.ts';
import { daysInRange } from '../time/dayRange.ts';
import type { Day, LocalDateTime } from '../time/values.ts';
import { isBookable } from './horizon.ts';
import { CHIPS, isOpening, openingDays, type Situation } from './networkPolicy.ts';
import { searchProgress } from './search.ts';
import type { AvailabilityView, NoTimes, TimesView } from './snapshot.ts';

/** Days and times as the screens show them. */
export function availabilityView(situation: Situation): AvailabilityView {
  const { horizon, dayInView, month, smsOptIn, touched } = situation;
  return {
    today: horizon.range.first,
    range: horizon.range,
    states: statesOf(situation),
    day: dayInView,
    month,
    times: timesView(situation),
    chips: nextAvailable(situation),
    chipsPending: isOpening(situation),
    smsOptIn,
    touched,
  };
}

/** `byDay` without the times that are past by the property's clock, as on a page that was left open. */
export const withoutPast = (byDay: AvailabilityByDay, now: LocalDateTime): AvailabilityByDay =>
  new Map(
    [...byDay].map(([day, answer]) => [
      day,
      answer.kind === 'slots' ? { ...answer, slots: answer.slots.filter((slot) => slot >= now) } : answer,
    ]),
  );

/** The day whose times show before the visitor chooses one: the first of the opening that has times or still may. */
export const firstDayWithTimes = (opening: Pick<Situation, 'byDay' | 'openingDay' | 'horizon'>): Day =>
  openingDays(opening).find((day) => opening.byDay.has(day) && !isFull(opening.byDay.get(day))) ?? opening.openingDay;

/** The first slot of each of the next days that have any. Ends at a day that is not known: a later one may not be the next. */
function nextAvailable({ byDay, horizon, openingDay }: Situation): readonly LocalDateTime[] {
  const slots: LocalDateTime[] = [];
  for (const day of horizon.bookable) {
    if (day < openingDay) continue;
    const answer = byDay.get(day);
    if (answer?.kind !== 'slots' || slots.length === CHIPS) break;
    slots.push(...answer.slots.slice(0, 1));
  }
  return slots;
}

function statesOf({ byDay, horizon: { range, closed } }: Situation): Readonly<Record<Day, DayState>> {
  const stateOf = (day: Day): DayState => {
    const answer = byDay.get(day);
    return closed.has(day) ? 'closed' : isFull(answer) ? 'full' : hasSlots(answer) ? 'open' : 'unknown';
  };
  return Object.fromEntries(daysInRange(range).map((day) => [day, stateOf(day)]));
}

function timesView(situation: Situation): TimesView {
  const { byDay, horizon, dayInView } = situation;
  const answer = byDay.get(dayInView);
  if (answer?.kind === 'failed') return answer;
  if (answer?.kind === 'slots' && answer.slots.length > 0)
    return { kind: 'times', slots: answer.slots, refreshing: answer.refreshing };
  // A day that cannot be booked is not asked about: closed, or past since it was chosen.
  if (answer?.kind !== 'slots' && isBookable(dayInView, horizon)) return { kind: 'asking' };
  return noTimes(situation);
}

/** What a day without times offers; where its search failed, that. */
function noTimes(situation: Situation): TimesView {
  const { byDay, horizon, dayInView, search } = situation;
  const progress = search && searchProgress(byDay, horizon, search);
  const failed = progress?.failed && byDay.get(progress.failed);
  if (failed?.kind === 'failed') return failed;
  const next = nextOpen(situation);
  const searching = progress?.underWay === true;
  const searchable = horizon.bookable.some((day) => day > dayInView && byDay.get(day)?.kind !== 'slots');
  return {
    kind: 'none',
    why: whyNone(situation),
    next,
    earlier:
      next === undefined && !searchable ? horizon.bookable.findLast((day) => hasSlots(byDay.get(day))) : undefined,
    searchable,
    searching,
    searchedUntil: searching || next !== undefined ? undefined : progress?.fullUntil,
  };
}

function whyNone({ byDay, dayInView, horizon: { bookable, closed } }: Situation): NoTimes['why'] {
  if (bookable.length === 0) return 'all-closed';
  if (bookable.every((day) => isFull(byDay.get(day)))) return 'all-full';
  return closed.has(dayInView) ? 'closed' : 'full';
}

/** The next day with times; undefined where a day before it was not asked about, for then nobody knows. */
function nextOpen({ byDay, dayInView, horizon }: Situation): Day | undefined {
  const candidate = horizon.bookable.find((day) => day > dayInView && !isFull(byDay.get(day)));
  return hasSlots(candidate && byDay.get(candidate)) ? candidate : undefined;
}
