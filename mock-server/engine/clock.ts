import type { LocalDateTime, OffsetDateTime } from '../../src/time/values.ts';
import { momentOf, wallClock, withOffset } from '../../src/time/zone.ts';

/** The clock of the service. The engine takes the present time from nowhere else. */
export interface Clock {
  readonly zone: string;
  /** The local time in `zone`. */
  now(): LocalDateTime;
  /** The same moment in milliseconds since the epoch. */
  moment(): number;
  /** Sets the clock to `now`. It ticks on from there. */
  set(now: LocalDateTime): void;
  /** A local time with its offset from UTC, like `2026-12-05T10:15:00-05:00`. */
  withOffset(value: LocalDateTime): OffsetDateTime;
  /** A moment with offset and microseconds, like `…T10:15:00.123000-05:00`. The last three digits are always 0. */
  withFraction(ms: number): string;
}

/** How many texts with offsets are cached. Time zone arithmetic is slow, and the same starts recur. */
const MAX_CACHED = 5000;

/**
 * Creates a clock that shows `now` in `zone` (IANA name) and advances with `ticks`, a count of milliseconds. If `ticks` always
 * gives the same number, the clock stands still.
 */
export function createClock(start: { now: LocalDateTime; zone: string; ticks: () => number }): Clock {
  const { zone, ticks } = start;
  let origin = momentOf(start.now, zone) - ticks();
  let shown = { second: Number.NaN, text: start.now };
  const moment = () => origin + ticks();
  const cache = new Map<LocalDateTime | number, OffsetDateTime>();
  const cached = (key: LocalDateTime | number, make: () => OffsetDateTime): OffsetDateTime => {
    const found = cache.get(key);
    if (found !== undefined) return found;
    if (cache.size >= MAX_CACHED) cache.clear();
    const made = make();
    cache.set(key, made);
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
    withOffset: (value) => cached(value, () => withOffset(momentOf(value, zone), zone)),
    withFraction(ms) {
      const second = Math.floor(ms / 1000);
      const text = cached(second, () => withOffset(second * 1000, zone));
      const fraction = String(Math.floor(ms - second * 1000)).padStart(3, '0');
      return `${text.slice(0, 19)}.${fraction}000${text.slice(19)}`;
    },
  };
}
