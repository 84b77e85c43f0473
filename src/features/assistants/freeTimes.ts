import {
  type BookingPeriod,
  bookingPeriodOf,
  type Clock,
  clockAt,
  isBookable,
  timeToAsk,
} from '../../core/bookingPeriod.ts';
import type { Format } from '../../i18n/format.ts';
import { availabilityQuery } from '../../queries/queryOptions.ts';
import { AVAILABILITY_FRESH_MS } from '../../queries/received.ts';
import { type Day, dayOf, type LocalDateTime } from '../../time/values.ts';
import type { AssistedBooking } from './assistedBooking.ts';

/** A free time, as an assistant reads it. */
export interface FreeTime {
  /** By the property's clock: `2026-12-05T10:15:00`. */
  readonly time: LocalDateTime;
  /** The same for people, in the language of the widget. */
  readonly in_words: string;
}

/** The days that an answer names at most, and the days that it looks through. */
const MOST_DAYS = 3;
const LOOK_DAYS = 14;

/** The free times of single days, from what the widget knows or by its own calls. Changes nothing that the visitor sees. */
export interface FreeTimes {
  /** Those of `day`. Undefined where tours cannot be booked on it. Rejects where the service cannot be asked. */
  readonly on: (day: Day) => Promise<readonly LocalDateTime[] | undefined>;
  /** Those of the next days that have some, and whether later days were not looked at. Rejects in the same case. */
  readonly next: () => Promise<{ readonly times: readonly LocalDateTime[]; readonly more: boolean }>;
  readonly said: (times: readonly LocalDateTime[], format: Format) => readonly FreeTime[];
}

export function createFreeTimes({ getSettings, getEnvironment }: AssistedBooking): FreeTimes {
  /** One call at a time, however many tools ask. */
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(run: () => Promise<Result>): Promise<Result> => {
    const result = last.then(run);
    last = result.catch(() => undefined);
    return result;
  };
  const now = (): { readonly clock: Clock; readonly period: BookingPeriod } => {
    const { zone, daysAhead, closed } = getSettings();
    const clock = clockAt(getEnvironment().now(), zone);
    return { clock, period: bookingPeriodOf(dayOf(clock.now), daysAhead, closed) };
  };
  const ask = async (day: Day): Promise<readonly LocalDateTime[] | undefined> => {
    const { scope } = getSettings();
    const { clock, period } = now();
    if (scope === undefined || !isBookable(day, period)) return undefined;
    const { queryClient, now: ms } = getEnvironment();
    const query = availabilityQuery(scope, timeToAsk(day, clock), { now: ms, attempts: 1 });
    const { answer } = await queryClient.fetchQuery({ ...query, staleTime: AVAILABILITY_FRESH_MS });
    return answer.slots.filter((slot) => slot > clock.now && dayOf(slot) === day);
  };
  return {
    on: (day) => inTurn(() => ask(day)),
    async next() {
      const days = now().period.bookable.slice(0, LOOK_DAYS);
      const found: (readonly LocalDateTime[])[] = [];
      for (const day of days) {
        const times = (await inTurn(() => ask(day))) ?? [];
        if (times.length > 0) found.push(times);
        if (found.length === MOST_DAYS) break;
      }
      return { times: found.flat(), more: found.length === MOST_DAYS || now().period.bookable.length > days.length };
    },
    said: (times, format) =>
      times.map((time) => ({ time, in_words: `${format.dayLong(dayOf(time))}, ${format.time(time)}` })),
  };
}
