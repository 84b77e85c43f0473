import { Day } from './time-values.js';

/** How a client reaches the service. */
interface ClientOptions {
  /** The address of the service, or of your site's own proxy for it. `/api/v2/…` is appended. */
  readonly baseUrl: string;
  /**
   * Your own function instead of the global `fetch`: for a proxy, a header, a captcha. If it throws before it returns a promise, nothing
   * was sent. If its promise rejects, the request may have arrived.
   */
  readonly fetch?: typeof fetch | undefined;
  /** Milliseconds until a call is given up, more than 0. Default 10,000; `Infinity` for no limit. */
  readonly timeout?: number | undefined;
  /** How often a GET is tried in all. Default 3. Other methods are sent once. */
  readonly attempts?: number | undefined;
}
/** The options of every call, besides its values. */
interface CallOptions {
  /** Stops the call, which then throws an ApiError of kind `aborted`. */
  readonly signal?: AbortSignal | undefined;
  /** How often a GET is tried in all. Default: the client's `attempts`. Other methods are sent once. */
  readonly attempts?: number | undefined;
  /** Makes the call fail if an item of a list has another shape than in the document. Default false: such an item is left out and named. */
  readonly strict?: boolean | undefined;
  /** Called for each item that was left out, with the path of what could not be read. Iterators and bare lists call it too. */
  readonly onUnread?: ((path: string) => void) | undefined;
}

/** The calls for homes. `createLeasingClient` has them, and an integrator's own client may have them. */
interface HomeClient {
  /** One listing of version 2 by its id (document, "GET /api/v2/listings/<listing_id>/"). */
  getListing(id: number, options?: CallOptions): Promise<unknown>;
  /** One page of the homes for rent (document, "Listings search, version 2"). `property`: the id of a community. */
  searchResidentialRentals(
    filters?: {
      readonly property?: number;
      readonly page?: number;
    },
    options?: CallOptions,
  ): Promise<unknown>;
  /** One listing of version 1 by its id, with similar ones if `similarUnits` is true (document, "GET /api/v1/public/listings/<id>/"). */
  getPublicListing(
    id: number,
    options?: CallOptions & {
      readonly similarUnits?: boolean;
    },
  ): Promise<unknown>;
  /** The floorplans of a community (document, "GET /api/v2/communities/<community_id>/floorplans/"). */
  listFloorplans(communityId: number, query?: object, options?: CallOptions): Promise<unknown>;
}
/** A home that can be seen on a tour, or a floorplan that stands for several. */
interface Home {
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
interface HomeFee {
  /** As people read it: `trash`. */
  readonly name: string;
  readonly amount: number;
  readonly when: 'monthly' | 'once';
}
/** The addresses of one photo in two sizes, not checked yet. */
interface HomePhoto {
  readonly small: string;
  readonly large: string;
}

export type { CallOptions, ClientOptions, Home, HomeClient, HomeFee, HomePhoto };
