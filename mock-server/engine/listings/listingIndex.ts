import type { Building } from '../world/buildings.ts';
import { type ChangingColumn, type CodeColumn, cell, type ListingTable } from '../world/listingTable.ts';
import type { World } from '../world/world.ts';

/** The sort keys of a search, for both versions of the API. */
export type SortKey = 'building' | 'layout' | 'price' | 'available' | 'updated' | 'statusUpdated' | 'neighborhood';

/** The listings of a world with their indexes. Each index is built when it is first used. */
export interface ListingIndex {
  readonly world: World;
  readonly table: ListingTable;
  /** Rows by code, for a column of codes. */
  postings(column: CodeColumn): Postings;
  /** Rows by the place of their building. */
  rowsOfBuilding(): Postings;
  order(key: SortKey): Order;
  /** Removes the indexes of changed columns. */
  changed(columns: readonly ChangingColumn[]): void;
  /** Removes all indexes. Called when rows were added or removed. */
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
    // In cents, because the keys of an order are whole numbers.
    price: (row) => Math.round(cell(listings.price, row) * 100),
    available: (row) => cell(listings.available, row),
    updated: (row) => cell(listings.updated, row),
    statusUpdated: (row) => cell(listings.statusUpdated, row),
  };
}

/** The place of each building's name among all names. Equal names have the same place. */
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

/** The rows of each code of a column, ascending. The rows of one code are next to each other in one array. */
export interface Postings {
  /** The number of rows with `code`. */
  size(code: number): number;
  rows(code: number): Int32Array;
}

/** Sorts the rows of a column by code, in two passes. The codes are 0 to `codes - 1`. */
function createPostings(column: ArrayLike<number>, codes: number): Postings {
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

/** All rows, sorted by one key. */
export interface Order {
  /** Rows by key. Rows with equal keys are in ascending order. */
  readonly rows: Int32Array;
  /** The place of a row in `rows`. */
  readonly places: Int32Array;
}

/** Sorts `count` rows by `key`, a whole number. Key and row make one number, because a typed array sorts numbers fastest. */
function createOrder(count: number, key: (row: number) => number): Order {
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

/** The first place in `rows` whose value is at least `value`. `rows` are sorted by `column`. */
export const firstAtLeast = (rows: Int32Array, column: ArrayLike<number>, value: number): number =>
  firstNot(rows, (row) => (column[row] ?? 0) < value);

/** The first place in `rows` whose value is above `value`. `rows` are sorted by `column`. */
export const firstAbove = (rows: Int32Array, column: ArrayLike<number>, value: number): number =>
  firstNot(rows, (row) => (column[row] ?? 0) <= value);

/** The number of rows that are `before`. These rows come first in `rows`. */
function firstNot(rows: Int32Array, before: (row: number) => boolean): number {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (before(rows[middle] ?? 0)) low = middle + 1;
    else high = middle;
  }
  return low;
}
