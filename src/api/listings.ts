import { getAgent, listAgents } from './contract/endpoints/agents.ts';
import { listBuildings } from './contract/endpoints/buildings.ts';
import { listFloorplans } from './contract/endpoints/floorplans.ts';
import { getPublicListing, searchPublicListings } from './contract/endpoints/listings-v1.ts';
import * as v2 from './contract/endpoints/listings-v2.ts';
import { listNeighborhoods } from './contract/endpoints/neighborhoods.ts';
import { agent, agentsReply } from './contract/schemas/agents.ts';
import { buildingsReply } from './contract/schemas/buildings.ts';
import { floorplansReply } from './contract/schemas/floorplans.ts';
import { publicListingsReply, singlePublicListing } from './contract/schemas/listings-v1.ts';
import { type ListingWire, listingsReply, singleListing } from './contract/schemas/listings-v2.ts';
import { neighborhoodsReply } from './contract/schemas/neighborhoods.ts';
import type { CallOptions } from './tourQuestions.ts';
import type { Transport } from './transport.ts';
import { type QueryOf, typedCalls } from './typed.ts';

/** Filters of the version 2 searches; a list means "any of these". */
export type ListingFilters = QueryOf<typeof v2.searchListings>;
/** Filters of the version 1 search. */
export type PublicListingFilters = QueryOf<typeof searchPublicListings>;

/** The five searches of version 2: they differ in path alone. */
type Search =
  | typeof v2.searchListings
  | typeof v2.searchResidentialRentals
  | typeof v2.searchResidentialSales
  | typeof v2.searchCommercialRentals
  | typeof v2.searchCommercialSales;

/**
 * What a public key may read: listings of both generations, agents, neighborhoods, buildings, floorplans. Replies have
 * the document's shapes. An unknown id is an ApiError of kind `status` (404).
 */
export const listingCalls = (transport: Transport) => {
  const call = typedCalls(transport);
  const search =
    (endpoint: Search) =>
    (filters: ListingFilters = {}, options?: CallOptions) =>
      call(endpoint, listingsReply, { params: {}, query: filters }, options);
  const none = {};

  return {
    /** One page (50) of the available listings of every kind. */
    searchListings: search(v2.searchListings),
    searchResidentialRentals: search(v2.searchResidentialRentals),
    searchResidentialSales: search(v2.searchResidentialSales),
    searchCommercialRentals: search(v2.searchCommercialRentals),
    searchCommercialSales: search(v2.searchCommercialSales),

    /** Every available listing that matches, page after page, with the same filters. Starts at `filters.page` or 1. */
    async *eachListing(
      filters: ListingFilters = {},
      options?: CallOptions,
    ): AsyncGenerator<ListingWire, void, undefined> {
      for (let page = Number(filters.page ?? 1); ; page += 1) {
        const reply = await call(
          v2.searchListings,
          listingsReply,
          { params: {}, query: { ...filters, page } },
          options,
        );
        yield* reply.items;
        if (page >= reply.total_pages) return;
      }
    },

    getListing: (id: number, options?: CallOptions) =>
      call(v2.getListing, singleListing, { params: { listing_id: id } }, options),

    /** One page (at most 50, `per_page`) of the version 1 search. */
    searchPublicListings: (filters: PublicListingFilters = {}, options?: CallOptions) =>
      call(searchPublicListings, publicListingsReply, { params: {}, query: filters }, options),
    /** `similarUnits` adds a list of similar listings. */
    getPublicListing: (
      id: number,
      { similarUnits, ...options }: CallOptions & { readonly similarUnits?: boolean } = {},
    ) =>
      call(
        getPublicListing,
        singlePublicListing,
        { params: { listing_id: id }, query: { similar_units: similarUnits } },
        options,
      ),

    listAgents: (query: QueryOf<typeof listAgents> = none, options?: CallOptions) =>
      call(listAgents, agentsReply, { params: {}, query }, options),
    getAgent: (id: number, options?: CallOptions) => call(getAgent, agent, { params: { agent_id: id } }, options),
    listNeighborhoods: (query: QueryOf<typeof listNeighborhoods> = none, options?: CallOptions) =>
      call(listNeighborhoods, neighborhoodsReply, { params: {}, query }, options),
    listBuildings: (query: QueryOf<typeof listBuildings> = none, options?: CallOptions) =>
      call(listBuildings, buildingsReply, { params: {}, query }, options),
    listFloorplans: (communityId: number, query: QueryOf<typeof listFloorplans> = none, options?: CallOptions) =>
      call(listFloorplans, floorplansReply, { params: { community_id: communityId }, query }, options),
  };
};

export type ListingClient = ReturnType<typeof listingCalls>;
