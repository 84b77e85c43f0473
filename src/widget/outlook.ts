import type { Known } from '../queries/useDays.ts';
import { addDays, daysBetween, minutesBetween, weekdayOf } from '../time/arithmetic.ts';
import { at, type Day, dayOf, type LocalDateTime, parseTimeOfDay } from '../time/values.ts';
import { momentOf, nextQuarterHour } from '../time/zone.ts';

/** The days a visitor can book, and which of them the integrator says are closed. */
export interface Horizon {
  readonly first: Day;
  readonly last: Day;
  readonly closed: (day: Day, weekday: number) => boolean;
}

/** At most so many availability calls before the visitor does anything. */
export const OPENING_CALLS = 3;
/** At most so many more per tap on "find the next free day". */
export const SEARCH_CALLS = 14;
/** Chips with the next available times. */
export const CHIPS = 3;
/** Calls of a search that are under way together. */
const TOGETHER = 2;

const NOON = parseTimeOfDay('12:00:00');

/** Which time to ask for to see `day`: any will do, so the next quarter hour for today and noon for a later day. */
export const timeToAsk = (day: Day, now: LocalDateTime): LocalDateTime => {
  const soon = nextQuarterHour(momentOf(now, 'UTC'), 'UTC');
  return dayOf(soon) === day || NOON === undefined ? soon : at(day, NOON);
};

export const isClosed = (day: Day, horizon: Horizon): boolean => horizon.closed(day, weekdayOf(day));

/**
 * The first slots of the first days from `from` on that have any, one a day, at most `CHIPS`. Ends at the first day
 * that is not known: a later one may not be the next.
 */
export function nextAvailable(known: Known, from: Day, horizon: Horizon): readonly LocalDateTime[] {
  const slots: LocalDateTime[] = [];
  for (let day = from; day <= horizon.last && slots.length < CHIPS; day = addDays(day, 1)) {
    if (isClosed(day, horizon)) continue;
    const answer = known.get(day);
    if (answer?.kind !== 'slots') break;
    slots.push(...answer.slots.slice(0, 1));
  }
  return slots;
}

/**
 * The days to ask about while looking ahead from `from`: the first alone, so that its times show as soon as they can,
 * then two at a time, until `enough` days with a free slot are known or `budget` days were asked about. A day that
 * could not be asked ends the walk: a network in trouble is not pressed further.
 */
export function lookAhead(known: Known, from: Day, horizon: Horizon, budget: number, enough = CHIPS): readonly Day[] {
  const asked: Day[] = [];
  let found = 0;
  let waiting = 0;
  for (let day = from; day <= horizon.last && asked.length < budget && found < enough; day = addDays(day, 1)) {
    if (isClosed(day, horizon)) continue;
    const answer = known.get(day);
    const pending = answer === undefined || answer.kind === 'asking';
    if (pending && waiting === TOGETHER) break;
    asked.push(day);
    if (answer?.kind === 'failed') break;
    if (answer?.kind === 'slots' && answer.slots.length > 0) found += 1;
    if (pending) waiting += 1;
    if (pending && asked.length === 1) break;
  }
  return asked;
}

/** The two of `slots` nearest to `slot`, in order. */
export function nearest(slot: LocalDateTime, slots: readonly LocalDateTime[]): readonly LocalDateTime[] {
  const distance = (other: LocalDateTime): number => Math.abs(minutesBetween(slot, other));
  return slots
    .filter((other) => other !== slot)
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, 2)
    .sort();
}

/** The bookable days: from today, `days` ahead. */
export const horizonOf = (today: Day, days: number, closed: Horizon['closed']): Horizon => ({
  first: today,
  last: addDays(today, days),
  closed,
});

/** Whether `day` can be booked at all. */
export const within = (day: Day, horizon: Horizon): boolean =>
  day >= horizon.first && daysBetween(day, horizon.last) >= 0;
