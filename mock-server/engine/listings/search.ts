import type { Building } from '../world/buildings.ts';
import { type CodeColumn, cell } from '../world/listingTable.ts';
import { firstAbove, firstAtLeast, type ListingIndex, type SortKey } from './listingIndex.ts';

export interface SearchRequest {
  /** A listing must match all of them. */
  readonly filters: readonly Filter[];
  readonly sort: SortKey;
  readonly descending: boolean;
  /** Counts from 1. */
  readonly page: number;
  readonly perPage: number;
}

/** A page in the form of the document. A page after the last one is empty. */
export interface Page<Item> {
  readonly total_items: number;
  readonly total_pages: number;
  readonly page: number;
  readonly items: readonly Item[];
}

/** Below this share of all rows, sorting the found rows is faster than walking the whole order. */
const SORT_BELOW = 1 / 16;

/**
 * A page of the rows that match every filter, sorted. Rows with equal keys are sorted by id. `descending` reverses the whole
 * order. Starts with the filter that has the fewest rows, and tests only those with the other filters.
 */
export function search(index: ListingIndex, request: SearchRequest): Page<number> {
  const { sort, descending, page, perPage } = request;
  const found = match(index, request.filters);
  const from = (page - 1) * perPage;
  return {
    total_items: found.count,
    total_pages: Math.ceil(found.count / perPage),
    page,
    items: from >= found.count ? [] : slice(index, found, { sort, descending, from, count: perPage }),
  };
}

interface Found {
  readonly count: number;
  /** 1 for each row that was found. */
  readonly marks: Uint8Array;
}

/** Marks the rows that match every filter. */
export function match(index: ListingIndex, filters: readonly Filter[]): Found {
  const sorted = [...filters].sort((one, other) => one.size - other.size);
  const driver = sorted.find((filter) => filter.rows !== undefined);
  const tests = sorted.filter((filter) => filter !== driver).map((filter) => filter.test);
  const marks = new Uint8Array(index.table.count);
  let count = 0;
  const look = (row: number): void => {
    if (marks[row] === 1) return;
    for (const test of tests) if (!test(row)) return;
    marks[row] = 1;
    count++;
  };
  if (driver?.rows === undefined) for (let row = 0; row < marks.length; row++) look(row);
  else for (const rows of driver.rows()) for (const row of rows) look(row);
  return { count, marks };
}

interface Slice {
  readonly sort: SortKey;
  readonly descending: boolean;
  readonly from: number;
  readonly count: number;
}

function slice(index: ListingIndex, { marks, count }: Found, part: Slice): number[] {
  const { rows, places } = index.order(part.sort);
  if (count < marks.length * SORT_BELOW) {
    const found = new Int32Array(count);
    let at = 0;
    for (let row = marks.indexOf(1); row >= 0; row = marks.indexOf(1, row + 1)) found[at++] = places[row] ?? 0;
    found.sort();
    if (part.descending) found.reverse();
    return Array.from(found.subarray(part.from, part.from + part.count), (place) => rows[place] ?? 0);
  }
  const result: number[] = [];
  let skip = part.from;
  for (let step = 0; step < rows.length && result.length < part.count; step++) {
    const row = rows[part.descending ? rows.length - 1 - step : step] ?? 0;
    if (marks[row] !== 1) continue;
    if (skip > 0) skip--;
    else result.push(row);
  }
  return result;
}

/** One condition on a listing. */
export interface Filter {
  /** The number of rows that `rows` gives. Without `rows`, the number of all rows. */
  readonly size: number;
  /** The rows that may match. A row may come twice. Absent if only `test` can tell. */
  readonly rows?: () => readonly Int32Array[];
  test(row: number): boolean;
}

/** Rows whose code in `column` satisfies `wanted`. */
export function byCode(index: ListingIndex, column: CodeColumn, wanted: (code: number) => boolean): Filter {
  const postings = index.postings(column);
  const values = index.table[column];
  const codes: number[] = [];
  const allowed = new Uint8Array(256);
  let size = 0;
  for (let code = 0; code < allowed.length; code++) {
    const rows = postings.size(code);
    if (rows === 0 || !wanted(code)) continue;
    allowed[code] = 1;
    codes.push(code);
    size += rows;
  }
  return { size, rows: () => codes.map(postings.rows), test: (row) => allowed[values[row] ?? 0] === 1 };
}

/** Rows in a building that satisfies `wanted`. Calls it once per building, not once per listing. */
export function byBuilding(index: ListingIndex, wanted: (building: Building) => boolean): Filter {
  const postings = index.rowsOfBuilding();
  const { building } = index.table;
  const allowed = new Uint8Array(index.world.buildings.length);
  const places: number[] = [];
  let size = 0;
  index.world.buildings.forEach((each, place) => {
    if (!wanted(each)) return;
    allowed[place] = 1;
    places.push(place);
    size += postings.size(place);
  });
  return { size, rows: () => places.map(postings.rows), test: (row) => allowed[building[row] ?? 0] === 1 };
}

/** Rows whose value in `column` lies between `min` and `max`, both included. */
export function between(index: ListingIndex, column: 'price' | 'available', min: number, max: number): Filter {
  const values = index.table[column];
  const { rows } = index.order(column);
  const from = firstAtLeast(rows, values, min);
  const to = Math.max(from, firstAbove(rows, values, max));
  return {
    size: to - from,
    rows: () => [rows.subarray(from, to)],
    test(row) {
      const value = cell(values, row);
      return value >= min && value <= max;
    },
  };
}

/** Rows that match one of two filters. */
export function either(index: ListingIndex, one: Filter, other: Filter): Filter {
  const [rows, more] = [one.rows, other.rows];
  return {
    size: Math.min(index.table.count, one.size + other.size),
    ...(rows && more ? { rows: () => [...rows(), ...more()] } : {}),
    test: (row) => one.test(row) || other.test(row),
  };
}

/** Rows that can only be tested one by one. */
export const byTest = (index: ListingIndex, test: (row: number) => boolean): Filter => ({
  size: index.table.count,
  test,
});
