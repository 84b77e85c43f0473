import type { SearchPublicListingsReply, SinglePublicListing } from '../../../src/api/contract/schemas/listings-v1.ts';
import type { SearchListingsReply, SingleListing } from '../../../src/api/contract/schemas/listings-v2.ts';
import type { Company } from '../company.ts';
import { readId } from '../json.ts';
import { accept, notFound, type Outcome, refuse } from '../outcome.ts';
import { cell, rowOf } from '../world/listingTable.ts';
import { AVAILABLE } from '../world/vocabulary.ts';
import type { ListingIndex } from './listingIndex.ts';
import type { ListingStore } from './listingStore.ts';
import { flag } from './queryReaders.ts';
import { readSearch } from './readSearch.ts';
import { byCode, type Filter, match, search } from './search.ts';
import { parametersV1, parametersV2, sortsV1, sortsV2 } from './searchParameters.ts';
import { showSingleListing, showSinglePublicListing } from './showListing.ts';

/** The kinds of listings that a path finds. Without a kind, it finds all. */
interface Kinds {
  readonly property?: 'residential' | 'commercial';
  readonly listing?: 'rentals' | 'sales';
}

type Search = (store: ListingStore, query: URLSearchParams) => Outcome<SearchListingsReply>;

/** Only listings on the market can be found and read (document, "Listings search, version 2"). */
const onMarket = (index: ListingIndex): Filter => byCode(index, 'status', (code) => code === AVAILABLE);

const VERSION_2 = { parameters: parametersV2, sorts: sortsV2, hasPerPage: false };

/**
 * A page of the available listings that match the query, 50 at a time (document, "Listings search, version 2"). The refusal has
 * a sentence for every parameter with a wrong value.
 */
const searchOf =
  ({ property, listing }: Kinds): Search =>
  ({ index, items }, query) => {
    const request = readSearch(VERSION_2, index, query, [
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

/** One available listing (document, "GET /api/v2/listings/<listing_id>/"). Not found if it is off the market. */
export function getListing({ listings: store, faults }: Company, listingId: string): Outcome<SingleListing> {
  const known = availableRow(store, listingId);
  if (known !== undefined && faults.breaks('listing-gone', 'getListing')) {
    store.change(Number(listingId), { status: RENTED });
  }
  const row = availableRow(store, listingId);
  if (row === undefined) return notFound('listing', listingId);
  return accept(showSingleListing(store.world, store.dates, row));
}

/** The row of a listing that is on the market. */
function availableRow({ index: { table } }: ListingStore, listingId: string): number | undefined {
  const row = rowOf(table, readId(listingId));
  return row !== undefined && table.status[row] === AVAILABLE ? row : undefined;
}

/** The code of the sync for a rented listing. */
const RENTED = 400;

const VERSION_1 = { parameters: parametersV1, sorts: sortsV1, hasPerPage: true };
const SIMILAR_UNITS = 5;

/**
 * A page of the available listings that match the query (document, "GET /api/v1/public/listings/"). The refusal has a sentence
 * for every parameter with a wrong value.
 */
export function searchPublicListings(store: ListingStore, query: URLSearchParams): Outcome<SearchPublicListingsReply> {
  const { index, publicItems } = store;
  const asked = readSearch(VERSION_1, index, query, [onMarket(index)]);
  if (!asked.ok) return asked;
  return accept(publicItems.page(search(index, asked.value)));
}

/**
 * One listing (document, "GET /api/v1/public/listings/<id>/"), with similar units on request. A listing that is off the market is
 * still found, with its status (docs/api-gaps.md), because it leads to similar ones.
 */
export function getPublicListing(
  store: ListingStore,
  listingId: string,
  query: URLSearchParams,
): Outcome<SinglePublicListing> {
  const row = rowOf(store.index.table, readId(listingId));
  if (row === undefined) return notFound('listing', listingId);
  const texts = query.getAll('similar_units');
  const wanted = texts.map((text) => flag(text, store.world));
  const problem = wanted.find((reading) => 'problem' in reading);
  if (problem && 'problem' in problem) return refuse({ similar_units: [problem.problem] });
  const similar = wanted.some((reading) => 'value' in reading && reading.value) ? similarRows(store, row) : undefined;
  return accept(showSinglePublicListing(store.world, store.dates, row, similar));
}

/** Other available listings of the same kind and layout. The nearest price comes first, then the lower id. */
function similarRows({ index }: ListingStore, row: number): readonly number[] {
  const { table } = index;
  const same = (column: 'sale' | 'layout') => byCode(index, column, (code) => code === cell(table[column], row));
  const { marks } = match(index, [onMarket(index), same('sale'), same('layout')]);
  const away = (other: number) => Math.abs(cell(table.price, other) - cell(table.price, row));
  const rows: number[] = [];
  for (let other = marks.indexOf(1); other >= 0; other = marks.indexOf(1, other + 1))
    if (other !== row) rows.push(other);
  return rows.sort((one, other) => away(one) - away(other) || one - other).slice(0, SIMILAR_UNITS);
}
