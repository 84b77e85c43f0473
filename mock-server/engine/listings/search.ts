import type { Building } from '../world/buildings.ts';
import { type CodeColumn, cell } from '../world/listingTable.ts';
import { firstAbove, firstAtLeast, type ListingIndex, type SortKey } from './listingIndex.ts';

export interface SearchRequest {
  /** All of them must fit. */
  readonly filters: readonly Filter[];
  readonly sort: SortKey;
  readonly descending: boolean;
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
}

/** A page of rows in the document's list wrapper. A page after the last is empty. */
export interface Page<Item> {
  readonly total_items: number;
  readonly total_pages: number;
  readonly page: number;
  readonly items: readonly Item[];
}

/** Below this share of all rows it is quicker to sort what was found than to walk the whole order. */
const SORT_BELOW = 1 / 16;

/**
 * The rows that fit every filter, sorted; equal keys by id, ascending, the whole order reversed when
 * `descending`. Starts from the filter with the fewest rows and asks the others about those only.
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
  /** 1 at the rows found. */
  readonly marks: Uint8Array;
}

/** The rows that fit every filter, as marks. */
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
  /** How many rows `rows` gives; the number of all rows where there are none to give. */
  readonly size: number;
  /** The rows that may fit, without looking at the others; a row may come twice. Absent where only `test` can tell. */
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

/** Rows in a building that satisfies `wanted`, which is called once a building, not once a listing. */
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

/** Rows that fit one of two filters. */
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
