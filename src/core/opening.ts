import { isFull } from '../queries/availabilityByDay.ts';
import type { Day } from '../time/values.ts';
import type { Situation } from './situation.ts';

/** A configuration that takes longer than this, in milliseconds, is called slow: the visitor is shown the contact. */
export const SLOW_MS = 3_000;
/** Days asked about before the visitor does anything. */
const OPENING_DAYS = 3;

/**
 * The days the opening is about, in order.
 * @internal
 */
export const openingDays = ({ openingDay, horizon }: Pick<Situation, 'openingDay' | 'horizon'>): readonly Day[] =>
  horizon.bookable.filter((day) => day >= openingDay).slice(0, OPENING_DAYS);

/** The day whose times show before the visitor chooses one: the first of the opening that has times or still may. */
export const firstDayWithTimes = (opening: Pick<Situation, 'byDay' | 'openingDay' | 'horizon'>): Day =>
  openingDays(opening).find((day) => opening.byDay.has(day) && !isFull(opening.byDay.get(day))) ?? opening.openingDay;

/** Those still to ask about. None until the first day has its answer, so that its times show as soon as they can. */
export function openingDaysToAsk(situation: Situation): readonly Day[] {
  const { byDay, openingDay, hasFailure, recovering, savesData } = situation;
  if (savesData || (hasFailure && !recovering) || byDay.get(openingDay)?.kind !== 'slots') return [];
  return openingDays(situation).filter((day) => !byDay.has(day));
}

/** Whether the opening still waits for an answer, or is still to ask. */
export const isOpening = (situation: Situation): boolean =>
  openingDaysToAsk(situation).length > 0 ||
  openingDays(situation).some((day) => situation.byDay.get(day)?.kind === 'asking');
