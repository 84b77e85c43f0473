import { minutesOf } from '../time/arithmetic.ts';
import { type LocalDateTime, timeOf } from '../time/values.ts';

type DayPart = 'morning' | 'afternoon' | 'evening';

const NOON = 12 * 60;
const FIVE = 17 * 60;

const partOf = (slot: LocalDateTime): DayPart => {
  const minutes = minutesOf(timeOf(slot));
  return minutes < NOON ? 'morning' : minutes < FIVE ? 'afternoon' : 'evening';
};

/** The slots in order, each once, by part of the day; a part without slots is left out. */
export function byDayPart(
  slots: readonly LocalDateTime[],
): readonly { readonly part: DayPart; readonly slots: readonly LocalDateTime[] }[] {
  const sorted = [...new Set(slots)].sort();
  const parts: readonly DayPart[] = ['morning', 'afternoon', 'evening'];
  return parts
    .map((part) => ({ part, slots: sorted.filter((slot) => partOf(slot) === part) }))
    .filter((group) => group.slots.length > 0);
}
