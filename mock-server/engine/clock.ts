import type { LocalDateTime, OffsetDateTime } from '../../src/time/values.ts';
import { momentOf, wallClock, withOffset } from '../../src/time/zone.ts';

/** The clock the service lives by. Only it says what time it is. */
export interface Clock {
  readonly zone: string;
  /** What the company's wall clock shows. */
  now(): LocalDateTime;
  /** The same as milliseconds since the epoch. */
  moment(): number;
  /** Puts the clock to `now`; it goes on ticking from there. */
  set(now: LocalDateTime): void;
  /** A value of the wall clock with its offset from UTC, `2026-12-05T10:15:00-05:00`. */
  withOffset(value: LocalDateTime): OffsetDateTime;
  /** A moment with offset and microseconds, of which a clock of milliseconds knows three: `…T10:15:00.123000-05:00`. */
  withFraction(ms: number): string;
}

/** How many offsets are remembered; zone arithmetic is slow, and the same starts are asked for again and again. */
const REMEMBERED = 5000;

/**
 * A clock that shows `now` in `zone` (IANA name) and goes on as fast as `ticks`, a count of milliseconds that never
 * goes back. With `ticks` that always gives the same number the clock stands still.
 */
export function createClock(start: { now: LocalDateTime; zone: string; ticks: () => number }): Clock {
  const { zone, ticks } = start;
  let origin = momentOf(start.now, zone) - ticks();
  let shown = { second: Number.NaN, text: start.now };
  const moment = () => origin + ticks();
  const known = new Map<LocalDateTime | number, OffsetDateTime>();
  const remember = (key: LocalDateTime | number, make: () => OffsetDateTime): OffsetDateTime => {
    const found = known.get(key);
    if (found !== undefined) return found;
    if (known.size >= REMEMBERED) known.clear();
    const made = make();
    known.set(key, made);
    return made;
  };
  return {
    zone,
    moment,
    now() {
      const second = Math.floor(moment() / 1000);
      if (second !== shown.second) shown = { second, text: wallClock(second * 1000, zone) };
      return shown.text;
    },
    set(now) {
      origin = momentOf(now, zone) - ticks();
    },
    withOffset: (value) => remember(value, () => withOffset(momentOf(value, zone), zone)),
    withFraction(ms) {
      const second = Math.floor(ms / 1000);
      const text = remember(second, () => withOffset(second * 1000, zone));
      const fraction = String(Math.floor(ms - second * 1000)).padStart(3, '0');
      return `${text.slice(0, 19)}.${fraction}000${text.slice(19)}`;
    },
  };
}
