import type { Situation } from '../src/core/asking/situation.ts';
import { type BookingPeriod, bookingPeriodOf } from '../src/core/bookingPeriod.ts';
import type { NoTimes } from '../src/core/snapshot.ts';
import type { DayAvailability } from '../src/queries/availabilityByDay.ts';
import { type Day, dayOf, monthOf } from '../src/time/values.ts';
import { local } from './programmedClient.ts';

/** A day of December 2026. */
export const december = (number: number): Day => dayOf(local(`2026-12-${String(number).padStart(2, '0')}T00:00:00`));

/** An answer in one letter: `o`pen, `f`ull, `a`sking, e`x`ception (could not be asked), `r`etrying; `.` not asked. */
const answers = (day: Day): Readonly<Record<string, DayAvailability>> => ({
  o: { kind: 'slots', slots: [local(`${day}T10:00:00`), local(`${day}T11:00:00`)], refreshing: false },
  f: { kind: 'slots', slots: [], refreshing: false },
  a: { kind: 'asking' },
  x: { kind: 'failed', why: 'offline', failures: 1, retrying: false },
  r: { kind: 'failed', why: 'offline', failures: 1, retrying: true },
});

/** What is known of the days from 1 December 2026 on, a letter a day. */
export const known = (letters: string): Map<Day, DayAvailability> =>
  new Map(
    [...letters].flatMap((letter, index) => {
      const day = december(index + 1);
      const answer = answers(day)[letter];
      return answer === undefined ? [] : [[day, answer] as const];
    }),
  );

/** 1 to 10 December 2026, without the days `closed`. */
export const tenDays = (...closed: readonly number[]): BookingPeriod =>
  bookingPeriodOf(december(1), 9, (day) => closed.includes(Number(day.slice(8))));

/** A widget that shows 1 December, knows what `letters` say, and was touched. */
export function situation(letters: string, changes: Partial<Situation> = {}): Situation {
  const byDay = known(letters);
  const period = changes.period ?? tenDays();
  const dayInView = changes.dayInView ?? december(1);
  return {
    byDay,
    period,
    startDay: december(1),
    chosen: undefined,
    dayInView,
    month: monthOf(dayInView),
    daysInView: period.bookable,
    picking: true,
    search: null,
    highlighted: null,
    inView: true,
    touched: true,
    prefetch: 'view',
    isVisible: true,
    savesData: false,
    inOneReply: false,
    hasFailure: [...byDay.values()].some(({ kind }) => kind === 'failed'),
    recovering: false,
    lastStart: undefined,
    smsOptIn: undefined,
    ...changes,
  };
}

/** A day without times that has later days to ask about. */
export const noTimes: NoTimes = {
  kind: 'none',
  refreshing: false,
  why: 'full',
  lastStart: undefined,
  next: undefined,
  earlier: undefined,
  searchable: true,
  searching: false,
  searchedUntil: undefined,
};
