import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../time/arithmetic.ts';
import { at, type Day, monthOf, parseDay, parseTimeOfDay } from '../time/values.ts';
import { AMERICAN_ENGLISH, americanZoneName } from './americanEnglish.ts';
import { createFormat } from './format.ts';
import { isLocale } from './locale.ts';
import { money } from './money.ts';
import { timeRange } from './timeRange.ts';

const own = createFormat('en-US');
// The same words, but the tag names the usual hours of the place, so this locale is written by Intl.
const byIntl = createFormat('en-US-u-hc-h12');

const start: Day = parseDay('2026-01-01') ?? expect.fail();
const day = fc.integer({ min: 0, max: 3 * 366 }).map((count) => addDays(start, count));
const two = (value: number): string => String(value).padStart(2, '0');
const timeOfDay = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([hours, minutes]) => parseTimeOfDay(`${two(hours)}:${two(minutes)}`) ?? expect.fail());
const slot = fc.tuple(day, timeOfDay).map(([on, time]) => at(on, time));

describe('American English, written without Intl, is what Intl writes', () => {
  it('has another locale than the formats that ask Intl', () => {
    expect(own.locale).toBe(AMERICAN_ENGLISH);
    expect(createFormat().locale).toBe(AMERICAN_ENGLISH);
    expect(byIntl.locale).not.toBe(AMERICAN_ENGLISH);
    expect(own.locale).toBe(`${new Intl.Locale('en-US', { calendar: 'gregory', numberingSystem: 'latn' })}`);
  });

  it.each(['dayLong', 'dayFull', 'dayShort', 'weekdayShort', 'weekdayNarrow', 'weekdayLong'] as const)('%s', (name) => {
    fc.assert(
      fc.property(day, (value) => {
        expect(own[name](value)).toBe(byIntl[name](value));
      }),
      { numRuns: 1100 },
    );
  });

  it.each(['monthYear', 'monthShort'] as const)('%s', (name) => {
    fc.assert(
      fc.property(day, (value) => {
        expect(own[name](monthOf(value))).toBe(byIntl[name](monthOf(value)));
      }),
    );
  });

  it('time', () => {
    fc.assert(
      fc.property(slot, (value) => {
        expect(own.time(value)).toBe(byIntl.time(value));
      }),
      { numRuns: 1500 },
    );
  });

  it('a range of times, within a half of the day, over noon and over midnight', () => {
    fc.assert(
      fc.property(slot, slot, day, timeOfDay, timeOfDay, (from, to, on, one, other) => {
        expect(timeRange(own, from, to)).toBe(timeRange(byIntl, from, to));
        const [first, last] = [at(on, one), at(on, other)].sort();
        if (first && last) expect(timeRange(own, first, last)).toBe(timeRange(byIntl, first, last));
      }),
      { numRuns: 1000 },
    );
  });

  it.each([0, 7, 999, 1000, 12_345, 1_234_567, 12.5, -3, -4000])('an amount of %d', (amount) => {
    expect(money(own, amount)).toBe(money(byIntl, amount));
  });

  it('the names of zones; others are left to Intl', () => {
    const zones = Intl.supportedValuesOf('timeZone');
    expect(zones.filter(americanZoneName)).toHaveLength(5);
    for (const zone of zones) expect(own.zoneName(zone)).toBe(byIntl.zoneName(zone));
    expect(americanZoneName('toString')).toBeUndefined();
  });

  it('is known as a locale, however it is written', () => {
    for (const tag of ['en', 'EN', 'en-US', 'en-us']) expect(isLocale(tag)).toBe(true);
    for (const tag of ['', 'enus', 'en_US', 'en-US-', 'xen']) expect(isLocale(tag)).toBe(false);
  });
});

it.each([
  ['+1 555 123 4567', '(555) 123-4567'],
  ['+15551234567', '(555) 123-4567'],
  ['+1 (555) 123-4567', '(555) 123-4567'],
  ['555 123 4567', '555 123 4567'],
  ['+1 555 123 4567 ext. 8', '+1 555 123 4567 ext. 8'],
  ['+52 55 1234 5678', '+52 55 1234 5678'],
])('writes the number %s as people in America do, and nowhere else', (phone, expected) => {
  expect(own.phone(phone)).toBe(expected);
  for (const locale of ['en-GB', 'en-CA', 'es-US', 'ar']) expect(createFormat(locale).phone(phone)).toBe(phone);
});
