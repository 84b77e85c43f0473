import { type DayPart, dayParts, partOf } from '../time/dayPart.ts';
import type { LocalDateTime } from '../time/values.ts';

/** The slots of each part in order, each once. */
export type SlotsByPart = Readonly<Record<DayPart, readonly LocalDateTime[]>>;

/** A part with fewer times would look as if the day had no others. */
const ENOUGH = 3;

/** Divides the slots of a day, in any order. */
export function byDayPart(slots: readonly LocalDateTime[]): SlotsByPart {
  const sorted = [...new Set(slots)].sort();
  const of = (part: DayPart): readonly LocalDateTime[] => sorted.filter((slot) => partOf(slot) === part);
  return { morning: of('morning'), afternoon: of('afternoon'), evening: of('evening') };
}

/** A day with no more times than this shows all of them. */
const ALL_AT_ONCE = 15;

/** Whether a day shows all of its times at once, and not part by part. */
export const showsAllParts = ({ morning, afternoon, evening }: SlotsByPart): boolean =>
  morning.length + afternoon.length + evening.length <= ALL_AT_ONCE;

/** The part to show: `wished` if it has times, else the first with at least three, else the first with any. */
export function partToShow(byPart: SlotsByPart, wished: DayPart | undefined): DayPart {
  const first = (parts: readonly DayPart[], count: number) => parts.find((part) => byPart[part].length >= count);
  return first(wished ? [wished] : [], 1) ?? first(dayParts, ENOUGH) ?? first(dayParts, 1) ?? 'morning';
}
