import { minutesOf } from './arithmetic.ts';
import { type LocalDateTime, timeOf } from './values.ts';

/** A part of the day: before noon, before five, and from then on. */
export type DayPart = 'morning' | 'afternoon' | 'evening';

/** In the order of the day. */
export const dayParts: readonly DayPart[] = ['morning', 'afternoon', 'evening'];

const NOON = 12 * 60;
const FIVE = 17 * 60;

export const partOf = (slot: LocalDateTime): DayPart => {
  const minutes = minutesOf(timeOf(slot));
  return minutes < NOON ? 'morning' : minutes < FIVE ? 'afternoon' : 'evening';
};
