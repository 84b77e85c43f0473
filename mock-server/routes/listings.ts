import * as v1 from '../../src/api/contract/endpoints/listings-v1.ts';
import * as v2 from '../../src/api/contract/endpoints/listings-v2.ts';
import { syncListings } from '../../src/api/contract/endpoints/sync.ts';
import { getListing, searchListings } from '../engine/listings/listings.ts';
import { getPublicListing, searchPublicListings } from '../engine/listings/publicListings.ts';
import * as sync from '../engine/listings/syncListings.ts';
import { route } from './route.ts';

/** Searches, single listings and the bulk sync. `all` stands before `{listing_id}`, which would fit it as well. */
export const listingRoutes = [
  route(v2.searchListings, ({ query }, { listings }) => searchListings(listings, query)),
  route(v2.searchResidentialRentals, ({ query }, { listings }) =>
    searchListings(listings, query, { property: 'residential', listing: 'rentals' }),
  ),
  route(v2.searchResidentialSales, ({ query }, { listings }) =>
    searchListings(listings, query, { property: 'residential', listing: 'sales' }),
  ),
  route(v2.searchCommercialRentals, ({ query }, { listings }) =>
    searchListings(listings, query, { property: 'commercial', listing: 'rentals' }),
  ),
  route(v2.searchCommercialSales, ({ query }, { listings }) =>
    searchListings(listings, query, { property: 'commercial', listing: 'sales' }),
  ),
  route(v2.getListing, ({ params }, { listings }) => getListing(listings, params.listing_id)),
  route(syncListings, ({ query }, { listings }) => sync.syncListings(listings, query)),
  route(v1.searchPublicListings, ({ query }, { listings }) => searchPublicListings(listings, query)),
  route(v1.getPublicListing, ({ params, query }, { listings }) => getPublicListing(listings, params.listing_id, query)),
];
