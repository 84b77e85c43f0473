import type { Building } from '../world/buildings.ts';
import { type CodeColumn, cell } from '../world/listingTable.ts';
import type { ListingIndex } from './listingIndex.ts';
import { firstAbove, firstAtLeast } from './postings.ts';

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
