import { addDays, daysBetween } from '../../../src/time/arithmetic.ts';
import { type Day, dayOf } from '../../../src/time/values.ts';
import type { Clock } from '../serviceClock.ts';
import type { World } from '../world/world.ts';
import type { WorldListing } from '../world/worldListings.ts';

/**
 * The dates of the listings move with the clock: a home that has been free for more than 20 days gets a later date, and an open
 * house that is over is followed by the next one. A date within reach stays where it is, so one day more changes little. A
 * date that a test has set never moves. A number of days counts from the start of the world.
 */
interface Reach {
  /** The earliest day, from the present day on. */
  readonly first: number;
  readonly days: number;
}

/** When homes become available, as `worldListings.ts` draws it. */
const AVAILABLE: Reach = { first: -20, days: 110 };
/** When a home is shown for the first time, as `listingDetail.ts` draws it. */
const SHOWN: Reach = { first: -10, days: 30 };
/** Open houses come every week. The first is drawn from three weeks. */
const WEEK = 7;
const LATEST_OPEN_HOUSE = 20;

const remainder = (value: number, of: number): number => ((value % of) + of) % of;

/** `day`, earlier or later by whole reaches, so that it is within reach of `today`. */
const within = ({ first, days }: Reach, day: number, today: number): number =>
  today + first + remainder(day - today - first, days);

/** The first open house that is not over, at most three weeks ahead. */
function nextOpenHouse(day: number, today: number): number {
  if (day < today) return today + remainder(day - today, WEEK);
  const late = day - today - LATEST_OPEN_HOUSE;
  return late > 0 ? day - Math.ceil(late / WEEK) * WEEK : day;
}

/** The world on the present day: what searches and shown listings are made of. */
export interface Present {
  readonly world: World;
  readonly clock: Clock;
  /** Days from the start of the world. */
  readonly today: number;
}

export const presentOf = (world: World, clock: Clock): Present => ({
  world,
  clock,
  today: daysOf(world, dayOf(clock.now())),
});

/** The number of days from the start of the world to `day`. */
export const daysOf = ({ start }: World, day: Day): number => daysBetween(start, day);

/** The day from which a listing is available, as a number of days. */
export const availableOn = ({ world, today }: Present, { availableFrom, freeIn }: WorldListing): number =>
  availableFrom === null ? within(AVAILABLE, freeIn, today) : daysOf(world, availableFrom);

/** The days of a listing's open houses, as numbers of days. */
export function openHousesOf({ today }: Present, { firstOpenHouse, openHouses }: WorldListing): number[] {
  const first = nextOpenHouse(firstOpenHouse, today);
  return Array.from({ length: openHouses }, (_, at) => first + at * WEEK);
}

/** The day on which a home is shown for the first time. `drawn` is a number of days. */
export const firstShowing = ({ world, today }: Present, drawn: number | null): Day | null =>
  drawn === null ? null : addDays(world.start, within(SHOWN, drawn, today));
