import * as v1 from '../../src/api/contract/endpoints/listings-v1.ts';
import * as v2 from '../../src/api/contract/endpoints/listings-v2.ts';
import * as sync from '../../src/api/contract/endpoints/sync.ts';
import * as listings from '../engine/listings/listings.ts';
import { getPublicListing, searchPublicListings } from '../engine/listings/publicListings.ts';
import { syncListings } from '../engine/listings/syncListings.ts';
import { type RoutesOf, route } from './route.ts';

/** Searches, single listings and the bulk sync. `all` stands before `{listing_id}`, which matches it as well. */
export const listingRoutes = {
  searchListings: route(v2.searchListings, ({ query }, { listings: store }) => listings.searchListings(store, query)),
  searchResidentialRentals: route(v2.searchResidentialRentals, ({ query }, { listings: store }) =>
    listings.searchResidentialRentals(store, query),
  ),
  searchResidentialSales: route(v2.searchResidentialSales, ({ query }, { listings: store }) =>
    listings.searchResidentialSales(store, query),
  ),
  searchCommercialRentals: route(v2.searchCommercialRentals, ({ query }, { listings: store }) =>
    listings.searchCommercialRentals(store, query),
  ),
  searchCommercialSales: route(v2.searchCommercialSales, ({ query }, { listings: store }) =>
    listings.searchCommercialSales(store, query),
  ),
  getListing: route(v2.getListing, ({ params }, { listings: store }) => listings.getListing(store, params.listing_id)),
  syncListings: route(sync.syncListings, ({ query }, { listings: store }) => syncListings(store, query)),
  searchPublicListings: route(v1.searchPublicListings, ({ query }, { listings: store }) =>
    searchPublicListings(store, query),
  ),
  getPublicListing: route(v1.getPublicListing, ({ params, query }, { listings: store }) =>
    getPublicListing(store, params.listing_id, query),
  ),
} satisfies RoutesOf<typeof v1 & typeof v2 & typeof sync>;
