import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DayState } from '../i18n/calendar.ts';
import { addDays, daysBetween, shiftMonth, weekdayOf } from '../time/arithmetic.ts';
import { daysInRange } from '../time/dayRange.ts';
import { type Day, type Month, monthOf, parseDay } from '../time/values.ts';
import { dayAfterKey, type GridKey, type GridNavigation, monthAfterKey, tabStopOf, weeksOf } from './grid.ts';

const day = (text: string): Day => {
  const parsed = parseDay(text);
  if (!parsed) throw new Error(`${text} is no day`);
  return parsed;
};
const month = (text: string): Month => monthOf(day(`${text}-01`));

/** December 2026 to January 2027, Sundays outside, December 8 and 9 full. */
const navigation: GridNavigation = {
  range: { first: day('2026-12-02'), last: day('2027-01-30') },
  firstWeekday: 0,
  stateOf: (one) => (weekdayOf(one) === 0 ? 'outside' : ['2026-12-08', '2026-12-09'].includes(one) ? 'full' : 'open'),
};

/** A booking period of any length from any day on, in weeks that begin on any day. */
const period = fc
  .record({
    from: fc.integer({ min: 0, max: 3000 }),
    length: fc.nat(400),
    firstWeekday: fc.integer({ min: 0, max: 6 }),
  })
  .map(({ from, length, firstWeekday }) => {
    const first = addDays(day('2024-01-01'), from);
    return { range: { first, last: addDays(first, length) }, firstWeekday };
  });

describe('weeksOf', () => {
  const grid = (shown: string, today: string, firstWeekday = 0) =>
    weeksOf(month(shown), { range: { first: day(today), last: day('2030-01-01') }, firstWeekday });

  it.each([
    ['the month begun today, with the days of the week before it', '2026-12', '2026-12-01', '2026-11-29', '2027-01-02'],
    ['today in mid-month', '2026-12', '2026-12-16', '2026-12-13', '2027-01-16'],
    ['the last day of the month', '2026-12', '2026-12-31', '2026-12-27', '2027-01-30'],
    ['another month', '2027-04', '2026-12-31', '2027-03-28', '2027-05-01'],
    ['a month of four weeks', '2026-02', '2025-12-31', '2026-02-01', '2026-03-07'],
    ['a month that ends in its sixth week', '2026-08', '2025-12-31', '2026-07-26', '2026-09-05'],
    ['the same begun today', '2026-08', '2026-08-01', '2026-07-26', '2026-09-05'],
    ['the same a week later', '2026-08', '2026-08-02', '2026-08-02', '2026-09-05'],
  ])('shows the right weeks: %s', (_, shown, today, first, last) => {
    const days = grid(shown, today).flat();
    expect([days[0], days.at(-1)]).toEqual([first, last]);
  });

  it('begins its weeks where the locale does', () => {
    expect(grid('2026-12', '2026-12-16', 1)[0]?.[0]).toBe('2026-12-14');
  });

  it('shows each day of the period in its own month, and no day twice', () => {
    fc.assert(
      fc.property(period, (one) => {
        for (const each of daysInRange(one.range)) {
          const weeks = weeksOf(monthOf(each), one);
          expect(weeks.length === 5 || weeks.length === 6).toBe(true);
          const days = weeks.flat();
          expect(days).toEqual(Array.from({ length: weeks.length * 7 }, (_, index) => addDays(days[0] ?? each, index)));
          expect(days).toContain(each);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('shows no week that is over, keeps each day in its column, and has a sixth week only for a day of the month', () => {
    fc.assert(
      fc.property(period, fc.nat(12), (one, ahead) => {
        const shown = shiftMonth(monthOf(one.range.first), ahead);
        const weeks = weeksOf(shown, one);
        expect(weeks[0]?.some((each) => each >= one.range.first && monthOf(each) === shown)).toBe(true);
        expect(weeks[5]?.some((each) => monthOf(each) === shown)).not.toBe(false);
        for (const week of weeks)
          expect(week.map(weekdayOf)).toEqual(
            Array.from({ length: 7 }, (_, column) => (one.firstWeekday + column) % 7),
          );
      }),
    );
  });
});

describe('monthAfterKey', () => {
  const december = month('2026-12');
  const weeks = weeksOf(december, navigation);
  it.each<[string, GridKey, string, string]>([
    ['stays while the day is in view, of whatever month', 'ArrowRight', '2027-01-02', '2026-12'],
    ['is that of the day past the last week', 'ArrowRight', '2027-01-03', '2027-01'],
    ['is that of the day a week past it', 'ArrowDown', '2027-01-09', '2027-01'],
    ['is turned by a key that pages, also to a day in view', 'PageDown', '2027-01-02', '2027-01'],
    ['is turned by a year', 'Shift+PageDown', '2027-01-30', '2027-01'],
  ])('%s', (_, key, to, shown) => {
    expect(monthAfterKey(key, day(to), december, weeks)).toBe(shown);
  });
});

describe('tabStopOf', () => {
  const stop = (shown: string, wishes: readonly string[], differs: Partial<GridNavigation> = {}) => {
    const any = { ...navigation, ...differs };
    return tabStopOf(weeksOf(month(shown), any), month(shown), wishes.map(day), any);
  };

  it.each([
    ['the first wish in view', ['2027-01-05', '2026-12-10', '2026-12-11'], '2026-12-10'],
    ['also one of the next month', ['2027-01-02'], '2027-01-02'],
    ['not a wish that is outside', ['2026-12-06', '2026-12-11'], '2026-12-11'],
    ['else the first day that can be reached', [], '2026-12-02'],
    ['a full day rather than none', ['2026-12-08'], '2026-12-08'],
  ])('is %s', (_, wishes, expected) => {
    expect(stop('2026-12', wishes)).toBe(expected);
  });

  it('prefers a day of this month to one of the last month', () => {
    expect(stop('2027-01', [])).toBe('2027-01-01');
    expect(stop('2027-01', [], { range: { first: day('2026-12-28'), last: day('2026-12-30') } })).toBe('2026-12-28');
  });

  it('is none when all is outside', () => {
    expect(stop('2026-12', [], { stateOf: () => 'outside' })).toBeUndefined();
    expect(stop('2027-03', [])).toBeUndefined();
  });
});

describe('by keyboard', () => {
  it('the focus gets to every day that can be reached, which is then the one Tab stop of the weeks in view', () => {
    fc.assert(
      fc.property(period, fc.integer({ min: 2, max: 9 }), (one, every) => {
        const stateOf = (each: Day): DayState =>
          daysBetween(one.range.first, each) % every === 1 ? 'outside' : 'open';
        const any: GridNavigation = { ...one, stateOf };
        let at = one.range.first;
        let shown = monthOf(at);
        const reached: Day[] = [at];
        for (let next = dayAfterKey('ArrowRight', at, any); next !== at; next = dayAfterKey('ArrowRight', at, any)) {
          at = next;
          shown = monthAfterKey('ArrowRight', at, shown, weeksOf(shown, any));
          expect(tabStopOf(weeksOf(shown, any), shown, [at], any)).toBe(at);
          reached.push(at);
        }
        expect(reached).toEqual(daysInRange(one.range).filter((each) => stateOf(each) !== 'outside'));
      }),
      { numRuns: 30 },
    );
  });
});
