import type { SyncListingsReply } from '../../../src/api/contract/schemas/sync.ts';
import { type LocalDateTime, parseLocalDateTime } from '../../../src/time/values.ts';
import { accept, type FieldErrors, isEmpty, type Outcome, refuse } from '../outcome.ts';
import { ABSENT, cell, FIRST_LISTING_ID } from '../world/listingTable.ts';
import { LISTING_TYPES, PROPERTY_TYPES } from '../world/vocabulary.ts';
import { secondsBetween } from './listingDates.ts';
import type { ListingStore } from './listingStore.ts';
import { integer, oneOf, type Reader } from './queryReaders.ts';
import { PAGE_SIZE } from './readSearch.ts';
import { showSyncListing } from './showListing.ts';

const MAX_ID = 999_999_999;

const sinceReader: Reader<LocalDateTime> = (text) => {
  const value = parseLocalDateTime(text);
  return value ? { value } : { problem: `${text.slice(0, 40)} is not a date and time without offset.` };
};

/**
 * A page of the sync (document, "GET /api/v2/sync/listings/"): listings of every status by descending id, 50 at a time. With
 * `max_id`, only listings below that id. The pointer is the last id of the page, or null on the last page.
 *
 * Ids never change. So a listing that changes between two pages is neither lost nor given twice.
 */
export function syncListings(store: ListingStore, query: URLSearchParams): Outcome<SyncListingsReply> {
  const { index, world, dates } = store;
  const { table } = index;
  const errors: FieldErrors = {};
  function read<Value>(name: string, reader: Reader<Value>, repeatable = false): Value[] {
    const texts = query.getAll(name);
    if (texts.length > 1 && !repeatable) errors[name] = ['Give it once.'];
    return texts.flatMap((text) => {
      const reading = reader(text, world);
      if ('value' in reading) return [reading.value];
      errors[name] = [reading.problem];
      return [];
    });
  }
  const sales = read('listing_type', oneOf(LISTING_TYPES.map(({ word }) => word)), true);
  const properties = read('property_type', oneOf(PROPERTY_TYPES.map(({ word }) => word)), true);
  const [since] = read('updated_since', sinceReader);
  const [maxId = MAX_ID] = read('max_id', integer(0, MAX_ID));
  if (!isEmpty(errors)) return refuse(errors);

  // The default is residential rentals (document).
  const saleCodes = sales.length > 0 ? sales : [0];
  const propertyCodes = properties.length > 0 ? properties : [0];
  const leastSeconds = since === undefined ? -Infinity : secondsBetween(table.base, since);
  const rows: number[] = [];
  let row = Math.min(table.count, Math.max(0, maxId - FIRST_LISTING_ID));
  // Find one row more than a page, to know whether there is another page.
  while (row > 0 && rows.length <= PAGE_SIZE) {
    row--;
    if (cell(table.status, row) === ABSENT) continue;
    if (!saleCodes.includes(cell(table.sale, row)) || !propertyCodes.includes(cell(table.commercial, row))) continue;
    if (cell(table.updated, row) >= leastSeconds) rows.push(row);
  }
  const page = rows.slice(0, PAGE_SIZE);
  const last = page.at(-1);
  const nextId = rows.length > PAGE_SIZE && last !== undefined ? FIRST_LISTING_ID + last : null;
  return accept({ items: page.map((each) => showSyncListing(world, dates, each)), pointer: { next_id: nextId } });
}
