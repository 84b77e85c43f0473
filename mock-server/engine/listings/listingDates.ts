import { addDays, daysBetween } from '../../../src/time/arithmetic.ts';
import { addMinutes, minutesBetween } from '../../../src/time/minutes.ts';
import { type Day, dayOf, type LocalDateTime } from '../../../src/time/values.ts';
import { momentOf, offsetMinutes } from '../../../src/time/zone.ts';
import type { Clock } from '../clock.ts';
import { cell } from '../world/listingTable.ts';
import type { World } from '../world/world.ts';

/** Seconds from `from` to `to` by the wall clock. */
export const secondsBetween = (from: LocalDateTime, to: LocalDateTime): number =>
  Math.round(minutesBetween(from, to) * 60);

/** The dates of the listing table as text. The same days and offsets recur on every page, so they are cached. */
export interface ListingDates {
  /** The present day, counted from the base day. */
  today(): number;
  /** The day `offset` days after the base day. */
  day(offset: number): Day;
  /** The wall clock time `seconds` after the base. */
  dateTime(seconds: number): LocalDateTime;
  /** The same time with the offset of the company's zone. */
  withOffset(seconds: number): string;
}

export function createListingDates(base: LocalDateTime, clock: Clock): ListingDates {
  const { zone } = clock;
  const days = new Map<number, Day>();
  const offsets = new Map<string, string>();
  const dateTime = (seconds: number): LocalDateTime => {
    const minutes = Math.floor(seconds / 60);
    const rest = seconds - minutes * 60;
    return `${addMinutes(base, minutes).slice(0, 17)}${String(rest).padStart(2, '0')}` as LocalDateTime;
  };
  return {
    today: () => daysBetween(dayOf(base), dayOf(clock.now())),
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

interface OpenHouse {
  date: string;
  start_time: string;
  end_time: string;
}

const DAYS_APART = 7;

/** The days of a listing's open houses, counted from the base day. */
const openHouseDays = ({ listings }: Pick<World, 'listings'>, row: number): number[] =>
  Array.from(
    { length: cell(listings.openHouses, row) },
    (_, at) => cell(listings.firstOpenHouse, row) + at * DAYS_APART,
  );

/**
 * Whether a listing has an open house from day `begin` to day `end`, both included. A search calls this for every listing, so it
 * makes no list.
 */
export function hasOpenHouse({ listings }: Pick<World, 'listings'>, row: number, begin: number, end: number): boolean {
  const count = cell(listings.openHouses, row);
  for (let at = 0; at < count; at++) {
    const day = cell(listings.firstOpenHouse, row) + at * DAYS_APART;
    if (day >= begin && day <= end) return true;
  }
  return false;
}

/** A listing's open houses in the shape of version 1. The document gives no shape for version 2. */
export const openHousesOf = (world: World, dates: ListingDates, row: number): OpenHouse[] =>
  openHouseDays(world, row).map((day) => ({
    date: dates.day(day),
    start_time: '11:00:00',
    end_time: '12:30:00',
  }));
