import type { PublicListing } from '../../../src/api/contract/schemas/listings-v1.ts';
import type { Listing } from '../../../src/api/contract/schemas/listings-v2.ts';
import { daysBetween } from '../../../src/time/arithmetic.ts';
import { dayOf, parseDay, parseLocalDateTime } from '../../../src/time/values.ts';
import type { Clock } from '../clock.ts';
import { isObject, withText } from '../json.ts';
import type { Store } from '../store.ts';
import { ABSENT, type ChangingColumn, cell, FIRST_LISTING_ID, rowOf } from '../world/listingTable.ts';
import { AVAILABLE, STATUSES } from '../world/vocabulary.ts';
import type { World } from '../world/world.ts';
import { createListingDates, type ListingDates, secondsBetween } from './listingDates.ts';
import { createListingIndex, type ListingIndex } from './listingIndex.ts';
import { createMovingDates } from './movingDates.ts';
import type { Page } from './search.ts';
import { showListing, showPublicListing } from './showListing.ts';

/** The values of a listing that can change. `status` is a code of the sync, `price` is in dollars. */
export interface ListingChange {
  readonly status?: number;
  readonly price?: number;
  /** The day from which the home is available, like `2026-12-05`. */
  readonly dateAvailable?: string;
}

/** The listings of the company: the seeded ones, with all changes. */
export interface ListingStore extends Store {
  readonly world: World;
  /** The index of the listings, with their dates moved to the present day. */
  readonly index: ListingIndex;
  readonly dates: ListingDates;
  /** Cached items of the version 2 search. */
  readonly items: ItemCache<Listing>;
  /** Cached items of the version 1 search. */
  readonly publicItems: ItemCache<PublicListing>;
  /** Changes a listing. Its update time becomes now. Throws a RangeError if there is no such listing, status or day. */
  change(id: number, change: ListingChange): void;
  /** Puts a new listing on the market. Gives its id, the highest. Throws as `change` does, and when no more can be added. */
  add(change: ListingChange): number;
  /** Deletes a listing. Throws a RangeError if there is no such listing. */
  remove(id: number): void;
}

const CHANGING: readonly ChangingColumn[] = ['status', 'price', 'available', 'updated', 'statusUpdated', 'listed'];

export function createListingStore(world: World, clock: Clock): ListingStore {
  const table = world.listings;
  const index = createListingIndex(world);
  const seededCount = table.count;
  /** The seeded values of the rows that have changed. */
  const seeded = new Map<number, readonly number[]>();
  const changed = new Set<number>();
  const dates = createListingDates(table.base, clock);
  const moving = createMovingDates(table);
  const items = createItemCache((row) => showListing(world, dates, row));
  const publicItems = createItemCache((row) => showPublicListing(world, dates, row));

  const valuesOf = (row: number) => CHANGING.map((name) => cell(table[name], row));
  const write = (row: number, values: readonly number[]): void =>
    CHANGING.forEach((name, at) => {
      table[name][row] = values[at] ?? 0;
    });
  const keep = (row: number): void => {
    if (!seeded.has(row)) seeded.set(row, valuesOf(row));
    changed.add(row);
  };

  function dropCaches(): void {
    index.changed(CHANGING);
    items.clear();
    publicItems.clear();
  }

  const moveDates = (): void => {
    if (moving.moveTo(dates.today())) dropCaches();
  };

  function change(id: number, { status, price, dateAvailable }: ListingChange): void {
    const row = rowOf(table, id);
    const place = status === undefined ? undefined : STATUSES.findIndex(({ code }) => code === status);
    const day = dateAvailable === undefined ? undefined : parseDay(dateAvailable);
    if (row === undefined || place === -1 || (dateAvailable !== undefined && day === undefined)) {
      throw new RangeError(`Not a change of a listing: ${id}, ${status}, ${dateAvailable}`);
    }
    const seconds = secondsBetween(table.base, clock.now());
    keep(row);
    if (price !== undefined) table.price[row] = price;
    if (day !== undefined) {
      table.available[row] = daysBetween(dayOf(table.base), day);
      moving.keep(row, true);
    }
    if (place !== undefined && place !== cell(table.status, row)) {
      table.status[row] = place;
      table.statusUpdated[row] = seconds;
      if (place === 0) table.listed[row] = seconds;
    }
    table.updated[row] = seconds;
    dropCaches();
  }

  /** Rows in the form of a snapshot. */
  const kept = (rows: readonly number[]) => ({
    base: table.base,
    rows: rows.map((row) => [FIRST_LISTING_ID + row, ...valuesOf(row)]),
  });

  /** Writes rows of a snapshot into the table. */
  function writeKept(data: unknown): void {
    const base = isObject(data) && typeof data.base === 'string' ? parseLocalDateTime(data.base) : undefined;
    if (!isObject(data) || base === undefined || !Array.isArray(data.rows)) {
      throw new TypeError('listings: not a list of changed listings');
    }
    // Dates count from the clock at the start. Rows that were saved with another start are shifted by the difference.
    const seconds = secondsBetween(table.base, base);
    const days = daysBetween(dayOf(table.base), dayOf(base));
    const shifts = {
      status: 0,
      price: 0,
      available: days,
      updated: seconds,
      statusUpdated: seconds,
      listed: seconds,
    };
    for (const each of data.rows) {
      const [id, ...values] = Array.isArray(each) ? each.map(Number) : [];
      const row = (id ?? 0) - FIRST_LISTING_ID;
      if (
        !(row >= 0 && row < table.status.length) ||
        values.length !== CHANGING.length ||
        !values.every(Number.isFinite)
      )
        continue;
      keep(row);
      table.count = Math.max(table.count, row + 1);
      moving.keep(row, !moving.leadsTo(row, values[CHANGING.indexOf('available')] ?? 0));
      write(
        row,
        CHANGING.map((name, at) => (values[at] ?? 0) + shifts[name]),
      );
    }
    moving.forget();
    index.grown();
    dropCaches();
    changed.clear();
  }

  return {
    world,
    get index() {
      moveDates();
      return index;
    },
    dates,
    items,
    publicItems,
    change,
    add(given) {
      const row = table.count;
      if (row >= table.status.length) throw new RangeError('No more listings can be added.');
      keep(row);
      const seconds = secondsBetween(table.base, clock.now());
      table.count = row + 1;
      table.status[row] = AVAILABLE;
      for (const name of ['updated', 'statusUpdated', 'listed'] as const) table[name][row] = seconds;
      index.grown();
      try {
        change(FIRST_LISTING_ID + row, given);
      } catch (error) {
        write(row, seeded.get(row) ?? []);
        seeded.delete(row);
        changed.delete(row);
        moving.keep(row, false);
        table.count = row;
        throw error;
      }
      return FIRST_LISTING_ID + row;
    },
    remove(id) {
      const row = rowOf(table, id);
      if (row === undefined) throw new RangeError(`There is no listing ${id}.`);
      keep(row);
      table.status[row] = ABSENT;
      dropCaches();
    },
    count: () => table.status.subarray(0, table.count).filter((status) => status !== ABSENT).length,
    snapshot: () => kept([...seeded.keys()]),
    restore(data) {
      for (const [row, values] of seeded) {
        write(row, values);
        moving.keep(row, false);
      }
      seeded.clear();
      table.count = seededCount;
      writeKept(data);
    },
    takeChanges() {
      const rows = [...changed];
      changed.clear();
      return rows.length === 0 ? undefined : kept(rows);
    },
    applyChanges: writeKept,
  };
}

/** A cache of listings as items of a search, with their JSON. Most searches show the same items. */
interface ItemCache<Wire> {
  /** Turns a page of rows into a page of items. */
  page(rows: Page<number>): Page<Wire> & { items: Wire[] };
  /** Removes all items. Called when listings have changed. */
  clear(): void;
}

/** The cache is emptied at this many items. Each takes about 2 kB. */
const MAX_CACHED = 5_000;

function createItemCache<Wire>(show: (row: number) => Wire): ItemCache<Wire> {
  const kept = new Map<number, { wire: Wire; text: string }>();
  function shown(row: number) {
    const known = kept.get(row);
    if (known) return known;
    const wire = show(row);
    if (kept.size >= MAX_CACHED) kept.clear();
    const made = { wire, text: JSON.stringify(wire) };
    kept.set(row, made);
    return made;
  }
  return {
    page({ items, ...wrapper }) {
      const all = items.map(shown);
      const text = `${JSON.stringify(wrapper).slice(0, -1)},"items":[${all.map((each) => each.text).join(',')}]}`;
      return withText({ ...wrapper, items: all.map(({ wire }) => wire) }, text);
    },
    clear: () => kept.clear(),
  };
}
