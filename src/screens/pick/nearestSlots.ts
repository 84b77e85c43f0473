import { minutesBetween } from '../../time/minutes.ts';
import type { LocalDateTime } from '../../time/values.ts';

/** The two of `slots` nearest to `slot`, in order. */
export function nearestSlots(slot: LocalDateTime, slots: readonly LocalDateTime[]): readonly LocalDateTime[] {
  const distance = (other: LocalDateTime): number => Math.abs(minutesBetween(slot, other));
  return slots
    .filter((other) => other !== slot)
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, 2)
    .sort();
}
