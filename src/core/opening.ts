import { hasSlots, isFull } from '../queries/availabilityByDay.ts';
import type { Day } from '../time/values.ts';
import type { Situation } from './situation.ts';

/** A configuration that takes longer than this, in milliseconds, is called slow: the visitor is shown the contact. */
export const SLOW_MS = 3_000;
/** Days asked about before the visitor does anything. */
const OPENING_DAYS = 3;
/** The most of them, where some of the first have no times. */
const LOOK_ON_DAYS = 7;
/** Days with a free time that the opening is after: one chip each. */
export const CHIPS = 3;

/**
 * The days the opening is about, in order.
 * @internal
 */
export const openingDays = (
  { openingDay, horizon }: Pick<Situation, 'openingDay' | 'horizon'>,
  count = OPENING_DAYS,
): readonly Day[] => horizon.bookable.filter((day) => day >= openingDay).slice(0, count);

/** The first day without an answer on the way to as many days with a free time as there are chips. */
function dayToLookOn(situation: Situation): Day | undefined {
  let free = 0;
  for (const day of openingDays(situation, LOOK_ON_DAYS)) {
    const answer = situation.byDay.get(day);
    if (answer?.kind !== 'slots') return day;
    if (hasSlots(answer)) free += 1;
    if (free === CHIPS) break;
  }
  return undefined;
}

/** The day whose times show before the visitor chooses one: the first of the opening that has times or still may. */
export const firstDayWithTimes = (opening: Pick<Situation, 'byDay' | 'openingDay' | 'horizon'>): Day =>
  openingDays(opening).find((day) => opening.byDay.has(day) && !isFull(opening.byDay.get(day))) ?? opening.openingDay;

/**
 * Those still to ask about, at first none, so that the times of the first day show as soon as they can. Then two more; while
 * fewer days than there are chips have a free time, one after another.
 */
export function openingDaysToAsk(situation: Situation): readonly Day[] {
  const { byDay, openingDay, hasFailure, recovering, savesData } = situation;
  if (savesData || (hasFailure && !recovering) || byDay.get(openingDay)?.kind !== 'slots') return [];
  const next = dayToLookOn(situation);
  return [...openingDays(situation), ...(next ? [next] : [])].filter((day) => !byDay.has(day));
}

/** Whether the opening still waits for an answer, or is still to ask. */
export function isOpening(situation: Situation): boolean {
  const next = dayToLookOn(situation);
  return (next && situation.byDay.get(next)?.kind === 'asking') || openingDaysToAsk(situation).length > 0;
}
