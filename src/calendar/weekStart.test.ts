import { afterEach, describe, expect, it, vi } from 'vitest';
import { byRegion, firstWeekdayOf } from './weekStart.ts';

afterEach(() => vi.unstubAllGlobals());

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

  it.each([
    ['a method', { getWeekInfo: () => ({ firstDay: 7 }) }, 0],
    ['a method before a property', { getWeekInfo: () => ({ firstDay: 3 }), weekInfo: { firstDay: 4 } }, 3],
    ['a property', { getWeekInfo: undefined, weekInfo: { firstDay: 6 } }, 6],
    ['the region, from an engine that says nothing', { getWeekInfo: undefined, weekInfo: undefined }, 0],
  ])('asks the engine by %s', (_, engine, weekday) => {
    vi.stubGlobal('Intl', {
      ...Intl,
      Locale: class {
        readonly maximize = () => ({ region: 'US' });
        constructor() {
          Object.assign(this, engine);
        }
      },
    });
    expect(firstWeekdayOf('en-CA')).toBe(weekday);
  });

  it.each([
    ['en-US-u-ca-gregory-nu-latn', 0],
    ['en-US-u-ca-gregory-fw-mon', 1],
    ['en-USA', 1],
  ])('%s begins on %i: en-US needs no engine, unless the tag names a weekday', (locale, weekday) => {
    vi.stubGlobal('Intl', {
      ...Intl,
      Locale: class {
        readonly getWeekInfo = () => ({ firstDay: 1 });
      },
    });
    expect(firstWeekdayOf(locale)).toBe(weekday);
  });

  it('knows the first weekday of every region as an engine reports it', () => {
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    // Some codes now mean another region and take its week, so they are left out.
    const regions = letters
      .flatMap((first) => letters.map((second) => first + second))
      .filter((region) => names.of(region) !== undefined && new Intl.Locale(`und-${region}`).region === region)
      // Engines differ about Iceland: Monday before CLDR 48, Sunday from then on.
      .filter((region) => region !== 'IS');
    expect(regions.length).toBeGreaterThan(240);
    expect(regions.filter((region) => byRegion(region) !== firstWeekdayOf(`und-${region}`))).toEqual([]);
  });

  it('is Monday for a region nobody listed', () => {
    expect(byRegion(undefined)).toBe(1);
    expect(byRegion('XX')).toBe(1);
  });
});
