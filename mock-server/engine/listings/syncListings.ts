import type { SyncListingsReply } from '../../../src/api/contract/schemas/sync.ts';
import { type LocalDateTime, parseLocalDateTime } from '../../../src/time/values.ts';
import { accept, type FieldErrors, isEmpty, type Outcome, refuse } from '../outcome.ts';
import { LISTING_TYPES, PROPERTY_TYPES } from '../world/vocabulary.ts';
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
  const { world } = store;
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
  const found = world.listings
    .filter(
      ({ id, state, isSale, isCommercial, updated }) =>
        state === 'listed' &&
        id < maxId &&
        saleCodes.includes(isSale ? 1 : 0) &&
        propertyCodes.includes(isCommercial ? 1 : 0) &&
        (since === undefined || updated >= since),
    )
    .reverse();
  const present = store.present();
  const page = found.slice(0, PAGE_SIZE);
  const nextId = found.length > PAGE_SIZE ? (page.at(-1)?.id ?? null) : null;
  return accept({ items: page.map((each) => showSyncListing(present, each)), pointer: { next_id: nextId } });
}
