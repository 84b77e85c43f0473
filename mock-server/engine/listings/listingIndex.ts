import type { Building } from '../world/buildings.ts';
import { type ChangingColumn, type CodeColumn, cell, type ListingTable } from '../world/listingTable.ts';
import type { World } from '../world/world.ts';

/** The keys a search can be sorted by; the names of both generations are mapped to these. */
export type SortKey = 'building' | 'layout' | 'price' | 'available' | 'updated' | 'statusUpdated' | 'neighborhood';

/** The listings of a world with their indexes. Each index is built when it is first used. */
export interface ListingIndex {
  readonly world: World;
  readonly table: ListingTable;
  /** Rows by code of one of the small columns. */
  postings(column: CodeColumn): Postings;
  /** Rows by building place. */
  rowsOfBuilding(): Postings;
  order(key: SortKey): Order;
  /** Drops the indexes of `columns`, which have changed. */
  changed(columns: readonly ChangingColumn[]): void;
  /** Drops every index, as there are other rows now. */
  grown(): void;
}

const CODES = 256;

export function createListingIndex(world: World): ListingIndex {
  const table = world.listings;
  const postings = new Map<string, Postings>();
  const orders = new Map<string, Order>();
  const keys = sortKeys(world);
  return {
    world,
    table,
    postings: (column) => getOrMake(postings, column, () => createPostings(table[column], CODES)),
    rowsOfBuilding: () =>
      getOrMake(postings, 'building', () => createPostings(table.building, Math.max(1, world.buildings.length))),
    order: (key) => getOrMake(orders, key, () => createOrder(table.count, keys[key])),
    changed(columns) {
      for (const column of columns) {
        postings.delete(column);
        orders.delete(column);
      }
    },
    grown() {
      postings.clear();
      orders.clear();
    },
  };
}

function sortKeys({ buildings, listings }: World): Record<SortKey, (row: number) => number> {
  const byName = ranks(buildings, (building) => building.name);
  const byNeighborhood = ranks(buildings, ({ neighborhood }) => neighborhood.wire.name);
  return {
    building: (row) => cell(byName, cell(listings.building, row)),
    neighborhood: (row) => cell(byNeighborhood, cell(listings.building, row)),
    layout: (row) => cell(listings.layout, row),
    // In cents, because an order has whole numbers for keys.
    price: (row) => Math.round(cell(listings.price, row) * 100),
    available: (row) => cell(listings.available, row),
    updated: (row) => cell(listings.updated, row),
    statusUpdated: (row) => cell(listings.statusUpdated, row),
  };
}

/** For each building the place of its name among all names; equal names have equal places. */
function ranks(buildings: readonly Building[], name: (building: Building) => string): readonly number[] {
  const names = [...new Set(buildings.map(name))].sort();
  const places = new Map(names.map((each, place) => [each, place]));
  return buildings.map((building) => places.get(name(building)) ?? 0);
}

function getOrMake<Value>(known: Map<string, Value>, name: string, make: () => Value): Value {
  const found = known.get(name);
  if (found !== undefined) return found;
  const made = make();
  known.set(name, made);
  return made;
}

/** For each code of a column the rows that have it, ascending: the rows of `code` lie side by side in one array. */
export interface Postings {
  /** How many rows have `code`. */
  size(code: number): number;
  rows(code: number): Int32Array;
}

/** Sorts the rows of a column by code in two passes. Codes are 0 to `codes - 1`. */
export function createPostings(column: ArrayLike<number>, codes: number): Postings {
  const starts = new Int32Array(codes + 1);
  for (let row = 0; row < column.length; row++) {
    const after = (column[row] ?? 0) + 1;
    starts[after] = (starts[after] ?? 0) + 1;
  }
  for (let code = 0; code < codes; code++) starts[code + 1] = (starts[code + 1] ?? 0) + (starts[code] ?? 0);
  const next = starts.slice();
  const rows = new Int32Array(column.length);
  for (let row = 0; row < column.length; row++) {
    const code = column[row] ?? 0;
    const place = next[code] ?? 0;
    rows[place] = row;
    next[code] = place + 1;
  }
  return {
    size: (code) => (starts[code + 1] ?? 0) - (starts[code] ?? 0),
    rows: (code) => rows.subarray(starts[code] ?? 0, starts[code + 1] ?? 0),
  };
}

/** All rows by one key. */
export interface Order {
  /** Rows by key, equal keys by row. */
  readonly rows: Int32Array;
  /** Where a row stands in `rows`. */
  readonly places: Int32Array;
}

/** Sorts `count` rows by `key`, a whole number; key and row go into one number, which a typed array sorts fastest. */
export function createOrder(count: number, key: (row: number) => number): Order {
  const keys = new Float64Array(count);
  for (let row = 0; row < count; row++) keys[row] = key(row) * count + row;
  keys.sort();
  const rows = new Int32Array(count);
  const places = new Int32Array(count);
  for (let place = 0; place < count; place++) {
    const both = keys[place] ?? 0;
    const row = both - Math.floor(both / count) * count;
    rows[place] = row;
    places[row] = place;
  }
  return { rows, places };
}

/** The first place in `rows` (sorted by `column`) whose value is at least `value`. */
export const firstAtLeast = (rows: Int32Array, column: ArrayLike<number>, value: number): number =>
  firstNot(rows, (row) => (column[row] ?? 0) < value);

/** The first place in `rows` (sorted by `column`) whose value is above `value`. */
export const firstAbove = (rows: Int32Array, column: ArrayLike<number>, value: number): number =>
  firstNot(rows, (row) => (column[row] ?? 0) <= value);

/** How many rows at the beginning are `before`: all that are so come before all that are not. */
function firstNot(rows: Int32Array, before: (row: number) => boolean): number {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (before(rows[middle] ?? 0)) low = middle + 1;
    else high = middle;
  }
  return low;
}
