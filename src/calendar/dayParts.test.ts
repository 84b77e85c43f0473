import { describe, expect, it } from 'vitest';
import { type LocalDateTime, parseLocalDateTime } from '../time/values.ts';
import { byDayPart } from './dayParts.ts';

const slots = (...times: readonly string[]): LocalDateTime[] =>
  times.flatMap((time) => parseLocalDateTime(`2026-12-05T${time}`) ?? []);

describe('byDayPart', () => {
  it('divides the day at noon and at five, in order, each time once', () => {
    expect(byDayPart(slots('17:00', '11:59', '12:00', '16:59', '00:00', '11:59'))).toEqual([
      { part: 'morning', slots: slots('00:00', '11:59') },
      { part: 'afternoon', slots: slots('12:00', '16:59') },
      { part: 'evening', slots: slots('17:00') },
    ]);
  });

  it('leaves out a part without times', () => {
    expect(byDayPart(slots('13:00')).map(({ part }) => part)).toEqual(['afternoon']);
    expect(byDayPart([])).toEqual([]);
  });
});
