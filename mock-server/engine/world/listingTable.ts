import type { LocalDateTime } from '../../../src/time/values.ts';

/**
 * All listings as columns, one number a row. A search looks at a few columns of very many rows and at the whole of
 * fifty, so texts are not kept here: they are made from the row when a listing is shown.
 *
 * Row `r` is the listing with the id `FIRST_LISTING_ID + r`. Codes are places in the lists of vocabulary.ts.
 */
export interface ListingTable {
  /** How many rows are in use. It grows while the service runs, up to the length of the columns. */
  count: number;
  /** What days and seconds are counted from: the service's clock when the world was made, to the full minute. */
  readonly base: LocalDateTime;
  /** Place in the world's list of buildings. */
  readonly building: Uint16Array;
  /** How many listings of its building come before it. */
  readonly unit: Uint16Array;
  readonly layout: Uint8Array;
  /** 0 rental, 1 sale. */
  readonly sale: Uint8Array;
  /** 0 residential, 1 commercial. */
  readonly commercial: Uint8Array;
  readonly status: Uint8Array;
  /** Half bathrooms: 3 is 1.5. */
  readonly bathrooms: Uint8Array;
  /** Dollars, cents included; a month's rent or the price of a sale. */
  readonly price: Float64Array;
  readonly pets: Uint8Array;
  readonly incentive: Uint8Array;
  readonly source: Uint8Array;
  /** Place in `LISTING_COMPANIES`. */
  readonly company: Uint8Array;
  /** Place in the world's unit types, or `NONE`. */
  readonly unitType: Uint8Array;
  readonly unitLaundry: Uint8Array;
  /** Places in the world's agents; the second may be `NONE`. */
  readonly agent: Uint8Array;
  readonly secondAgent: Uint8Array;
  readonly featured: Uint8Array;
  /** 0 no, 1 yes, 2 not known (shown as null). */
  readonly exclusive: Uint8Array;
  readonly photos: Uint8Array;
  /** Days from the base day. */
  readonly available: Int16Array;
  /** Days from the base day to the first of `openHouses` open houses, a week apart. */
  readonly firstOpenHouse: Int16Array;
  readonly openHouses: Uint8Array;
  /** Seconds from `base`: last change of a key property, last change of the status, last time it came on the market. */
  readonly updated: Int32Array;
  readonly statusUpdated: Int32Array;
  readonly listed: Int32Array;
}

export const FIRST_LISTING_ID = 10_001;

/** Columns that change while the service runs; the others stay as they were made. */
export type ChangingColumn = 'status' | 'price' | 'available' | 'updated' | 'statusUpdated' | 'listed';

/** Columns of small codes, 0 to 255. */
export type CodeColumn = {
  [Name in keyof ListingTable]: ListingTable[Name] extends Uint8Array ? Name : never;
}[keyof ListingTable];

export function emptyTable(count: number, base: LocalDateTime): ListingTable {
  const codes = () => new Uint8Array(count);
  return {
    count,
    base,
    building: new Uint16Array(count),
    unit: new Uint16Array(count),
    layout: codes(),
    sale: codes(),
    commercial: codes(),
    status: codes(),
    bathrooms: codes(),
    price: new Float64Array(count),
    pets: codes(),
    incentive: codes(),
    source: codes(),
    company: codes(),
    unitType: codes(),
    unitLaundry: codes(),
    agent: codes(),
    secondAgent: codes(),
    featured: codes(),
    exclusive: codes(),
    photos: codes(),
    available: new Int16Array(count),
    firstOpenHouse: new Int16Array(count),
    openHouses: codes(),
    updated: new Int32Array(count),
    statusUpdated: new Int32Array(count),
    listed: new Int32Array(count),
  };
}

/** In place of a status: there is no listing in this row, because it was removed or is not in use yet. */
export const ABSENT = 255;

/** The row of a listing; undefined when there is no such listing. */
export function rowOf(table: ListingTable, id: number | undefined): number | undefined {
  const row = (id ?? 0) - FIRST_LISTING_ID;
  return row >= 0 && row < table.count && table.status[row] !== ABSENT ? row : undefined;
}

/** The number in `column` at `row`, which must be one of the table's. */
export const cell = (column: { readonly [row: number]: number }, row: number): number => column[row] ?? 0;
