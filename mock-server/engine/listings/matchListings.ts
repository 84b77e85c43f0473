import { isOnMarket, type WorldListing } from '../world/worldListings.ts';
import { availableOn, type Present } from './listingDates.ts';

/** One condition on a listing. */
export type Filter = (listing: WorldListing) => boolean;

export interface SearchRequest {
  /** A listing must match all of them. */
  readonly filters: readonly Filter[];
  readonly sort: SortKey;
  readonly descending: boolean;
  /** Counts from 1. */
  readonly page: number;
  readonly perPage: number;
}

/** A page in the form of the document. A page after the last one is empty. */
interface Page<Item> {
  readonly total_items: number;
  readonly total_pages: number;
  readonly page: number;
  readonly items: Item[];
}

/** What the searches of both versions of the API sort by. */
const SORT_KEYS = {
  building: (_present: Present, { building }: WorldListing) => building.name,
  neighborhood: (_present: Present, { building }: WorldListing) => building.neighborhood.wire.name,
  layout: (_present: Present, { layout }: WorldListing) => layout,
  price: (_present: Present, { price }: WorldListing) => price,
  available: availableOn,
  updated: (_present: Present, { updated }: WorldListing) => updated,
  statusUpdated: (_present: Present, { statusUpdated }: WorldListing) => statusUpdated,
} satisfies Record<string, (present: Present, listing: WorldListing) => string | number>;
export type SortKey = keyof typeof SORT_KEYS;

/** The listings on the market that match every filter, by id. Only these can be found (document, "Listings search, version 2"). */
export const match = ({ world }: Present, filters: readonly Filter[]): WorldListing[] =>
  world.listings.filter((listing) => isOnMarket(listing) && filters.every((matches) => matches(listing)));

/**
 * A page of the listings that match, sorted, each as `show` shows it. Listings with equal keys are sorted by id. `descending`
 * reverses the whole order.
 */
export function search<Item>(
  present: Present,
  { filters, sort, descending, page, perPage }: SearchRequest,
  show: (present: Present, listing: WorldListing) => Item,
): Page<Item> {
  const keyOf: (present: Present, listing: WorldListing) => string | number = SORT_KEYS[sort];
  const found = match(present, filters)
    .map((listing) => ({ listing, key: keyOf(present, listing) }))
    .sort((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : one.listing.id - other.listing.id));
  if (descending) found.reverse();
  return {
    total_items: found.length,
    total_pages: Math.ceil(found.length / perPage),
    page,
    items: found.slice((page - 1) * perPage, page * perPage).map(({ listing }) => show(present, listing)),
  };
}
