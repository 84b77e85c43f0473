import type { DayState } from '../i18n/calendar.ts';
import { hasSlots, isFull } from '../queries/availabilityByDay.ts';
import { daysInRange } from '../time/dayRange.ts';
import type { Day, LocalDateTime } from '../time/values.ts';
import { CHIPS, waitsForFirstDays } from './asking/firstDays.ts';
import type { Situation } from './asking/situation.ts';
import type { AvailabilityView, TimesView } from './snapshot.ts';

/** Days and times as the screens show them. `times`: those of the day in view. `nothingUntil`: as in `AvailabilityView`. */
export function availabilityView(situation: Situation, times: TimesView, nothingUntil?: Day): AvailabilityView {
  const { period, dayInView, month, smsOptIn, touched } = situation;
  return {
    today: period.range.first,
    range: period.range,
    states: statesOf(situation),
    counts: countsOf(situation),
    day: dayInView,
    month,
    times,
    chips: nextAvailable(situation),
    chipsPending: waitsForFirstDays(situation),
    nothingUntil,
    smsOptIn,
    touched,
  };
}

/** The times of the day in view. Undefined when it has none, or none are known. */
export function freeTimes({ byDay, dayInView }: Situation): Extract<TimesView, { kind: 'times' }> | undefined {
  const answer = byDay.get(dayInView);
  if (answer?.kind !== 'slots' || answer.slots.length === 0) return undefined;
  return { kind: 'times', slots: answer.slots, refreshing: answer.refreshing, asOf: answer.asOf };
}

/** The first slot of each of the next `CHIPS` days that have one. Stops at a day that is not known, because it may have an earlier one. */
function nextAvailable({ byDay, period, startDay }: Situation): readonly LocalDateTime[] {
  const slots: LocalDateTime[] = [];
  for (const day of period.bookable) {
    if (day < startDay) continue;
    const answer = byDay.get(day);
    if (answer?.kind !== 'slots' || slots.length === CHIPS) break;
    slots.push(...answer.slots.slice(0, 1));
  }
  return slots;
}

const countsOf = ({ byDay }: Situation): Readonly<Record<Day, number>> =>
  Object.fromEntries(
    [...byDay].flatMap(([day, answer]) => (answer.kind === 'slots' ? [[day, answer.slots.length]] : [])),
  );

function statesOf({ byDay, period: { range, closed } }: Situation): Readonly<Record<Day, DayState>> {
  const stateOf = (day: Day): DayState => {
    const answer = byDay.get(day);
    return closed.has(day) ? 'closed' : isFull(answer) ? 'full' : hasSlots(answer) ? 'open' : 'unknown';
  };
  return Object.fromEntries(daysInRange(range).map((day) => [day, stateOf(day)]));
}
