import { addDays, weekdayOf } from '../src/time/arithmetic.ts';
import { type Day, dayOf, type LocalDateTime } from '../src/time/values.ts';
import { wallClock } from '../src/time/zone.ts';
import { ZONE } from './leasingService.ts';

/** From this hour on, few times of the day are still free. */
const LATE_HOUR = 14;

/** The first working day with enough free times: today, or the next one when it is late or a weekend. */
function firstGoodDay(now: LocalDateTime): Day {
  const hour = Number(now.slice(11, 13));
  let day = hour < LATE_HOUR ? dayOf(now) : addDays(dayOf(now), 1);
  while (weekdayOf(day) % 6 === 0) day = addDays(day, 1);
  return day;
}

/** The `initial-day` with which the widget shows enough free times, even on a Sunday. Undefined when today has enough. */
export function initialDay(): Day | undefined {
  const now = wallClock(Date.now(), ZONE);
  const day = firstGoodDay(now);
  return day === dayOf(now) ? undefined : day;
}
