import { hasSlots, isFull } from '../../queries/availabilityByDay.ts';
import type { Day } from '../../time/values.ts';
import type { Situation } from './situation.ts';

/** A configuration that takes longer than this, in milliseconds, is called slow: the visitor is shown the contact. */
export const SLOW_MS = 3_000;
/** Days asked about before the visitor does anything. */
const FIRST_DAYS = 3;
/** The most of them, where some of the first have no times. */
const LOOK_ON_DAYS = 7;
/** Days with a free time that the opening is after: one chip each. */
export const CHIPS = 3;

/**
 * The days the opening is about, in order.
 * @internal
 */
export const firstDays = (
  { startDay, period }: Pick<Situation, 'startDay' | 'period'>,
  count = FIRST_DAYS,
): readonly Day[] => period.bookable.filter((day) => day >= startDay).slice(0, count);

/** The first day without an answer on the way to as many days with a free time as there are chips. */
function dayToLookOn(situation: Situation): Day | undefined {
  let free = 0;
  for (const day of firstDays(situation, LOOK_ON_DAYS)) {
    const answer = situation.byDay.get(day);
    if (answer?.kind !== 'slots') return day;
    if (hasSlots(answer)) free += 1;
    if (free === CHIPS) break;
  }
  return undefined;
}

/** The day whose times show before the visitor chooses one: the first of the opening that has times or still may. */
export const firstDayWithTimes = (opening: Pick<Situation, 'byDay' | 'startDay' | 'period'>): Day =>
  firstDays(opening).find((day) => opening.byDay.has(day) && !isFull(opening.byDay.get(day))) ?? opening.startDay;

/**
 * Those still to ask about, at first none, so that the times of the first day show as soon as they can. Then two more; while
 * fewer days than there are chips have a free time, one after another.
 */
export function firstDaysToAsk(situation: Situation): readonly Day[] {
  const { byDay, startDay, hasFailure, recovering, savesData } = situation;
  if (savesData || (hasFailure && !recovering) || byDay.get(startDay)?.kind !== 'slots') return [];
  const next = dayToLookOn(situation);
  return [...firstDays(situation), ...(next ? [next] : [])].filter((day) => !byDay.has(day));
}

/** Whether the opening still waits for an answer, or is still to ask. */
export function waitsForFirstDays(situation: Situation): boolean {
  const next = dayToLookOn(situation);
  return (next && situation.byDay.get(next)?.kind === 'asking') || firstDaysToAsk(situation).length > 0;
}
