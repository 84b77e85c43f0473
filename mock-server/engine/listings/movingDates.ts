import type { Day } from '../../../src/time/values.ts';
import { cell, type ListingTable } from '../world/listingTable.ts';

/**
 * The dates of the listings move with the clock: a home that has been free for more than 20 days gets a later date, and an open
 * house that is over is followed by the next one. A date within reach stays where it is, so one day more changes little. A
 * date that a test has set never moves. All dates are days from the base day of the table.
 */
interface Reach {
  /** The earliest day, from the present day on. */
  readonly first: number;
  readonly days: number;
}

/** When homes become available, as `listingTable.ts` draws it. */
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

/** The moving dates of a table. */
export interface MovingDates {
  /** Moves all dates to the day `today`. Gives whether there was anything to do. */
  moveTo(today: number): boolean;
  /** Says whether somebody has set the date on which the listing in `row` is available. Such a date stays. */
  keep(row: number, isSet: boolean): void;
  /** Whether the seeded date of the listing in `row` can move to `day`. */
  leadsTo(row: number, day: number): boolean;
  /** Looks at all dates again with the next `moveTo`. */
  forget(): void;
}

export function createMovingDates(table: ListingTable): MovingDates {
  const available = table.available.slice();
  const firstOpenHouse = table.firstOpenHouse.slice();
  const set = new Set<number>();
  let moved = 0;
  return {
    moveTo(today) {
      if (today === moved) return false;
      moved = today;
      for (let row = 0; row < table.available.length; row += 1) {
        if (!set.has(row)) table.available[row] = within(AVAILABLE, cell(available, row), today);
        table.firstOpenHouse[row] = nextOpenHouse(cell(firstOpenHouse, row), today);
      }
      return true;
    },
    keep(row, isSet) {
      if (isSet) set.add(row);
      else set.delete(row);
    },
    leadsTo: (row, day) => remainder(day - cell(available, row), AVAILABLE.days) === 0,
    forget() {
      moved = Number.NaN;
    },
  };
}

/** The day on which a home is shown for the first time. `day` gives the day of an offset. */
export const firstShowing = (day: (offset: number) => Day, drawn: number | null, today: number): Day | null =>
  drawn === null ? null : day(within(SHOWN, drawn, today));
