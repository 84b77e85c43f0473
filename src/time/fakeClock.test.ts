import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Day, type LocalDateTime, type Month, parseDay, parseLocalDateTime } from './values.ts';

/**
 * `Date` as fake timers replace it (sinon, and with it Playwright's `page.clock`): `new` gives an object of the native
 * class, so that a subclass loses its own methods. In place before the module under test is loaded, as on such a page.
 */
function standInFor(Native: DateConstructor): unknown {
  function ClockDate(...parts: readonly never[]): Date {
    return parts.length === 0 ? new Native(0) : Reflect.construct(Native, parts);
  }
  return Object.assign(ClockDate, { prototype: Native.prototype, now: () => 0, parse: Native.parse, UTC: Native.UTC });
}

function valid<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('a literal of this test is no value');
  return value;
}
const day = (text: string): Day => valid(parseDay(text));
const local = (text: string): LocalDateTime => valid(parseLocalDateTime(text));

afterEach(() => vi.unstubAllGlobals());

describe('with the Date of fake timers', () => {
  it('the stand-in loses subclasses, as fake timers do', () => {
    vi.stubGlobal('Date', standInFor(Date));
    class Sub extends Date {}
    expect(new Sub(0)).not.toBeInstanceOf(Sub);
  });

  it('calendar arithmetic stays exact', async () => {
    vi.stubGlobal('Date', standInFor(Date));
    const time = { ...(await import('./arithmetic.ts')), ...(await import('./minutes.ts')) };
    const december: Month = time.shiftMonth('2026-11' as Month, 1);
    expect(december).toBe('2026-12');
    expect(time.addMonths(day('2026-12-31'), -1)).toBe('2026-11-30');
    expect(time.addDays(day('2026-03-08'), 1)).toBe('2026-03-09');
    expect(time.addDays(day('2026-11-01'), 1)).toBe('2026-11-02');
    expect(time.daysBetween(day('2026-03-07'), day('2026-03-09'))).toBe(2);
    expect(time.weekdayOf(day('2026-12-05'))).toBe(6);
    expect(time.addMinutes(local('2026-03-08T01:45:00'), 30)).toBe('2026-03-08T02:15:00');
    expect(time.minutesBetween(local('2026-03-08T01:45:00'), local('2026-03-08T03:15:00'))).toBe(90);
  });
});
