import { describe, expect, it } from 'vitest';
import { local } from '../../test/programmedClient.ts';
import { december } from '../../test/situations.ts';
import { createBookingPeriods } from './asking/scheduler.ts';
import { bookingPeriodOf, clockAt, isBookable, timeToAsk } from './bookingPeriod.ts';

// 5 December 2026 is a Saturday.
const weekends = (_: unknown, weekday: number): boolean => weekday === 0 || weekday === 6;

describe('the booking period', () => {
  it('is today and the given number of days after it, without the closed ones', () => {
    const period = bookingPeriodOf(december(4), 4, weekends);
    expect(period.range).toEqual({ first: december(4), last: december(8) });
    expect(period.bookable).toEqual([4, 7, 8].map(december));
    expect([...period.closed]).toEqual([5, 6].map(december));
    const bookable = [3, 4, 5, 6, 7, 8, 9].filter((number) => isBookable(december(number), period));
    expect(bookable).toEqual([4, 7, 8]);
  });

  it('is listed anew only when the day or the settings change', () => {
    const periods = createBookingPeriods();
    const settings = { daysAhead: 4, closed: weekends };
    const first = periods(december(4), settings);
    expect(periods(december(4), { ...settings })).toBe(first);
    expect(periods(december(5), settings).range.first).toBe(december(5));
    expect(periods(december(5), { ...settings, daysAhead: 5 }).range.last).toBe(december(10));
    expect(periods(december(5), { daysAhead: 5, closed: () => false }).closed.size).toBe(0);
  });
});

describe('the clock', () => {
  const at = Date.UTC(2026, 11, 5, 4, 50, 30);
  it("is the property's, and shows the next quarter hour", () => {
    expect(clockAt(at, 'America/New_York')).toEqual({
      now: local('2026-12-04T23:50:30'),
      soon: local('2026-12-05T00:00:00'),
    });
  });
  it('asks about today with the next quarter hour, and about any other day with noon', () => {
    const late = clockAt(at, 'America/New_York');
    expect(timeToAsk(december(5), late)).toBe('2026-12-05T00:00:00');
    expect(timeToAsk(december(4), late)).toBe('2026-12-04T12:00:00');
    expect(timeToAsk(december(6), late)).toBe('2026-12-06T12:00:00');
  });
});
