import { minutesOf } from '../time/arithmetic.ts';
import { type LocalDateTime, timeOf } from '../time/values.ts';

export type DayPart = 'morning' | 'afternoon' | 'evening';

/** In the order of the day. */
export const dayParts: readonly DayPart[] = ['morning', 'afternoon', 'evening'];

const NOON = 12 * 60;
const FIVE = 17 * 60;

export const partOf = (slot: LocalDateTime): DayPart => {
  const minutes = minutesOf(timeOf(slot));
  return minutes < NOON ? 'morning' : minutes < FIVE ? 'afternoon' : 'evening';
};

/** The slots of each part in order, each once. */
export function byDayPart(slots: readonly LocalDateTime[]): Readonly<Record<DayPart, readonly LocalDateTime[]>> {
  const sorted = [...new Set(slots)].sort();
  const of = (part: DayPart): readonly LocalDateTime[] => sorted.filter((slot) => partOf(slot) === part);
  return { morning: of('morning'), afternoon: of('afternoon'), evening: of('evening') };
}
