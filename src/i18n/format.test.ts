import { afterEach, describe, expect, it, vi } from 'vitest';
import { parseDay, parseLocalDateTime } from '../time/values.ts';
import { createFormat } from './format.ts';
import { money } from './money.ts';
import { timeRange } from './timeRange.ts';

const { zoneName, zoneOffset } = createFormat('en-US');
const winter = Date.UTC(2026, 11, 5, 12);
const summer = Date.UTC(2026, 6, 5, 12);

it.each([
  ['America/New_York', winter, 'UTC−5'],
  ['America/New_York', summer, 'UTC−4'],
  ['America/St_Johns', winter, 'UTC−3:30'],
  ['Europe/London', winter, 'UTC'],
  ['Europe/London', summer, 'UTC+1'],
  ['Asia/Kolkata', winter, 'UTC+5:30'],
  ['Asia/Kathmandu', winter, 'UTC+5:45'],
  ['Pacific/Apia', winter, 'UTC+13'],
])('the offset of %s reads as people write it', (zone, ms, expected) => {
  expect(zoneOffset(zone, ms)).toBe(expected);
});

describe('a zone has the everyday name of today, whatever the season', () => {
  afterEach(() => vi.useRealTimers());

  it.each([
    ['America/New_York', 'Eastern Time'],
    ['America/Phoenix', 'Mountain Standard Time'],
    // In 1970 each of these had other rules.
    ['America/Detroit', 'Eastern Time'],
    ['America/Anchorage', 'Alaska Time'],
    ['America/Juneau', 'Alaska Time'],
    ['Europe/Lisbon', 'Western European Time'],
  ])('%s: %s', (zone, name) => {
    for (const now of [winter, summer]) {
      vi.useFakeTimers({ now });
      // No line ends inside a short one.
      expect(zoneName(zone)).toBe(name.length > 18 ? name : name.replaceAll(' ', '\u00a0'));
    }
  });
});

it('the names of the zones of the mainland start no Intl, which takes a slow phone long', () => {
  const { DateTimeFormat } = Intl;
  const makes = vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function make(...given) {
    return new DateTimeFormat(...given);
  });
  for (const city of ['New_York', 'Chicago', 'Denver', 'Phoenix', 'Los_Angeles']) zoneName(`America/${city}`);
  expect(makes).not.toHaveBeenCalled();
  // A format is made once, and no other test asks in this language.
  createFormat('is').zoneName('Pacific/Palau');
  expect(makes).toHaveBeenCalledOnce();
});

it.each([
  ['es', 'viernes, 4 de diciembre', 'Viernes, 4 de diciembre'],
  ['tr', 'ikinci', 'İkinci'],
  // Its letters join, and have no capitals.
  ['ar', 'نوفمبر', 'نوفمبر'],
  ['zh', '12月4日', '12月4日'],
])('begins a heading as %s does', (locale, words, heading) => {
  expect(createFormat(locale).capital(words)).toBe(heading);
});

describe('a time beside its part of the day', () => {
  it.each([
    ['en-US', '12:15 PM', '12:15'],
    ['en-GB', '12:15', '12:15'],
    ['es-US', '12:15\u202fp.m.', '12:15'],
    ['ar', '12:15 م', '12:15'],
    ['zh-TW', '下午12:15', '12:15'],
    ['zh-Hans-US', '12:15', '12:15'],
    ['vi-US', '12:15', '12:15'],
    ['de', '12:15', '12:15'],
  ])('is written without it in %s', (locale, time, clock) => {
    const format = createFormat(locale);
    const slot = parseLocalDateTime('2026-12-05T12:15:00') ?? expect.fail();
    const plain = (text: string): string => text.replace(/[\s\u202f\u200e\u200f]/g, '');
    expect(plain(format.time(slot))).toBe(plain(time));
    expect(format.clock(slot)).toBe(clock);
    // The visible text is a part of the name that a screen reader says (WCAG 2.5.3).
    expect(format.time(slot)).toContain(format.clock(slot));
  });
});

describe('every locale writes the calendar and the digits of the grid, whatever is usual there', () => {
  it.each(['fa-IR', 'th-TH', 'ar-SA', 'ja-JP-u-ca-japanese', 'ar-EG', 'ne-NP', 'en-US-u-ca-buddhist-nu-thai'])(
    '%s',
    (locale) => {
      // Without these options Intl prints what is usual there: 1405, 2569, 8 (of an era), or digits of its own.
      const usual = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short' }).format(winter);
      expect(usual).not.toMatch(/\b2026\b.*\b12[:.]00\b|^$/);
      const format = createFormat(locale);
      const day = parseDay('2026-12-05') ?? expect.fail();
      const slot = parseLocalDateTime('2026-12-05T10:15:00') ?? expect.fail();
      expect(format.dayFull(day)).toMatch(/2026/);
      expect(format.dayFull(day)).toMatch(/(?<!\d)0?5(?!\d)/);
      expect(format.time(slot)).toMatch(/10[:.]15/);
      expect(money(format, 2000)).toMatch(/2.?000/);
      expect(timeRange(format, slot, slot)).toMatch(/10[:.]15/);
      expect((1234).toLocaleString(format.locale)).toMatch(/1.?234/);
    },
  );
});

it.each(['en-US', 'es-US', 'ar', 'zh-Hans-US', 'vi-US', 'ko-US'])('money has the plain sign, %s', (locale) => {
  expect(money(createFormat(locale), 3480).replace(/[\d.,\s\u200f]/g, '')).toBe('$');
});

it.each(['en-US', 'es-US', 'ar'])('money has cents where there are some, %s', (locale) => {
  const digits = (amount: number): string => money(createFormat(locale), amount).replace(/[^\d.,]/g, '');
  expect(digits(9.95)).toMatch(/^9[.,]95$/);
  expect(digits(3640.5)).toMatch(/^3[.,]640[.,]50$/);
  expect(digits(3640)).toMatch(/^3[.,]640$/);
});

it.each(['en-US', 'es-US', 'ar', 'zh-Hans-US', 'vi-US', 'ko-US', 'de'])(
  'each day of a week has a head of its own, %s',
  (locale) => {
    const { weekdayNarrow } = createFormat(locale);
    const week = [1, 2, 3, 4, 5, 6, 7].map((date) => weekdayNarrow(parseDay(`2026-12-0${date}`) ?? expect.fail()));
    // Arabic shares letters between days, as calendars there do.
    if (locale !== 'ar') expect(new Set(week).size).toBe(7);
    for (const head of week) expect(head.length).toBeLessThanOrEqual(2);
  },
);
