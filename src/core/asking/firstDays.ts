import { type AvailabilityByDay, hasSlots, isFull } from '../../queries/availabilityByDay.ts';
import { type Day, dayOf, type LocalDateTime } from '../../time/values.ts';
import { type BookingPeriod, bookingPeriodOf, type Clock, clockAt, timeToAsk } from '../bookingPeriod.ts';
import type { BookingSettings } from '../bookingSettings.ts';

/**
 * The first days: those asked about before the visitor does anything. The start day comes first and alone, so that its times show as soon
 * as they can. Then come the next two. While fewer days have a free time than there are chips, one more day follows after another.
 */

/** How many first days there are. */
const FIRST_DAYS = 3;
/** How many first days there are at most, when some have no times. */
const LOOK_ON_DAYS = 7;
/** How many days with a free time are wanted: each has a chip. */
export const CHIPS = 3;

/** What the first days depend on; a part of `Situation`. */
export interface FirstDaysInput {
  readonly byDay: AvailabilityByDay;
  readonly period: BookingPeriod;
  readonly startDay: Day;
  readonly savesData: boolean;
  readonly hasFailure: boolean;
  readonly recovering: boolean;
}

/**
 * The day the visitor begins with: the integrator's, else the first that can still be asked about, which late at night is tomorrow. A
 * closed day gives way to the next one, a day beyond the booking period to the first one.
 */
export function startDayOf(initialDay: Day | undefined, soon: Day, { bookable }: BookingPeriod): Day {
  const firstFrom = (from: Day): Day | undefined => bookable.find((day) => day >= from && day >= soon);
  return firstFrom(initialDay ?? soon) ?? firstFrom(soon) ?? soon;
}

/** The times to ask for to see the first days of a visit, in order. None when no day can be booked. `ms`: since the epoch. */
export function firstQuestions(
  { zone, closed, daysAhead, initialDay }: Pick<BookingSettings, 'zone' | 'closed' | 'daysAhead' | 'initialDay'>,
  ms: number,
): { readonly times: readonly LocalDateTime[]; readonly clock: Clock } {
  const clock = clockAt(ms, zone);
  const period = bookingPeriodOf(dayOf(clock.now), daysAhead, closed);
  const startDay = startDayOf(initialDay, dayOf(clock.soon), period);
  return { times: firstDays({ startDay, period }).map((day) => timeToAsk(day, clock)), clock };
}

/**
 * The first days, in order.
 * @internal
 */
export const firstDays = (
  { startDay, period }: Pick<FirstDaysInput, 'startDay' | 'period'>,
  count = FIRST_DAYS,
): readonly Day[] => period.bookable.filter((day) => day >= startDay).slice(0, count);

/** The next day to ask about, until as many days have a free time as there are chips. Undefined when there are enough. */
function dayToLookOn(situation: FirstDaysInput): Day | undefined {
  let free = 0;
  for (const day of firstDays(situation, LOOK_ON_DAYS)) {
    const answer = situation.byDay.get(day);
    if (answer?.kind !== 'slots') return day;
    if (hasSlots(answer)) free += 1;
    if (free === CHIPS) break;
  }
  return undefined;
}

/** The day whose times show before the visitor chooses one: the first of the first days that has times or still may have. */
export const firstDayWithTimes = (input: Pick<FirstDaysInput, 'byDay' | 'startDay' | 'period'>): Day =>
  firstDays(input).find((day) => input.byDay.has(day) && !isFull(input.byDay.get(day))) ?? input.startDay;

/** The first days still to ask about. None before the start day has its answer, after a failure, or when data is saved. */
export function firstDaysToAsk(situation: FirstDaysInput): readonly Day[] {
  const { byDay, startDay, hasFailure, recovering, savesData } = situation;
  if (savesData || (hasFailure && !recovering) || byDay.get(startDay)?.kind !== 'slots') return [];
  const next = dayToLookOn(situation);
  return [...firstDays(situation), ...(next ? [next] : [])].filter((day) => !byDay.has(day));
}

/** Whether an answer about the first days is still to come. */
export function waitsForFirstDays(situation: FirstDaysInput): boolean {
  const next = dayToLookOn(situation);
  return (next && situation.byDay.get(next)?.kind === 'asking') || firstDaysToAsk(situation).length > 0;
}
