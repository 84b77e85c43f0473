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
