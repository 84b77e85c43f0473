import type { AvailabilityView } from '../../core/snapshot.ts';
import { addDays, weekdayOf } from '../../time/arithmetic.ts';
import { type DayRange, daysInRange } from '../../time/dayRange.ts';

/** The day in view, the weekend that comes or has begun, the week after this one, or the rest of the booking period. */
export type WhichDays = (typeof WHICH)[number];
export const WHICH = ['day', 'weekend', 'nextWeek', 'any'] as const;

/** Days that a visitor may wait for. `own`: any that they choose. */
export interface OfferedDays {
  readonly which: WhichDays | 'own';
  readonly days: DayRange;
}

type View = Pick<AvailabilityView, 'day' | 'range' | 'states' | 'today'>;

/** The choices of days. Leaves out one whose days are all closed, and one that has the same days as one before it. A week begins on Monday. */
export function offeredDays({ day, range, states, today }: View): readonly OfferedDays[] {
  const monday = addDays(today, -((weekdayOf(today) + 6) % 7));
  const [saturday, sunday] = [addDays(monday, 5), addDays(monday, 6)];
  const all: readonly OfferedDays[] = [
    { which: 'day', days: { first: day, last: day } },
    { which: 'weekend', days: { first: saturday, last: sunday } },
    { which: 'nextWeek', days: { first: addDays(monday, 7), last: addDays(monday, 13) } },
    { which: 'any', days: range },
  ];
  return all
    .map(({ which, days }) => ({ which, days: within(range, days) }))
    .filter(({ which, days }) => which === 'any' || daysInRange(days).some((each) => states[each] !== 'closed'))
    .filter(({ days }, at, list) => !list.slice(0, at).some((other) => isSame(other.days, days)));
}

const isSame = (one: DayRange, other: DayRange): boolean => one.first === other.first && one.last === other.last;

/** The part of `days` in `range`. None: its last day is before its first. */
const within = (range: DayRange, { first, last }: DayRange): DayRange => ({
  first: first < range.first ? range.first : first,
  last: last > range.last ? range.last : last,
});

/** The choice that stands first: any day where the next days have no free time at all, else the day in view. */
export const usualDays = ({ nothingUntil, times }: Pick<AvailabilityView, 'nothingUntil' | 'times'>): WhichDays =>
  nothingUntil !== undefined || (times.kind === 'none' && times.why.startsWith('all')) ? 'any' : 'day';

/** The choice `wished`, or the visitor's own days. Else the first choice that is offered; undefined where none is. */
export function chosenDays(
  offered: readonly OfferedDays[],
  wished: WhichDays | DayRange,
  range: DayRange,
): OfferedDays | undefined {
  const own = typeof wished === 'object' ? within(range, wished) : undefined;
  if (own && own.first <= own.last) return { which: 'own', days: own };
  return offered.find(({ which }) => which === wished) ?? offered[0];
}

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
