import { addMonths as datePlusMonths, differenceInCalendarDays } from 'date-fns';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, daysBetween, minutesOf, shiftMonth, weekdayOf } from './arithmetic.ts';
import { addMinutes, minutesBetween } from './minutes.ts';
import {
  type Day,
  dayNumber,
  dayOf,
  daysIn,
  type LocalDateTime,
  monthOf,
  parseDay,
  parseLocalDateTime,
  parseTimeOfDay,
} from './values.ts';

function valid<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('a literal of this test is no value');
  return value;
}
const day = (text: string): Day => valid(parseDay(text));
const local = (text: string): LocalDateTime => valid(parseLocalDateTime(text));

/** Any second from 1900 to 2200, as a wall clock shows it. */
const anyLocal = fc
  .integer({ min: -2_208_988_800, max: 7_258_118_399 })
  .map((seconds) => local(new Date(seconds * 1000).toISOString().slice(0, 19)));
const anyDay = anyLocal.map(dayOf);

/** Another source for the same facts: Intl's calendar, asked in UTC. */
const intlParts = (value: Day): Readonly<Record<string, string>> =>
  Object.fromEntries(
    new Intl.DateTimeFormat('en-US', {
      timeZone: 'UTC',
      weekday: 'short',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    })
      .formatToParts(Date.parse(`${value}T12:00:00Z`))
      .map(({ type, value: text }) => [type, text]),
  );
/** Noon of the machine's own zone: far enough from midnight for date-fns, which works in that zone. */
const noonHere = (value: Day): Date => {
  const [year = 0, month = 1, date = 1] = value.split('-').map(Number);
  return new Date(year, month - 1, date, 12);
};

describe('days', () => {
  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-02-28', 1, '2026-03-01'],
    ['2026-02-27', 1, '2026-02-28'],
    ['2026-02-02', -1, '2026-02-01'],
    ['2026-02-01', -1, '2026-01-31'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2026-12-05', 0, '2026-12-05'],
    // The days on which clocks change are as long as any other here.
    ['2026-03-08', 1, '2026-03-09'],
    ['2026-11-01', 1, '2026-11-02'],
    // A day that Apia skipped.
    ['2011-12-29', 1, '2011-12-30'],
    ['2011-12-30', 1, '2011-12-31'],
    // Cairo's midnight of this day does not exist.
    ['2023-04-27', 1, '2023-04-28'],
  ])('%s + %i is %s', (from, count, to) => {
    expect(addDays(day(from), count)).toBe(to);
    expect(daysBetween(day(from), day(to))).toBe(count);
  });

  it('addDays and daysBetween undo each other, and the weekday moves along', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -4000, max: 4000 }), (from, count) => {
        const to = addDays(from, count);
        expect(parseDay(to)).toBe(to);
        expect(daysBetween(from, to)).toBe(count);
        expect(addDays(to, -count)).toBe(from);
        expect(weekdayOf(to)).toBe((((weekdayOf(from) + count) % 7) + 7) % 7);
      }),
    );
  });

  it('agree with Intl and with date-fns', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -4000, max: 4000 }), (from, count) => {
        const to = addDays(from, count);
        const { year, month, day: number, weekday } = intlParts(to);
        expect(`${year}-${month}-${number}`).toBe(to);
        expect(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'][weekdayOf(to)]).toBe(weekday);
        expect(differenceInCalendarDays(noonHere(to), noonHere(from))).toBe(daysBetween(from, to));
      }),
    );
  });

  it.each([
    ['2026-12-05', 6],
    ['2026-12-06', 0],
    ['2000-01-01', 6],
    ['2011-12-30', 5],
  ])('%s is weekday %i', (text, weekday) => {
    expect(weekdayOf(day(text))).toBe(weekday);
  });
});

describe('months', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-10-31', 1, '2026-11-30'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-01-15', -1, '2025-12-15'],
  ])('%s + %i months is %s', (from, count, to) => {
    expect(addMonths(day(from), count)).toBe(to);
  });

  it('addMonths lands in the month, on the same day or its last', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -600, max: 600 }), (from, count) => {
        const to = addMonths(from, count);
        expect(monthOf(to)).toBe(shiftMonth(monthOf(from), count));
        expect(dayNumber(to)).toBe(Math.min(dayNumber(from), daysIn(monthOf(to))));
      }),
    );
  });

  it('addMonths agrees with date-fns', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -600, max: 600 }), (from, count) => {
        const there = datePlusMonths(noonHere(from), count);
        const [year, month, date] = addMonths(from, count).split('-').map(Number);
        expect([there.getFullYear(), there.getMonth() + 1, there.getDate()]).toEqual([year, month, date]);
      }),
    );
  });

  it.each([
    ['2026-12', 1, '2027-01'],
    ['2026-01', -1, '2025-12'],
    ['2026-01', 25, '2028-02'],
    ['2026-05', 0, '2026-05'],
  ])('%s shifted by %i is %s', (from, count, to) => {
    expect(shiftMonth(monthOf(day(`${from}-01`)), count)).toBe(to);
  });
});

describe('minutes', () => {
  it.each([
    ['00:00:00', 0],
    ['08:15:00', 495],
    ['23:59:59', 1439],
  ])('minutesOf %s is %i', (text, minutes) => {
    expect(minutesOf(valid(parseTimeOfDay(text)))).toBe(minutes);
  });

  it.each([
    ['2026-12-05T23:45:00', 30, '2026-12-06T00:15:00'],
    ['2026-12-05T00:00:00', -1, '2026-12-04T23:59:00'],
    // No clock in the world puts these forward or back.
    ['2026-03-08T01:45:00', 30, '2026-03-08T02:15:00'],
    ['2026-11-01T01:45:00', 30, '2026-11-01T02:15:00'],
    ['2011-12-29T23:45:00', 30, '2011-12-30T00:15:00'],
  ])('%s + %i minutes is %s', (from, count, to) => {
    expect(addMinutes(local(from), count)).toBe(to);
  });

  it('minutesBetween counts seconds as fractions', () => {
    expect(minutesBetween(local('2026-12-05T10:00:00'), local('2026-12-05T10:00:30'))).toBe(0.5);
  });

  it('addMinutes and minutesBetween undo each other', () => {
    fc.assert(
      fc.property(anyLocal, fc.integer({ min: -500_000, max: 500_000 }), (from, count) => {
        const to = addMinutes(from, count);
        expect(minutesBetween(from, to)).toBe(count);
        expect(addMinutes(to, -count)).toBe(from);
        expect(to > from).toBe(count > 0);
      }),
    );
  });
});
