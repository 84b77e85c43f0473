import type { AvailabilityView } from '../../core/snapshot.ts';
import { addDays, weekdayOf } from '../../time/arithmetic.ts';
import type { DayRange } from '../../time/dayRange.ts';

/** The day in view, the week around it, or the rest of the booking period. */
export type WhichDays = (typeof WHICH)[number];
export const WHICH = ['day', 'week', 'any'] as const;

/** Days that a visitor may wait for. */
export interface OfferedDays {
  readonly which: WhichDays;
  readonly days: DayRange;
}

type View = Pick<AvailabilityView, 'day' | 'range' | 'states'>;

/**
 * The choices of days. Leaves out a closed day, and a choice that has the same days as one before it. `firstWeekday`: the day a week begins
 * with, 0 is Sunday.
 */
export function offeredDays({ day, range, states }: View, firstWeekday: number): readonly OfferedDays[] {
  const start = addDays(day, -((weekdayOf(day) - firstWeekday + 7) % 7));
  const end = addDays(start, 6);
  const all: readonly OfferedDays[] = [
    { which: 'day', days: { first: day, last: day } },
    {
      which: 'week',
      days: {
        first: start < range.first ? range.first : start,
        last: end > range.last ? range.last : end,
      },
    },
    { which: 'any', days: range },
  ];
  return all
    .filter(({ which }) => which !== 'day' || states[day] !== 'closed')
    .filter(({ days }, at, list) => !list.slice(0, at).some((other) => isSame(other.days, days)));
}

const isSame = (one: DayRange, other: DayRange): boolean => one.first === other.first && one.last === other.last;

/** The choice that stands first: any day where the next days have no free time at all, else the day in view. */
export const usualDays = ({ nothingUntil, times }: Pick<AvailabilityView, 'nothingUntil' | 'times'>): WhichDays =>
  nothingUntil !== undefined || (times.kind === 'none' && times.why.startsWith('all')) ? 'any' : 'day';

/** The choice `wished`, or the nearest one that is offered. Undefined where none is. */
export const chosenDays = (offered: readonly OfferedDays[], wished: WhichDays): OfferedDays | undefined =>
  offered.find(({ which }) => which === wished) ?? offered[0];

/** The most times that are named as shown. */
const MOST_SHOWN = 200;

/** The free times of `days` that the screen shows: those of the day in view, and of the days that are known to have none. */
export function shownTimes(view: AvailabilityView | null, days: DayRange): Readonly<Record<string, readonly string[]>> {
  if (view === null) return {};
  const { day, times, counts } = view;
  const none = Object.entries(counts).flatMap(([name, count]) => (count === 0 ? [[name, []] as const] : []));
  const slots = times.kind === 'times' ? times.slots : [];
  const isKnown = times.kind === 'times' || (times.kind === 'none' && times.why !== 'closed');
  const inView = isKnown && slots.length <= MOST_SHOWN ? [[day, slots.map((slot) => slot.slice(11))] as const] : [];
  return Object.fromEntries([...none, ...inView].filter(([name]) => name >= days.first && name <= days.last));
}
