import { SUITS, type Suit } from '../../booking/lead.ts';
import type { AvailabilityView } from '../../core/snapshot.ts';
import { weekdayOf } from '../../time/arithmetic.ts';
import { daysInRange } from '../../time/dayRange.ts';

/** The days of the week (0 is Sunday) that a suit is about; a part of the day is about all of them. */
const WEEKDAYS: { readonly [Name in Suit]?: readonly number[] } = {
  weekdays: [1, 2, 3, 4, 5],
  saturday: [6],
  sunday: [0],
};

/** What a visitor can say that would suit: no days of the week on which the integrator says there are never tours. */
export function offeredSuits({ range, states }: Pick<AvailabilityView, 'range' | 'states'>): readonly Suit[] {
  const open = new Set(daysInRange(range).flatMap((day) => (states[day] === 'closed' ? [] : [weekdayOf(day)])));
  return SUITS.filter((suit) => WEEKDAYS[suit]?.some((weekday) => open.has(weekday)) ?? true);
}
