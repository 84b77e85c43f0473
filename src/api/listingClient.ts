import { getPublicListing, searchPublicListings } from './contract/endpoints/listings-v1.ts';
import * as v2 from './contract/endpoints/listings-v2.ts';
import {
  getAgent,
  listAgents,
  listBuildings,
  listFloorplans,
  listNeighborhoods,
} from './contract/endpoints/reference.ts';
import {
  type PublicListing,
  publicListingsReply,
  type SinglePublicListing,
  singlePublicListing,
} from './contract/schemas/listings-v1.ts';
import { type Listing, listingsReply, type SingleListing, singleListing } from './contract/schemas/listings-v2.ts';
import {
  type Agent,
  agent,
  agentsReply,
  buildingsReply,
  type CompanyBuilding,
  type Floorplan,
  floorplansReply,
  neighborhoodsReply,
} from './contract/schemas/reference.ts';
import { eachItem, type Walk, type WalkOptions } from './eachItem.ts';
import type { AgentFilters, ListClient, Page } from './listClient.ts';
import { type QueryOf, typedCalls } from './readReply.ts';
import type { CallOptions, Transport } from './transport.ts';

/** The filters of the version 2 searches. A list means "any of these". */
export type ListingFilters = QueryOf<typeof v2.searchListings>;
/** The filters of the version 1 search. */
export type PublicListingFilters = QueryOf<typeof searchPublicListings>;

/** The filters of `listBuildings`. */
export type BuildingFilters = QueryOf<typeof listBuildings>;
/** The filters of `listFloorplans`. */
export type FloorplanFilters = QueryOf<typeof listFloorplans>;

/** The five searches of version 2: they differ in path alone. */
type Search =
  | typeof v2.searchListings
  | typeof v2.searchResidentialRentals
  | typeof v2.searchResidentialSales
  | typeof v2.searchCommercialRentals
  | typeof v2.searchCommercialSales;

/** One page (50) of the available listings of a kind (document, "Listings search, version 2"). */
type SearchListings = (filters?: ListingFilters, options?: CallOptions) => Promise<Page<Listing>>;

/**
 * What a public key may read: listings of both versions, agents, neighborhoods, buildings, floorplans. Replies have the document's shapes.
 * Every call throws an `ApiError` when no documented answer came. For an unknown id it is of kind `status` (404).
 */
export interface ListingClient extends ListClient {
  /** One page (50) of the available listings of every kind (document, "GET /api/v2/listings/all"). */
  readonly searchListings: SearchListings;
  readonly searchResidentialRentals: SearchListings;
  readonly searchResidentialSales: SearchListings;
  readonly searchCommercialRentals: SearchListings;
  readonly searchCommercialSales: SearchListings;
  /** Every available listing that matches, page after page, with the same filters. Starts at `from`, `filters.page` or 1. */
  eachListing(filters?: ListingFilters, options?: WalkOptions): Walk<Listing>;
  /** One listing of version 2 by its id (document, "GET /api/v2/listings/<listing_id>/"). */
  getListing(id: number, options?: CallOptions): Promise<SingleListing>;
  /** One page (at most 50, `per_page`) of the version 1 search (document, "GET /api/v1/public/listings/"). */
  searchPublicListings(filters?: PublicListingFilters, options?: CallOptions): Promise<Page<PublicListing>>;
  /** Every listing of the version 1 search, page after page, as `eachListing`. */
  eachPublicListing(filters?: PublicListingFilters, options?: WalkOptions): Walk<PublicListing>;
  /** One listing of version 1 by its id (document, "GET /api/v1/public/listings/<id>/"). `similarUnits` adds a list of similar listings. */
  getPublicListing(
    id: number,
    options?: CallOptions & { readonly similarUnits?: boolean },
  ): Promise<SinglePublicListing>;
  /** Every agent, page after page. Starts at `from`, `query.page` or 1. */
  eachAgent(query?: AgentFilters, options?: WalkOptions): Walk<Agent>;
  /** One agent by id (document, "GET /api/v1/public/agents/<id>/"). */
  getAgent(id: number, options?: CallOptions): Promise<Agent>;
  /** One page of the company's buildings (document, "GET /api/v2/buildings/"). */
  listBuildings(query?: BuildingFilters, options?: CallOptions): Promise<Page<CompanyBuilding>>;
  /** Every building of the company, page after page, as `eachAgent`. */
  eachBuilding(query?: BuildingFilters, options?: WalkOptions): Walk<CompanyBuilding>;
  /** Every floorplan of a community, page after page, as `eachAgent`. */
  eachFloorplan(communityId: number, query?: FloorplanFilters, options?: WalkOptions): Walk<Floorplan>;
  /** One page of the floorplans of a community (document, "GET /api/v2/communities/<community_id>/floorplans/"). */
  listFloorplans(communityId: number, query?: FloorplanFilters, options?: CallOptions): Promise<Page<Floorplan>>;
}

/** These calls over `transport`. */
export const listingCalls = (transport: Transport): ListingClient => {
  const call = typedCalls(transport);
  const search =
    (endpoint: Search) =>
    (filters: ListingFilters = {}, options?: CallOptions) =>
      call(endpoint, listingsReply, { params: {}, query: filters }, options);
  const none = {};
  const listings = search(v2.searchListings);
  const publicListings = (filters: PublicListingFilters = {}, options?: CallOptions) =>
    call(searchPublicListings, publicListingsReply, { params: {}, query: filters }, options);
  const agents = (query: AgentFilters = none, options?: CallOptions) =>
    call(listAgents, agentsReply, { params: {}, query }, options);
  const buildings = (query: BuildingFilters = none, options?: CallOptions) =>
    call(listBuildings, buildingsReply, { params: {}, query }, options);
  const floorplans = (communityId: number, query: FloorplanFilters = none, options?: CallOptions) =>
    call(listFloorplans, floorplansReply, { params: { community_id: communityId }, query }, options);

  return {
    searchListings: listings,
    searchResidentialRentals: search(v2.searchResidentialRentals),
    searchResidentialSales: search(v2.searchResidentialSales),
    searchCommercialRentals: search(v2.searchCommercialRentals),
    searchCommercialSales: search(v2.searchCommercialSales),

    eachListing: (filters, options) =>
      eachItem((page, more) => listings({ ...filters, page }, more), filters?.page, options),

    getListing: (id, options) => call(v2.getListing, singleListing, { params: { listing_id: id } }, options),

    searchPublicListings: publicListings,
    eachPublicListing: (filters, options) =>
      eachItem((page, more) => publicListings({ ...filters, page }, more), filters?.page, options),
    getPublicListing: (id, { similarUnits, ...options } = {}) =>
      call(
        getPublicListing,
        singlePublicListing,
        { params: { listing_id: id }, query: { similar_units: similarUnits } },
        options,
      ),

    listAgents: agents,
    eachAgent: (query, options) => eachItem((page, more) => agents({ ...query, page }, more), query?.page, options),
    getAgent: (id, options) => call(getAgent, agent, { params: { agent_id: id } }, options),
    listNeighborhoods: (query = none, options) =>
      call(listNeighborhoods, neighborhoodsReply, { params: {}, query }, options),
    listBuildings: buildings,
    eachBuilding: (query, options) =>
      eachItem((page, more) => buildings({ ...query, page }, more), query?.page, options),
    listFloorplans: floorplans,
    eachFloorplan: (communityId, query, options) =>
      eachItem((page, more) => floorplans(communityId, { ...query, page }, more), query?.page, options),
  };
};
