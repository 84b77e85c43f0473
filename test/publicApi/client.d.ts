import {
  ListClient,
  Page,
  AgentFilters,
  Agent,
  CompanyBuilding,
  Floorplan,
  TourClient,
  AppointmentClient,
  LeadClient,
} from './types/api-tourClient.js';
export {
  AgentClient,
  ApiError,
  ApiFailure,
  Availability,
  BookTourRequest,
  BookedTour,
  BookingCallOptions,
  BookingOutcome,
  Cancellation,
  ChangeCallOptions,
  Configuration,
  ConfigurationAnswer,
  CreateProspectRequest,
  FieldError,
  LeadOutcome,
  Neighborhood,
  NeighborhoodFilters,
  OfficeHours,
  QueryValue,
  RescheduleOutcome,
  RescheduledTour,
  Source,
  TourQuestions,
} from './types/api-tourClient.js';
import { CallOptions, ClientOptions } from './types/api-homeClient.js';
export { HomeClient } from './types/api-homeClient.js';
export { Day, LocalDateTime, OffsetDateTime, TimeOfDay, parseDay, parseLocalDateTime } from './types/time-values.js';

/** A listing of the version 1 search (document, "Listing, version 1"). */
type PublicListing = {
  id: number;
  status: string;
  rent: number;
  layout: string;
  bathrooms: number;
  floor: number | null;
  square_footage: number | null;
  renter_fee: number | null;
  max_lease_term: number | null;
  min_lease_term: number | null;
  date_available: string;
  changed_at: string;
  unit_amenities: string[];
  unit_description: string;
  photos: {
    id: number;
    large: string;
    small: string;
    original: string;
    thumbnail: string;
    is_floorplan: boolean;
    local_file_name: string;
    media_type: number;
  }[];
  pets: string;
  building: {
    city: string;
    state: string;
    neighborhood: {
      name: string;
      area: string;
    };
    name: string | null;
    amenities: string[];
    id: number | null;
    street_address: string;
    location: {
      latitude: number;
      longitude: number;
    };
    zipcode: string;
  };
  contacts: {
    phone_number: string;
    mobile_phone_number: string;
    name: string;
    email: string;
  }[];
};
/** A single listing of version 1 (document, "Listing, version 1"), with similar ones if they were asked for. */
type SinglePublicListing = {
  id: number;
  status: string;
  rent: number;
  layout: string;
  bathrooms: number;
  floor: number | null;
  square_footage: number | null;
  renter_fee: number | null;
  max_lease_term: number | null;
  min_lease_term: number | null;
  date_available: string;
  changed_at: string;
  unit_amenities: string[];
  unit_description: string;
  photos: {
    id: number;
    large: string;
    small: string;
    original: string;
    thumbnail: string;
    is_floorplan: boolean;
    local_file_name: string;
    media_type: number;
  }[];
  building: {
    city: string;
    state: string;
    neighborhood: {
      name: string;
      area: string;
    };
    name: string | null;
    amenities: string[];
    id: number | null;
    street_address: string;
    location: {
      latitude: number;
      longitude: number;
    };
  };
  contacts: {
    phone_number: string;
    mobile_phone_number: string;
    name: string;
    email: string;
    agent_id: number;
  }[];
  open_houses: {
    date: string;
    start_time: string;
    end_time: string;
  }[];
  similar_units?:
    | {
        id: number;
        status: string;
        rent: number;
        layout: string;
        bathrooms: number;
        floor: number | null;
        square_footage: number | null;
        renter_fee: number | null;
        max_lease_term: number | null;
        min_lease_term: number | null;
        date_available: string;
        changed_at: string;
        unit_amenities: string[];
        unit_description: string;
        photos: {
          id: number;
          large: string;
          small: string;
          original: string;
          thumbnail: string;
          is_floorplan: boolean;
          local_file_name: string;
          media_type: number;
        }[];
        pets: string;
        building: {
          city: string;
          state: string;
          neighborhood: {
            name: string;
            area: string;
          };
          name: string | null;
          amenities: string[];
          id: number | null;
          street_address: string;
          location: {
            latitude: number;
            longitude: number;
          };
          zipcode: string;
        };
        contacts: {
          phone_number: string;
          mobile_phone_number: string;
          name: string;
          email: string;
        }[];
      }[]
    | undefined;
};

/** A listing of the version 2 searches (document, "Listing, version 2"). Prices are text, areas in square feet. */
type Listing = {
  id: number;
  property_type: string;
  listing_type: string;
  status: string;
  price: string;
  bedrooms: number;
  bathrooms: number;
  layout: string;
  square_footage: number | null;
  floor: number | null;
  occupancy_status: string | null;
  renter_fee: string | null;
  exclusive: boolean | null;
  incentives: string | null;
  key_in_office: boolean | null;
  first_showing_date: string | null;
  max_lease_term: number;
  min_lease_term: number;
  date_available: string;
  updated_at: string;
  last_listed_at: string;
  featured: boolean;
  source: string;
  amenities: string[];
  pets: string;
  access_info: string;
  description: string;
  unit_number: string;
  street_address: string;
  primary_video_url: string;
  secondary_video_url: string;
  virtual_tour_url: string;
  photos: {
    id: number;
    original: string;
    large: string;
    thumbnail: string;
    small: string;
    xlarge: string;
    sort_order: number;
    media_type: string;
  }[];
  listing_company: {
    phone_number: string;
    email: string;
    website: string;
    name: string;
    address: string;
    fax_number: string;
    logo: string | null;
    company_id: number;
  };
  building: {
    id: number;
    name: string;
    city: string;
    state: string;
    postal_code: string;
    street_address: string;
    building_description: string;
    cross_streets: string[];
    neighborhood: {
      name: string;
      area: string;
    };
    building_ownership: string | null;
    amenities: string[];
    location: {
      latitude: number;
      longitude: number;
    };
  };
  open_houses: {
    date?: string | undefined;
    start_time?: string | undefined;
    end_time?: string | undefined;
  }[];
  contacts: {
    phone_number?: string | undefined;
    mobile_phone_number?: string | undefined;
    name?: string | undefined;
    email?: string | undefined;
    agent_id?: number | undefined;
  }[];
  mls_policies: {
    vow_opt_out: boolean;
    idx_opt_out: boolean;
    allow_comments: boolean;
    allow_automated_valuations: boolean;
    cobroke_agreement: string;
  };
};
/** A single listing of version 2 (document, "Listing, version 2"). */
type SingleListing = {
  id: number;
  property_type: string;
  listing_type: string;
  status: string;
  price: string;
  bedrooms: number;
  bathrooms: number;
  layout: string;
  square_footage: number | null;
  floor: number | null;
  occupancy_status: string | null;
  renter_fee: string | null;
  exclusive: boolean | null;
  incentives: string | null;
  key_in_office: boolean | null;
  first_showing_date: string | null;
  max_lease_term: number;
  min_lease_term: number;
  date_available: string;
  updated_at: string;
  last_listed_at: string;
  featured: boolean;
  source: string;
  amenities: string[];
  pets: string;
  access_info: string;
  description: string;
  unit_number: string;
  street_address: string;
  photos: {
    id: number;
    original: string;
    large: string;
    thumbnail: string;
    small: string;
    xlarge: string;
    sort_order: number;
    media_type: string;
  }[];
  listing_company: {
    phone_number: string;
    email: string;
    website: string;
    name: string;
    address: string;
    fax_number: string;
    logo: string | null;
    company_id: number;
  };
  open_houses: {
    date?: string | undefined;
    start_time?: string | undefined;
    end_time?: string | undefined;
  }[];
  contacts: {
    phone_number?: string | undefined;
    mobile_phone_number?: string | undefined;
    name?: string | undefined;
    email?: string | undefined;
    agent_id?: number | undefined;
  }[];
  mls_policies: {
    vow_opt_out: boolean;
    idx_opt_out: boolean;
    allow_comments: boolean;
    allow_automated_valuations: boolean;
    cobroke_agreement: string;
  };
  primary_video_url?: string | null | undefined;
  secondary_video_url?: string | null | undefined;
  virtual_tour_url?: string | null | undefined;
  fee_structure: string;
  building: {
    id: number;
    name: string;
    city: string;
    state: string;
    postal_code: string;
    street_address: string;
    building_description: string;
    cross_streets: string[];
    neighborhood: {
      name: string;
      area: string;
    };
    building_ownership: string | null;
    amenities: string[];
    location: {
      latitude: number;
      longitude: number;
    };
    building_age: string;
    building_type: string;
    year_built: number;
    total_units: number;
    floors: number;
    tax_lot: string;
    tax_block: string;
  };
};

/** A walk over all items of a list: `for await (const listing of client.eachListing())`. */
type Walk<Item> = AsyncGenerator<Item, void, undefined>;
/** The options of every walk over pages, besides its filters. */
interface WalkOptions extends CallOptions {
  /** Where to begin: the number of a page, from 1 on, or the `max_id` of the sync. It wins over the page in the filters. */
  readonly from?: number | undefined;
  /**
   * Called with the number of each further page or its `max_id`, once all items before it were taken. Give this value as `from` to resume.
   */
  readonly onNext?: ((from: number) => void) | undefined;
}

/** The filters of the version 2 searches. A list means "any of these". */
type ListingFilters = {
  readonly layout?:
    | 'loft'
    | 'studio'
    | '1br'
    | '2br'
    | '3br'
    | '4+br'
    | readonly ('loft' | 'studio' | '1br' | '2br' | '3br' | '4+br')[]
    | undefined;
  readonly pets?: 'cats' | 'small-dogs' | 'large-dogs' | readonly ('cats' | 'small-dogs' | 'large-dogs')[] | undefined;
  readonly neighborhoods?: number | readonly number[] | undefined;
  readonly agents?: number | readonly number[] | undefined;
  readonly page?: number | undefined;
  readonly city?: string | readonly string[] | undefined;
  readonly postal_code?: string | readonly string[] | undefined;
  readonly building_ownership?:
    | 'condo'
    | 'coop'
    | 'condop'
    | 'singlefamily'
    | 'multifamily'
    | readonly ('condo' | 'coop' | 'condop' | 'singlefamily' | 'multifamily')[]
    | undefined;
  readonly bathrooms?:
    | '1'
    | '1.5'
    | '2'
    | '2.5'
    | '3'
    | '3.5'
    | '4+'
    | readonly ('1' | '1.5' | '2' | '2.5' | '3' | '3.5' | '4+')[]
    | undefined;
  readonly elevator?: boolean | undefined;
  readonly building?: number | readonly number[] | undefined;
  readonly building_name_address?: string | readonly string[] | undefined;
  readonly commercial_use?:
    | 'office'
    | 'retail'
    | 'industrial'
    | 'storage'
    | readonly ('office' | 'retail' | 'industrial' | 'storage')[]
    | undefined;
  readonly company?: number | readonly number[] | undefined;
  readonly date_available_after?: string | undefined;
  readonly date_available_before?: string | undefined;
  readonly doorman?:
    | 'full-time'
    | 'part-time'
    | 'no-doorman'
    | readonly ('full-time' | 'part-time' | 'no-doorman')[]
    | undefined;
  readonly exclusive?: boolean | undefined;
  readonly featured?: boolean | undefined;
  readonly geometry?: string | undefined;
  readonly has_photos?: 0 | 1 | undefined;
  readonly incentives?: 'owner-paid' | 'months-free' | readonly ('owner-paid' | 'months-free')[] | undefined;
  readonly listing_type?: 'rentals' | 'sales' | readonly ('rentals' | 'sales')[] | undefined;
  readonly management_company?: number | readonly number[] | undefined;
  readonly max_price?: number | undefined;
  readonly min_price?: number | undefined;
  readonly open_house_begin?: string | undefined;
  readonly open_house_end?: string | undefined;
  readonly parking?: 'any' | 'off-street' | 'garage' | readonly ('any' | 'off-street' | 'garage')[] | undefined;
  readonly property?: number | readonly number[] | undefined;
  readonly property_type?: 'residential' | 'commercial' | readonly ('residential' | 'commercial')[] | undefined;
  readonly sort?:
    | 'layout'
    | 'neighborhood'
    | 'price'
    | 'building'
    | 'date_available'
    | 'updated'
    | 'status_updated'
    | undefined;
  readonly sort_dir?: 'asc' | 'desc' | undefined;
  readonly source?: 'realtime' | 'rls' | 'my-company' | readonly ('realtime' | 'rls' | 'my-company')[] | undefined;
  readonly unit_type?: number | readonly number[] | undefined;
  readonly unit_type_name?: string | readonly string[] | undefined;
};
/** The filters of the version 1 search. */
type PublicListingFilters = {
  readonly layout?: 20 | 10 | 30 | 40 | 50 | 80 | readonly (20 | 10 | 30 | 40 | 50 | 80)[] | undefined;
  readonly neighborhoods?: number | readonly number[] | undefined;
  readonly agents?: number | readonly number[] | undefined;
  readonly page?: number | undefined;
  readonly bathrooms?: number | undefined;
  readonly elevator?: boolean | undefined;
  readonly cats_allowed?: boolean | undefined;
  readonly date_available_after?: string | undefined;
  readonly date_available_before?: string | undefined;
  readonly dogs_allowed?: boolean | undefined;
  readonly doorman?: boolean | undefined;
  readonly featured?: boolean | undefined;
  readonly geometry?: string | undefined;
  readonly has_photos?: boolean | undefined;
  readonly laundry_in_building?: boolean | undefined;
  readonly laundry_in_unit?: boolean | undefined;
  readonly listing_type?: 'rentals' | 'sales' | readonly ('rentals' | 'sales')[] | undefined;
  readonly max_rent?: number | undefined;
  readonly min_rent?: number | undefined;
  readonly n?: number | readonly number[] | undefined;
  readonly per_page?: number | undefined;
  readonly sort?: 'layout' | 'rent' | 'date_available' | 'updated' | 'status_updated' | undefined;
  readonly sort_dir?: 'asc' | 'desc' | undefined;
};
/** The filters of `listBuildings`. */
type BuildingFilters = {
  readonly page?: number | undefined;
};
/** The filters of `listFloorplans`. */
type FloorplanFilters = {
  readonly page?: number | undefined;
};
/**
 * What a public key may read: listings of both versions, agents, neighborhoods, buildings, floorplans. Replies have the document's shapes.
 * Every call throws an `ApiError` when no documented answer came. For an unknown id it is of kind `status` (404).
 */
interface ListingClient extends ListClient {
  /** One page (50) of the available listings of every kind (document, "GET /api/v2/listings/all"). */
  readonly searchListings: (filters?: ListingFilters, options?: CallOptions) => Promise<Page<Listing>>;
  readonly searchResidentialRentals: (filters?: ListingFilters, options?: CallOptions) => Promise<Page<Listing>>;
  readonly searchResidentialSales: (filters?: ListingFilters, options?: CallOptions) => Promise<Page<Listing>>;
  readonly searchCommercialRentals: (filters?: ListingFilters, options?: CallOptions) => Promise<Page<Listing>>;
  readonly searchCommercialSales: (filters?: ListingFilters, options?: CallOptions) => Promise<Page<Listing>>;
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
    options?: CallOptions & {
      readonly similarUnits?: boolean;
    },
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

/** All that a public key may do: booking, appointments, listings, reference data. */
type LeasingClient = TourClient & AppointmentClient & LeadClient & ListingClient;
/** The options of `createLeasingClient`. */
interface LeasingClientOptions extends ClientOptions {
  /** A public key. Only the service can tell whether it is one. */
  readonly publicKey?: string | undefined;
  /** Not allowed here. A secret key is for `createServerClient` of `tour-booking/server`. */
  readonly secretKey?: undefined;
}
/**
 * Creates a client of the leasing service at `baseUrl`, for pages and for servers. Every method takes `CallOptions` as its last argument,
 * and throws an `ApiError` when no documented answer came. Throws a TypeError of one sentence at once for an invalid option and for a
 * `secretKey`. In a browser (a page or a worker of one) it also throws for a `publicKey` that is known to be secret.
 */
declare function createLeasingClient(options: LeasingClientOptions): LeasingClient;

export {
  Agent,
  AgentFilters,
  AppointmentClient,
  CallOptions,
  ClientOptions,
  CompanyBuilding,
  Floorplan,
  LeadClient,
  ListClient,
  Page,
  TourClient,
  createLeasingClient,
};
export type {
  BuildingFilters,
  FloorplanFilters,
  LeasingClient,
  LeasingClientOptions,
  Listing,
  ListingClient,
  ListingFilters,
  PublicListing,
  PublicListingFilters,
  SingleListing,
  SinglePublicListing,
  Walk,
  WalkOptions,
};
