import type { ListingsReplyWire, SingleListingWire } from '../../../src/api/contract/schemas/listings-v2.ts';
import { readId } from '../json.ts';
import { accept, notFound, type Outcome } from '../outcome.ts';
import { rowOf } from '../world/listingTable.ts';
import { AVAILABLE } from '../world/vocabulary.ts';
import { byCode, type Filter } from './filter.ts';
import type { ListingIndex } from './listingIndex.ts';
import type { ListingStore } from './listingStore.ts';
import { parametersV2, sortsV2 } from './parametersV2.ts';
import type { Query } from './readers.ts';
import { readSearch } from './readSearch.ts';
import { search } from './search.ts';
import { showSingleListing } from './showListing.ts';

/** The kinds a path restricts a search to; a kind that is not given is not restricted. */
export interface Kinds {
  readonly property?: 'residential' | 'commercial';
  readonly listing?: 'rentals' | 'sales';
}

/** Only what is on the market can be searched and read (document, "Listings search, version 2"). */
export const onMarket = (index: ListingIndex): Filter => byCode(index, 'status', (code) => code === AVAILABLE);

const LANGUAGE = { parameters: parametersV2, sorts: sortsV2, hasPerPage: false };

/**
 * A page of the available listings that match the query, 50 at a time (document, "Listings search, version 2").
 * Refused with a sentence for every parameter that has an unknown value.
 */
export function searchListings(store: ListingStore, query: Query, kinds: Kinds = {}): Outcome<ListingsReplyWire> {
  const { index, shown } = store;
  const { property, listing } = kinds;
  const asked = readSearch(LANGUAGE, index, query, [
    onMarket(index),
    ...(property ? [byCode(index, 'commercial', (code) => code === (property === 'commercial' ? 1 : 0))] : []),
    ...(listing ? [byCode(index, 'sale', (code) => code === (listing === 'sales' ? 1 : 0))] : []),
  ]);
  if (!asked.ok) return asked;
  return accept(shown.page(search(index, asked.value)));
}

/** One available listing (document, "GET /api/v2/listings/<listing_id>/"); not found once it is off the market. */
export function getListing(store: ListingStore, listingId: string): Outcome<SingleListingWire> {
  const row = availableRow(store, listingId);
  if (row === undefined) return notFound('listing', listingId);
  return accept(showSingleListing(store.world, store.dates, row));
}

/** The row of a listing that is on the market. */
export function availableRow({ index: { table } }: ListingStore, listingId: string): number | undefined {
  const row = rowOf(table, readId(listingId));
  return row !== undefined && table.status[row] === AVAILABLE ? row : undefined;
}
