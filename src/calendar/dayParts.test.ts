import { describe, expect, it } from 'vitest';
import { type LocalDateTime, parseLocalDateTime } from '../time/values.ts';
import { byDayPart } from './dayParts.ts';

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
