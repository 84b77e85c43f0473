import { addDays } from '../../src/time/arithmetic.ts';
import { type Day, dayOf, type LocalDateTime, noonOf, type OffsetDateTime } from '../../src/time/values.ts';
import { momentOf, offsetMinutes, wallClock, withOffset } from '../../src/time/zone.ts';

/** The clock of the service. The engine takes the present time from nowhere else. */
export interface Clock {
  readonly zone: string;
  /** The local time in `zone`. */
  now(): LocalDateTime;
  /** The same moment in milliseconds since the epoch. */
  moment(): number;
  /** Sets the clock to `now`. It ticks on from there. */
  set(now: LocalDateTime): void;
  /** Whether the clock never shows `value`, because it is put forward past it in spring. */
  skips(value: LocalDateTime): boolean;
  /** Whether the clock has yet to show `value`. A time that it shows twice in autumn counts as the first of the two. */
  isAhead(value: LocalDateTime): boolean;
  /** The local time that is `minutes` after `value`, with its offset from UTC, like `2026-12-05T10:15:00-05:00`. */
  withOffset(value: LocalDateTime, minutes?: number): OffsetDateTime;
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
  const cache = new Map<string | number, OffsetDateTime>();
  const cached = (key: string | number, make: () => OffsetDateTime): OffsetDateTime => {
    const found = cache.get(key);
    if (found !== undefined) return found;
    if (cache.size >= MAX_CACHED) cache.clear();
    const made = make();
    cache.set(key, made);
    return made;
  };
  const changes = new Map<Day, boolean>();
  /** Whether the clock is put forward or back on `day`. Only then is a time looked up. */
  const isChanged = (day: Day): boolean => {
    const known = changes.get(day);
    if (known !== undefined) return known;
    if (changes.size >= MAX_CACHED) changes.clear();
    const offsetAtNoon = (days: number) => offsetMinutes(momentOf(noonOf(addDays(day, days)), zone), zone);
    const made = offsetAtNoon(-1) !== offsetAtNoon(1);
    changes.set(day, made);
    return made;
  };
  function now(): LocalDateTime {
    const second = Math.floor(moment() / 1000);
    if (second !== shown.second) shown = { second, text: wallClock(second * 1000, zone) };
    return shown.text;
  }
  const skips = (value: LocalDateTime): boolean =>
    isChanged(dayOf(value)) && wallClock(momentOf(value, zone), zone) !== value;
  return {
    zone,
    moment,
    now,
    skips,
    isAhead: (value) => (isChanged(dayOf(value)) ? !skips(value) && momentOf(value, zone) > moment() : value > now()),
    set(now) {
      origin = momentOf(now, zone) - ticks();
    },
    withOffset: (value, minutes = 0) =>
      cached(`${value} ${minutes}`, () => withOffset(momentOf(value, zone) + minutes * 60_000, zone)),
    withFraction(ms) {
      const second = Math.floor(ms / 1000);
      const text = cached(second, () => withOffset(second * 1000, zone));
      const fraction = String(Math.floor(ms - second * 1000)).padStart(3, '0');
      return `${text.slice(0, 19)}.${fraction}000${text.slice(19)}`;
    },
  };
}
