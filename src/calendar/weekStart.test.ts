import { describe, expect, it } from 'vitest';
import { byRegion, firstWeekdayOf } from './weekStart.ts';

describe('firstWeekdayOf', () => {
  it.each([
    ['en-US', 0],
    ['en', 0],
    ['de', 1],
    ['en-GB', 1],
    ['ar-EG', 6],
    ['he-IL', 0],
  ])('the week of %s begins on %i', (locale, weekday) => {
    expect(firstWeekdayOf(locale)).toBe(weekday);
    expect(byRegion(new Intl.Locale(locale).maximize().region)).toBe(weekday);
  });

  it('is Monday for a region nobody listed', () => {
    expect(byRegion(undefined)).toBe(1);
    expect(byRegion('XX')).toBe(1);
  });
});
