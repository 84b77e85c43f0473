import type { SearchListingsReply, SingleListing } from '../../../src/api/contract/schemas/listings-v2.ts';
import { readId } from '../json.ts';
import { accept, notFound, type Outcome } from '../outcome.ts';
import type { Query } from '../query.ts';
import { rowOf } from '../world/listingTable.ts';
import { AVAILABLE } from '../world/vocabulary.ts';
import { byCode, type Filter } from './filter.ts';
import type { ListingIndex } from './listingIndex.ts';
import type { ListingStore } from './listingStore.ts';
import { parametersV2, sortsV2 } from './parametersV2.ts';
import { readSearch } from './readSearch.ts';
import { search } from './search.ts';
import { showSingleListing } from './showListing.ts';

/** The kinds a path restricts a search to; a kind that is not given is not restricted. */
interface Kinds {
  readonly property?: 'residential' | 'commercial';
  readonly listing?: 'rentals' | 'sales';
}

type Search = (store: ListingStore, query: Query) => Outcome<SearchListingsReply>;

/** Only what is on the market can be searched and read (document, "Listings search, version 2"). */
export const onMarket = (index: ListingIndex): Filter => byCode(index, 'status', (code) => code === AVAILABLE);

const DEFINITION = { parameters: parametersV2, sorts: sortsV2, hasPerPage: false };

/**
 * A page of the available listings that match the query, 50 at a time (document, "Listings search, version 2").
 * Refused with a sentence for every parameter that has an unknown value.
 */
const searchOf =
  ({ property, listing }: Kinds): Search =>
  ({ index, items }, query) => {
    const request = readSearch(DEFINITION, index, query, [
      onMarket(index),
      ...(property ? [byCode(index, 'commercial', (code) => code === (property === 'commercial' ? 1 : 0))] : []),
      ...(listing ? [byCode(index, 'sale', (code) => code === (listing === 'sales' ? 1 : 0))] : []),
    ]);
    return request.ok ? accept(items.page(search(index, request.value))) : request;
  };

export const searchListings = searchOf({});
export const searchResidentialRentals = searchOf({ property: 'residential', listing: 'rentals' });
export const searchResidentialSales = searchOf({ property: 'residential', listing: 'sales' });
export const searchCommercialRentals = searchOf({ property: 'commercial', listing: 'rentals' });
export const searchCommercialSales = searchOf({ property: 'commercial', listing: 'sales' });

/** One available listing (document, "GET /api/v2/listings/<listing_id>/"); not found once it is off the market. */
export function getListing(store: ListingStore, listingId: string): Outcome<SingleListing> {
  const row = availableRow(store, listingId);
  if (row === undefined) return notFound('listing', listingId);
  return accept(showSingleListing(store.world, store.dates, row));
}

/** The row of a listing that is on the market. */
export function availableRow({ index: { table } }: ListingStore, listingId: string): number | undefined {
  const row = rowOf(table, readId(listingId));
  return row !== undefined && table.status[row] === AVAILABLE ? row : undefined;
}
