import { cell } from '../world/listingTable.ts';
import type { World } from '../world/world.ts';
import type { ListingDates } from './listingDates.ts';

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

/** Whether one of them is from day `begin` to day `end`, both included. Asked of every listing, so it makes no list. */
export function hasOpenHouse({ listings }: Pick<World, 'listings'>, row: number, begin: number, end: number): boolean {
  const count = cell(listings.openHouses, row);
  for (let at = 0; at < count; at++) {
    const day = cell(listings.firstOpenHouse, row) + at * DAYS_APART;
    if (day >= begin && day <= end) return true;
  }
  return false;
}

/** A listing's open houses, in the document's shape (version 1; version 2 leaves the shape open). */
export const openHousesOf = (world: World, dates: ListingDates, row: number): OpenHouse[] =>
  openHouseDays(world, row).map((day) => ({
    date: dates.day(day),
    start_time: '11:00:00',
    end_time: '12:30:00',
  }));
