import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from './arithmetic.ts';
import { type DayRange, daysInRange, inRange } from './dayRange.ts';
import { type Day, parseDay } from './values.ts';

const day = (text: string): Day => {
  const parsed = parseDay(text);
  if (!parsed) throw new Error(`${text} is no day`);
  return parsed;
};
const range: DayRange = { first: day('2026-12-30'), last: day('2027-01-02') };

describe('inRange', () => {
  it.each([
    ['2026-12-29', false],
    ['2026-12-30', true],
    ['2027-01-01', true],
    ['2027-01-02', true],
    ['2027-01-03', false],
  ])('%s: %s', (text, expected) => {
    expect(inRange(day(text), range)).toBe(expected);
  });
});

describe('daysInRange', () => {
  it('lists both ends and every day between them', () => {
    expect(daysInRange(range)).toEqual(['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02']);
    expect(daysInRange({ first: range.first, last: range.first })).toEqual([range.first]);
  });

  it('lists nothing when the last day is before the first', () => {
    expect(daysInRange({ first: range.last, last: range.first })).toEqual([]);
    expect(daysInRange({ first: day('2026-12-02'), last: day('2026-12-01') })).toEqual([]);
  });

  it('lists exactly the days that are in the range, each once and in order', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -400, max: 400 }),
        fc.nat(400),
        fc.integer({ min: -5, max: 410 }),
        (from, length, at) => {
          const first = addDays(day('2026-03-08'), from);
          const some = { first, last: addDays(first, length) };
          const days = daysInRange(some);
          expect(days).toHaveLength(length + 1);
          expect([...new Set(days)].sort()).toEqual(days);
          expect(inRange(addDays(first, at), some)).toBe(days.includes(addDays(first, at)));
        },
      ),
    );
  });
});
