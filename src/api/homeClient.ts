import type { Day } from '../time/values.ts';
import { getPublicListing } from './contract/endpoints/listings-v1.ts';
import { getListing, searchResidentialRentals } from './contract/endpoints/listings-v2.ts';
import { listFloorplans } from './contract/endpoints/reference.ts';
import type { CallOptions, Transport } from './transport.ts';

/** The calls for homes. `createLeasingClient` has them, and an integrator's own client may have them. */
export interface HomeClient {
  /** One listing of version 2 by its id (document, "GET /api/v2/listings/<listing_id>/"). */
  getListing(id: number, options?: CallOptions): Promise<unknown>;
  /** One page of the homes for rent (document, "Listings search, version 2"). `property`: the id of a community. */
  searchResidentialRentals(
    filters?: { readonly property?: number; readonly page?: number },
    options?: CallOptions,
  ): Promise<unknown>;
  /** One listing of version 1 by its id, with similar ones if `similarUnits` is true (document, "GET /api/v1/public/listings/<id>/"). */
  getPublicListing(id: number, options?: CallOptions & { readonly similarUnits?: boolean }): Promise<unknown>;
  /** The floorplans of a community (document, "GET /api/v2/communities/<community_id>/floorplans/"). */
  listFloorplans(communityId: number, query?: object, options?: CallOptions): Promise<unknown>;
}

/** Asks for homes. Each call gives the reply as it came, and throws as every call does. */
export interface AskHomes {
  /** One available home (document, "GET /api/v2/listings/<listing_id>/"). */
  readonly home: (id: number, options?: CallOptions) => Promise<unknown>;
  /** One page of the homes for rent, of a community where one is named (document, "Listings search, version 2"). */
  readonly homes: (search: HomeSearch, options?: CallOptions) => Promise<unknown>;
  /** Homes like one that may be gone (document, "GET /api/v1/public/listings/<id>/", `similar_units`). */
  readonly similar: (id: number, options?: CallOptions) => Promise<unknown>;
  /** The floorplans of a community (document, "GET /api/v2/communities/<community_id>/floorplans/"). */
  readonly floorplans: (community: number, options?: CallOptions) => Promise<unknown>;
}

/** What a search for homes asks. */
export interface HomeSearch {
  readonly community: number | undefined;
  /** From 1 on. */
  readonly page: number;
}

const queryOf = ({ community, page }: HomeSearch) => ({
  page,
  ...(community !== undefined && { property: community }),
});

/** The calls over `transport`, which has a key or reaches a proxy that adds one. */
export const homeCalls = (transport: Transport): AskHomes => ({
  home: async (id, options) => (await transport(getListing, { ...options, params: { listing_id: id } })).json,
  homes: async (search, options) =>
    (await transport(searchResidentialRentals, { ...options, params: {}, query: queryOf(search) })).json,
  similar: async (id, options) =>
    (await transport(getPublicListing, { ...options, params: { listing_id: id }, query: { similar_units: true } }))
      .json,
  floorplans: async (community, options) =>
    (await transport(listFloorplans, { ...options, params: { community_id: community } })).json,
});

/** The calls of `client`. Undefined if it has none for single homes. Any other call that it lacks gives undefined. */
export const homeCallsOf = (client: Partial<HomeClient>): AskHomes | undefined =>
  client.getListing && {
    home: async (id, options) => client.getListing?.(id, options),
    homes: async (search, options) => client.searchResidentialRentals?.(queryOf(search), options),
    similar: async (id, options) => client.getPublicListing?.(id, { ...options, similarUnits: true }),
    floorplans: async (community, options) => client.listFloorplans?.(community, {}, options),
  };

/** A home that can be seen on a tour, or a floorplan that stands for several. */
export interface Home {
  /** The number of the listing, or of the floorplan. */
  readonly id: number;
  readonly isFloorplan?: boolean | undefined;
  /** The number of the unit, or a name: `4B`. Empty where only the id is known. */
  readonly label: string;
  /** The rent of a month. For a floorplan, the lowest. */
  readonly rent?: number | undefined;
  /** What must be paid each month: the rent with all mandatory fees. */
  readonly total?: number | undefined;
  /** Mandatory fees. The total includes the monthly ones. */
  readonly fees?: readonly HomeFee[] | undefined;
  /** Whether mandatory fees come on top of the rent, and no total is known. */
  readonly areFeesExtra?: boolean | undefined;
  /** What the service says of fees, in its own words (`fee_structure`). */
  readonly feeStructure?: string | undefined;
  /** The layout, as in `layout_options` of the configuration: `studio`, `loft`, `1br` to `4+br`. */
  readonly layout?: string | undefined;
  readonly baths?: number | undefined;
  /** The size in square feet. */
  readonly size?: number | undefined;
  readonly address?: string | undefined;
  readonly availableFrom?: Day | undefined;
  readonly photo?: HomePhoto | undefined;
  /** How many photos there are. */
  readonly photos?: number | undefined;
  /** The address of a page about the home. */
  readonly url?: string | undefined;
}

/** A fee that nobody who rents the home can avoid. */
export interface HomeFee {
  /** As people read it: `trash`. */
  readonly name: string;
  readonly amount: number;
  readonly when: 'monthly' | 'once';
}

/** The addresses of one photo in two sizes, not checked yet. */
export interface HomePhoto {
  readonly small: string;
  readonly large: string;
}
