import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseOffsetDateTime } from './parseOffsetDateTime.ts';
import {
  at,
  dayNumber,
  dayOf,
  daysIn,
  firstDayOf,
  monthOf,
  noonOf,
  parseDay,
  parseLocalDateTime,
  parseTimeOfDay,
  timeOf,
} from './values.ts';

const two = (value: number): string => String(value).padStart(2, '0');

describe('parseDay', () => {
  it.each(['2026-12-05', '2024-02-29', '2000-02-29', '1000-01-01', '9999-12-31', '2026-04-30'])('takes %s', (text) => {
    expect(parseDay(text)).toBe(text);
  });

  it.each([
    '',
    '2026-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-12-00',
    '2026-12-32',
    '0999-12-31',
    '10000-01-01',
    '2026-1-5',
    '2026-12-05T00:00:00',
    ' 2026-12-05',
    '2026-12-05\n',
    '2026/12/05',
    '٢٠٢٦-١٢-٠٥',
  ])('refuses %j', (text) => {
    expect(parseDay(text)).toBeUndefined();
  });

  it('knows exactly the days that the calendar has', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 9999 }), fc.nat(19), fc.nat(39), (year, month, day) => {
        const text = `${year}-${two(month)}-${two(day)}`;
        const date = new Date(Date.UTC(year, month - 1, day));
        const real = date.toISOString().slice(0, 10) === text;
        expect(parseDay(text)).toBe(real ? text : undefined);
      }),
      { numRuns: 500 },
    );
  });
});

describe('parseTimeOfDay', () => {
  it.each([
    ['08:00:00', '08:00:00'],
    ['08:15', '08:15:00'],
    ['23:59:59.999999', '23:59:59'],
    ['00:00', '00:00:00'],
    ['24:00', undefined],
    ['8:00', undefined],
    ['08:60', undefined],
    ['08:00:60', undefined],
    ['08:00:00Z', undefined],
    ['08:00.5', undefined],
    ['', undefined],
  ])('%j is %j', (text, time) => {
    expect(parseTimeOfDay(text)).toBe(time);
  });
});

describe('parseLocalDateTime', () => {
  it.each([
    ['2026-12-05T10:15:00', '2026-12-05T10:15:00'],
    ['2026-12-05T10:15', '2026-12-05T10:15:00'],
    ['2026-12-05 10:15:00', '2026-12-05T10:15:00'],
    ['2026-12-05T10:15:00.123456', '2026-12-05T10:15:00'],
    ['2026-12-05', undefined],
    ['2026-12-05T', undefined],
    ['2026-12-05T10:15:00Z', undefined],
    ['2026-12-05T10:15:00-05:00', undefined],
    ['2026-02-30T10:15:00', undefined],
    ['2026-12-05X10:15:00', undefined],
  ])('%j is %j', (text, value) => {
    expect(parseLocalDateTime(text)).toBe(value);
  });

  it('keeps what is printed, part by part', () => {
    fc.assert(
      fc.property(fc.integer({ min: -30e12, max: 253e12 }), (ms) => {
        const text = new Date(ms).toISOString().slice(0, 19);
        fc.pre(/^[1-9]\d{3}-/.test(text));
        const value = parseLocalDateTime(text);
        expect(value).toBe(text);
        if (value === undefined) return;
        expect(at(dayOf(value), timeOf(value))).toBe(text);
        expect(parseDay(dayOf(value))).toBe(text.slice(0, 10));
        expect(parseTimeOfDay(timeOf(value))).toBe(text.slice(11));
      }),
    );
  });

  it('never throws, and gives only what it would take again', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[0-9T:. Z+-]{0,30}$/)), (text) => {
        const value = parseLocalDateTime(text);
        if (value !== undefined) expect(parseLocalDateTime(value)).toBe(value);
        const moment = parseOffsetDateTime(text);
        if (moment !== undefined) expect(moment).toBe(text);
      }),
    );
  });
});

describe('parseOffsetDateTime', () => {
  it.each([
    '2026-12-05T10:15:00-05:00',
    '2026-12-05T10:15:00Z',
    '2026-12-05T10:15:00.123456+14:00',
    '2026-12-05T10:15:00+0545',
    '2026-12-05 10:15:00+00:00',
  ])('keeps %s', (text) => {
    expect(parseOffsetDateTime(text)).toBe(text);
  });

  it.each([
    '2026-12-05T10:15:00',
    '2026-12-05T10:15',
    '2026-12-05',
    '2026-12-05Z',
    '2026-02-30T10:15:00Z',
    '2026-12-05T10:15:00+24:00',
    '2026-12-05T10:15:00 -05:00',
    '2026-12-05T10:15:00Z, noon',
    'Z',
    '',
  ])('refuses %j', (text) => {
    expect(parseOffsetDateTime(text)).toBeUndefined();
  });
});

describe('parts', () => {
  it.each([
    ['2026-12-05', '2026-12', 31, 5],
    ['2028-02-29', '2028-02', 29, 29],
    ['2100-02-01', '2100-02', 28, 1],
    ['2026-04-09', '2026-04', 30, 9],
  ])('of %s', (text, month, length, number) => {
    const day = parseDay(text);
    if (day === undefined) throw new Error(`no day: ${text}`);
    expect(monthOf(day)).toBe(month);
    expect(firstDayOf(monthOf(day))).toBe(`${month}-01`);
    expect(daysIn(monthOf(day))).toBe(length);
    expect(dayNumber(day)).toBe(number);
    expect(noonOf(day)).toBe(`${text}T12:00:00`);
  });
});
