import { type AvailabilityByDay, isFull } from '../../queries/availabilityByDay.ts';
import type { Day } from '../../time/values.ts';
import type { BookingPeriod } from '../bookingPeriod.ts';
import type { Prefetch } from '../bookingSettings.ts';
import { type FirstDaysInput, waitsForFirstDays } from './firstDays.ts';

/**
 * The next days: those that the visitor may look at next, from the start day on. They are asked about while nobody waits, so that the
 * calendar already knows them. When none of them has a free time, leaving details takes the calendar's place.
 */

/** How many next days there are. A press on "Keep looking" is about as many. */
export const NEXT_DAYS = 14;

/** What the next days depend on; a part of `Situation`. */
interface NextDaysInput extends FirstDaysInput {
  readonly prefetch: Prefetch;
  readonly inView: boolean;
  readonly touched: boolean;
  readonly isVisible: boolean;
}

const nextDays = (from: Day, { bookable }: BookingPeriod): readonly Day[] =>
  bookable.filter((day) => day >= from).slice(0, NEXT_DAYS);

/** The next days still to ask about. None before the first days are known, or before the integrator wants it. */
export function nextDaysToAsk(situation: NextDaysInput): readonly Day[] {
  const { byDay, period, startDay, prefetch, inView, touched, isVisible } = situation;
  const mayAsk = isVisible && (touched ? prefetch !== 'off' : prefetch === 'view' && inView);
  if (!mayAsk || waitsForFirstDays(situation)) return [];
  return nextDays(startDay, period).filter((day) => !byDay.has(day));
}

/**
 * The day up to which nothing is free: the last of the next days, or a later one. Undefined while one of the next days is not known
 * or has a free time. `from`: the first day that can still be asked about.
 */
export function nothingUntil(byDay: AvailabilityByDay, period: BookingPeriod, from: Day): Day | undefined {
  if (!nextDays(from, period).every((day) => isFull(byDay.get(day)))) return undefined;
  const other = period.bookable.find((day) => day >= from && !isFull(byDay.get(day)));
  return period.bookable.findLast((day) => day >= from && (other === undefined || day < other));
}
