import { describe, expect, it } from 'vitest';
import { type LocalDateTime, parseLocalDateTime } from '../time/values.ts';
import { byDayPart, partToShow } from './dayParts.ts';

const slots = (...times: readonly string[]): LocalDateTime[] =>
  times.flatMap((time) => parseLocalDateTime(`2026-12-05T${time}`) ?? []);

describe('byDayPart', () => {
  it('divides the day at noon and at five, in order, each time once', () => {
    expect(byDayPart(slots('17:00', '11:59', '12:00', '16:59', '00:00', '11:59'))).toEqual({
      morning: slots('00:00', '11:59'),
      afternoon: slots('12:00', '16:59'),
      evening: slots('17:00'),
    });
  });

  it('knows parts without times', () => {
    expect(byDayPart(slots('13:00'))).toEqual({ morning: [], afternoon: slots('13:00'), evening: [] });
    expect(byDayPart([])).toEqual({ morning: [], afternoon: [], evening: [] });
  });
});

describe('partToShow', () => {
  const three = ['13:00', '14:00', '15:00'];

  it.each([
    ['the one that is wished', ['09:00', ...three], 'morning', 'morning'],
    ['the first with three, where the wished one has none', ['09:00', ...three], 'evening', 'afternoon'],
    ['the first with three', ['09:00', '10:00', ...three, '18:00'], undefined, 'afternoon'],
    ['the first with any, where none has three', ['13:00', '18:00', '19:00'], undefined, 'afternoon'],
    ['the morning of a day without times', [], undefined, 'morning'],
  ] as const)('is %s', (_, times, wished, part) => {
    expect(partToShow(byDayPart(slots(...times)), wished)).toBe(part);
  });
});
