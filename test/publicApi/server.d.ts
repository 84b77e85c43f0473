import {
  CreateProspectRequest,
  Appointment,
  Prospect,
  ProspectEdit,
  CreateProspectV1Request,
  CreateProspectV1Reply,
} from './types/api-tourClient.js';
export {
  Agent,
  AgentClient,
  AgentFilters,
  ApiError,
  ApiFailure,
  AppointmentClient,
  Availability,
  BookTourRequest,
  BookedTour,
  BookingCallOptions,
  BookingOutcome,
  Cancellation,
  ChangeCallOptions,
  CompanyBuilding,
  Configuration,
  ConfigurationAnswer,
  FieldError,
  Floorplan,
  LeadClient,
  LeadOutcome,
  ListClient,
  Neighborhood,
  NeighborhoodFilters,
  OfficeHours,
  Page,
  QueryValue,
  RescheduleOutcome,
  RescheduledTour,
  Source,
  TourClient,
  TourQuestions,
} from './types/api-tourClient.js';
import { WalkOptions, Walk, LeasingClient } from './client.js';
export {
  BuildingFilters,
  FloorplanFilters,
  LeasingClientOptions,
  Listing,
  ListingClient,
  ListingFilters,
  PublicListing,
  PublicListingFilters,
  SingleListing,
  SinglePublicListing,
  createLeasingClient,
} from './client.js';
import { CallOptions, ClientOptions } from './types/api-homeClient.js';
export { Home, HomeClient, HomeFee, HomePhoto } from './types/api-homeClient.js';
export { NotedHome, homesInNotes } from './types/booking-tourHomes.js';
export { Day, LocalDateTime, OffsetDateTime, TimeOfDay, parseDay, parseLocalDateTime } from './types/time-values.js';

/** A reply with `items` also names the items that were left out, each by the path of its first part that could not be read. */
type Read<Output> = Output extends {
  items: readonly unknown[];
}
  ? Output & {
      readonly unread: readonly string[];
    }
  : Output;

/** The company's lists of mail addresses (document, "Email blast list"). */
type ListEmailBlastsReply = {
  id: number;
  name: string;
}[];
/** How many addresses were added to a list, and how many it had already. */
type AddEmailBlastRecipientsReply = {
  added: number;
  skipped: number;
};

/** A listing of the bulk sync: `status` is a number there. */
type SyncListing = {
  id: number;
  property_type: string;
  listing_type: string;
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
  status: number;
};
/** One page of the bulk sync. `pointer.next_id` is the `max_id` of the next page. It is null on the last page. */
type SyncListingsReply = {
  items: {
    id: number;
    property_type: string;
    listing_type: string;
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
    status: number;
  }[];
  pointer: {
    next_id: number | null;
  };
};

/** The filters of the bulk sync. Every page repeats them. */
type SyncFilters = {
  readonly listing_type?: 'rentals' | 'sales' | readonly ('rentals' | 'sales')[] | undefined;
  readonly property_type?: 'residential' | 'commercial' | readonly ('residential' | 'commercial')[] | undefined;
  readonly updated_since?: string | undefined;
};
/** The fields a prospect is created with (document, "Prospect (client) input"). */
type NewProspect = CreateProspectRequest['client'];
/** The query for one page of the bulk sync: the filters and `max_id`. */
type SyncQuery = {
  readonly listing_type?: 'rentals' | 'sales' | readonly ('rentals' | 'sales')[] | undefined;
  readonly max_id?: number | undefined;
  readonly property_type?: 'residential' | 'commercial' | readonly ('residential' | 'commercial')[] | undefined;
  readonly updated_since?: string | undefined;
};
/**
 * What only a secret key may do. For servers: no build that a browser loads has these calls. Replies have the document's shapes. What the
 * service refuses is an `ApiError` of kind `status` whose `errors` name every bad field.
 */
interface SecretClient {
  /**
   * A client's confirmed appointments and those made in the web application, by start (document, "GET
   * /api/v2/clients/<client_id>/appointments").
   */
  listClientAppointments(clientId: number, options?: CallOptions): Promise<Appointment[]>;
  /** Creates a prospect (document, "POST /api/v2/clients"). */
  createProspect(client: NewProspect, options?: CallOptions): Promise<Prospect>;
  /**
   * Edits the given values of a prospect (document, "PUT /api/v2/clients/<client_id>"). The others stay. `application` goes only with the
   * statuses `applicant` and `resident`, or without a status.
   */
  editProspect(clientId: number, client: ProspectEdit, options?: CallOptions): Promise<Prospect>;
  /** Creates a prospect in version 1 of the API (document, "POST /api/v1/clients/"). */
  createProspectV1(client: CreateProspectV1Request, options?: CallOptions): Promise<CreateProspectV1Reply>;
  /** The company's lists of mail addresses (document, "GET /api/v1/email-blasts/"). */
  listEmailBlasts(options?: CallOptions): Promise<ListEmailBlastsReply>;
  /**
   * Adds addresses to a list (document, "POST /api/v1/email-blasts/<blast_id>/recipients/"). Those that it has already are skipped. If one
   * address is bad, nothing is added.
   */
  addEmailBlastRecipients(
    blastId: number,
    emails: readonly string[],
    options?: CallOptions,
  ): Promise<AddEmailBlastRecipientsReply>;
  /**
   * One page (50) of the bulk sync (document, "GET /api/v2/sync/listings/"). For the next page, give `pointer.next_id` of this one as
   * `max_id`.
   */
  syncListings(query?: SyncQuery, options?: CallOptions): Promise<Read<SyncListingsReply>>;
  /**
   * Every listing of the bulk sync, page after page, with the filters repeated on each. Throws an `ApiError` of kind `malformed` at
   * `pointer.next_id` when that does not fall from page to page, because the walk would never end.
   */
  eachSyncedListing(filters?: SyncFilters, options?: WalkOptions): Walk<SyncListing>;
}
/** The whole API: what a public key may do, and what only a secret key may. */
type ServerClient = LeasingClient & SecretClient;
/** The options of `createServerClient`. */
interface ServerClientOptions extends ClientOptions {
  /** The secret key. It must never reach a page. */
  readonly secretKey: string;
}
/**
 * Creates a client of the whole leasing service at `baseUrl`, for servers alone. Every method takes `CallOptions` as its last argument, and
 * throws an `ApiError` when no documented answer came. Throws a TypeError of one sentence at once in a browser (a page or a worker of one),
 * without a `secretKey`, and for an invalid option.
 */
declare function createServerClient(options: ServerClientOptions): ServerClient;

export {
  Appointment,
  CallOptions,
  ClientOptions,
  CreateProspectRequest,
  CreateProspectV1Reply,
  CreateProspectV1Request,
  LeasingClient,
  Prospect,
  ProspectEdit,
  Walk,
  WalkOptions,
  createServerClient,
};
export type {
  AddEmailBlastRecipientsReply,
  ListEmailBlastsReply,
  NewProspect,
  Read,
  SecretClient,
  ServerClient,
  ServerClientOptions,
  SyncFilters,
  SyncListing,
  SyncListingsReply,
  SyncQuery,
};
