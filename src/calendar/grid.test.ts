import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DayState } from '../i18n/calendar.ts';
import { addDays, daysBetween, weekdayOf } from '../time/arithmetic.ts';
import { daysInRange } from '../time/dayRange.ts';
import { type Day, parseDay } from '../time/values.ts';
import { dayAfterKey, type GridKey, type GridNavigation, isChoosable, limitTo } from './grid.ts';

const day = (text: string): Day => {
  const parsed = parseDay(text);
  if (!parsed) throw new Error(`${text} is no day`);
  return parsed;
};

/** December 2026 to January 2027, Sundays outside, December 8 and 9 full. */
const navigation: GridNavigation = {
  range: { first: day('2026-12-02'), last: day('2027-01-30') },
  firstWeekday: 0,
  stateOf: (one) => (weekdayOf(one) === 0 ? 'outside' : ['2026-12-08', '2026-12-09'].includes(one) ? 'full' : 'open'),
};

describe('dayAfterKey', () => {
  it.each<[string, GridKey, string, string]>([
    ['the next day', 'ArrowRight', '2026-12-03', '2026-12-04'],
    ['over a Sunday', 'ArrowRight', '2026-12-05', '2026-12-07'],
    ['back over a Sunday', 'ArrowLeft', '2026-12-07', '2026-12-05'],
    ['onto a full day', 'ArrowRight', '2026-12-07', '2026-12-08'],
    ['into the next month', 'ArrowRight', '2026-12-31', '2027-01-01'],
    ['not before the first day', 'ArrowLeft', '2026-12-02', '2026-12-02'],
    ['not after the last day', 'ArrowRight', '2027-01-30', '2027-01-30'],
    ['a week on', 'ArrowDown', '2026-12-30', '2027-01-06'],
    ['a week back', 'ArrowUp', '2026-12-10', '2026-12-03'],
    ['no week back in the first', 'ArrowUp', '2026-12-05', '2026-12-05'],
    ['the first of the week that can be reached', 'Home', '2026-12-10', '2026-12-07'],
    ['the first of a week cut by the first day', 'Home', '2026-12-05', '2026-12-02'],
    ['the end of the week', 'End', '2026-12-08', '2026-12-12'],
    ['a month on', 'PageDown', '2026-12-10', '2027-01-11'],
    ['a month on, held to the last day', 'PageDown', '2027-01-05', '2027-01-30'],
    ['a month back, held to the first day', 'PageUp', '2026-12-30', '2026-12-02'],
    ['a year on, held to the last day', 'Shift+PageDown', '2026-12-30', '2027-01-30'],
    ['a year back, held to the first day', 'Shift+PageUp', '2027-01-02', '2026-12-02'],
  ])('%s: %s from %s is %s', (_, key, from, to) => {
    expect(dayAfterKey(key, day(from), navigation)).toBe(to);
  });

  it('begins the week where the locale does', () => {
    const monday: GridNavigation = { ...navigation, firstWeekday: 1, stateOf: () => 'open' };
    expect(dayAfterKey('Home', day('2026-12-10'), monday)).toBe('2026-12-07');
    expect(dayAfterKey('End', day('2026-12-10'), monday)).toBe('2026-12-13');
    expect(dayAfterKey('End', day('2026-12-10'), { ...monday, firstWeekday: 0 })).toBe('2026-12-12');
  });

  const keys: readonly GridKey[] = [
    'ArrowLeft',
    'ArrowRight',
    'ArrowUp',
    'ArrowDown',
    'Home',
    'End',
    'PageUp',
    'PageDown',
    'Shift+PageUp',
    'Shift+PageDown',
  ];
  const states: readonly DayState[] = ['open', 'full', 'closed', 'unknown', 'outside'];
  const world = fc.record({
    states: fc.array(fc.constantFrom(...states), { minLength: 1, maxLength: 90 }),
    firstWeekday: fc.integer({ min: 0, max: 6 }),
    keys: fc.array(fc.constantFrom(...keys), { maxLength: 12 }),
  });

  it('never leaves the range, never lands on a day that is outside, never goes the wrong way', () => {
    fc.assert(
      fc.property(world, ({ states: known, firstWeekday, keys: pressed }) => {
        const first = day('2026-01-20');
        const any: GridNavigation = {
          range: { first, last: addDays(first, known.length - 1) },
          firstWeekday,
          stateOf: (one) => known[daysBetween(first, one)] ?? 'open',
        };
        let at = daysInRange(any.range).find((one) => any.stateOf(one) !== 'outside');
        fc.pre(at !== undefined);
        for (const key of pressed) {
          const next: Day = dayAfterKey(key, at ?? first, any);
          expect(limitTo(any.range, any.stateOf)(next)).not.toBe('outside');
          const back = ['ArrowLeft', 'ArrowUp', 'Home', 'PageUp', 'Shift+PageUp'].includes(key);
          expect(back ? next <= (at ?? next) : next >= (at ?? next)).toBe(true);
          at = next;
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('limitTo', () => {
  it('makes every day that is not in the range outside', () => {
    const stateOf = limitTo(navigation.range, () => 'open');
    expect(stateOf(day('2026-12-02'))).toBe('open');
    expect(stateOf(day('2026-12-01'))).toBe('outside');
    expect(stateOf(day('2027-01-30'))).toBe('open');
    expect(stateOf(day('2027-01-31'))).toBe('outside');
  });
});

describe('isChoosable', () => {
  it.each<[DayState, boolean]>([
    ['open', true],
    ['unknown', true],
    ['full', false],
    ['closed', false],
    ['outside', false],
  ])('%s: %s', (state, expected) => {
    expect(isChoosable(state)).toBe(expected);
  });
});
