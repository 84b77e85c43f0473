import { addDays } from '../../../src/time/arithmetic.ts';
import { addMinutes, minutesBetween } from '../../../src/time/minutes.ts';
import { type Day, dayOf, type LocalDateTime } from '../../../src/time/values.ts';
import { momentOf, offsetMinutes } from '../../../src/time/zone.ts';

/** Seconds from `from` to `to` by the clock on the wall. */
export const secondsBetween = (from: LocalDateTime, to: LocalDateTime): number =>
  Math.round(minutesBetween(from, to) * 60);

/** The dates of the listing table as text. Days and offsets recur on every page, so each is worked out once. */
export interface ListingDates {
  /** The day `offset` days after the base day. */
  day(offset: number): Day;
  /** The wall clock `seconds` after the base. */
  dateTime(seconds: number): LocalDateTime;
  /** The same with the offset of the company's zone. */
  withOffset(seconds: number): string;
}

export function createListingDates(base: LocalDateTime, zone: string): ListingDates {
  const days = new Map<number, Day>();
  const offsets = new Map<string, string>();
  const dateTime = (seconds: number): LocalDateTime => {
    const minutes = Math.floor(seconds / 60);
    const rest = seconds - minutes * 60;
    return `${addMinutes(base, minutes).slice(0, 17)}${String(rest).padStart(2, '0')}` as LocalDateTime;
  };
  return {
    day(offset) {
      const known = days.get(offset) ?? addDays(dayOf(base), offset);
      days.set(offset, known);
      return known;
    },
    dateTime,
    withOffset(seconds) {
      const text = dateTime(seconds);
      const hour = text.slice(0, 13);
      const known = offsets.get(hour) ?? offsetText(text, zone);
      offsets.set(hour, known);
      return `${text}${known}`;
    },
  };
}

function offsetText(text: LocalDateTime, zone: string): string {
  const minutes = offsetMinutes(momentOf(text, zone), zone);
  const size = Math.abs(minutes);
  const clock = [Math.floor(size / 60), size % 60].map((part) => String(part).padStart(2, '0')).join(':');
  return `${minutes < 0 ? '-' : '+'}${clock}`;
}
