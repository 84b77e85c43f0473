import type { SearchPublicListingsReply, SinglePublicListing } from '../../../src/api/contract/schemas/listings-v1.ts';
import type { SearchListingsReply, SingleListing } from '../../../src/api/contract/schemas/listings-v2.ts';
import type { Company } from '../company.ts';
import { readId } from '../json.ts';
import { accept, notFound, type Outcome, refuse } from '../outcome.ts';
import { isOnMarket, listingOf, type WorldListing } from '../world/worldListings.ts';
import type { Present } from './listingDates.ts';
import type { ListingStore } from './listingStore.ts';
import { type Filter, match, search } from './matchListings.ts';
import { flag } from './queryReaders.ts';
import { readSearch } from './readSearch.ts';
import { parametersV1, parametersV2, sortsV1, sortsV2 } from './searchParameters.ts';
import { showListing, showPublicListing, showSingleListing, showSinglePublicListing } from './showListing.ts';

/** The kinds of listings that a path finds. Without a kind, it finds all. */
interface Kinds {
  readonly property?: 'residential' | 'commercial';
  readonly listing?: 'rentals' | 'sales';
}

type Search = (store: ListingStore, query: URLSearchParams) => Outcome<SearchListingsReply>;

const VERSION_2 = { parameters: parametersV2, sorts: sortsV2, hasPerPage: false };

/**
 * A page of the available listings that match the query, 50 at a time (document, "Listings search, version 2"). The refusal has
 * a sentence for every parameter with a wrong value.
 */
const searchOf =
  ({ property, listing }: Kinds): Search =>
  (store, query) => {
    const present = store.present();
    const ofKind: Filter = ({ isCommercial, isSale }) =>
      (property === undefined || isCommercial === (property === 'commercial')) &&
      (listing === undefined || isSale === (listing === 'sales'));
    const request = readSearch(VERSION_2, present, query);
    if (!request.ok) return request;
    const filters = [ofKind, ...request.value.filters];
    return accept(search(present, { ...request.value, filters }, showListing));
  };

export const searchListings = searchOf({});
export const searchResidentialRentals = searchOf({ property: 'residential', listing: 'rentals' });
export const searchResidentialSales = searchOf({ property: 'residential', listing: 'sales' });
export const searchCommercialRentals = searchOf({ property: 'commercial', listing: 'rentals' });
export const searchCommercialSales = searchOf({ property: 'commercial', listing: 'sales' });

/** One available listing (document, "GET /api/v2/listings/<listing_id>/"). Not found if it is off the market. */
export function getListing({ listings: store, faults }: Company, listingId: string): Outcome<SingleListing> {
  if (available(store, listingId) && faults.breaks('listing-gone', 'getListing')) {
    store.change(Number(listingId), { status: RENTED });
  }
  const listing = available(store, listingId);
  return listing ? accept(showSingleListing(store.present(), listing)) : notFound('listing', listingId);
}

/** A listing that is on the market. */
function available({ world }: ListingStore, listingId: string): WorldListing | undefined {
  const listing = listingOf(world.listings, readId(listingId));
  return listing && isOnMarket(listing) ? listing : undefined;
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
  const present = store.present();
  const request = readSearch(VERSION_1, present, query);
  return request.ok ? accept(search(present, request.value, showPublicListing)) : request;
}

/**
 * One listing (document, "GET /api/v1/public/listings/<id>/"), with similar units on request. A listing that is off the market is
 * still found, with its status (docs/project/api-gaps.md), because it leads to similar ones.
 */
export function getPublicListing(
  store: ListingStore,
  listingId: string,
  query: URLSearchParams,
): Outcome<SinglePublicListing> {
  const listing = listingOf(store.world.listings, readId(listingId));
  if (!listing) return notFound('listing', listingId);
  const texts = query.getAll('similar_units');
  const wanted = texts.map((text) => flag(text, store.world));
  const problem = wanted.find((reading) => 'problem' in reading);
  if (problem && 'problem' in problem) return refuse({ similar_units: [problem.problem] });
  const present = store.present();
  const similar = wanted.some((reading) => 'value' in reading && reading.value)
    ? similarUnits(present, listing)
    : undefined;
  return accept(showSinglePublicListing(present, listing, similar));
}

/** Other available listings of the same kind and layout. The nearest price comes first, then the lower id. */
function similarUnits(present: Present, { id, isSale, layout, price }: WorldListing): readonly WorldListing[] {
  const away = (other: WorldListing) => Math.abs(other.price - price);
  return match(present, [(other) => other.id !== id && other.isSale === isSale && other.layout === layout])
    .sort((one, other) => away(one) - away(other) || one.id - other.id)
    .slice(0, SIMILAR_UNITS);
}
