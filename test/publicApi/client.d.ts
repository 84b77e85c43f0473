/** An agent of the company (document, "Agent (version 1)"). */
type Agent = {
  id: number;
  phone_number: string;
  mobile_phone_number: string;
  name: string;
  email: string;
  title: string;
  bio: string;
  headshot: {
    original: string;
    thumbnail: string;
  };
};
/** A neighborhood the company has homes in (document, "Neighborhood"). */
type Neighborhood = {
  id: number;
  name: string;
  city: string;
  state: string;
  area: string;
};
/** A building of the company (document, "Company building (version 2)"). */
type CompanyBuilding = {
  id: number;
  name: string;
  city: string;
  state: string;
  postal_code: string;
  street_address: string;
  building_description: string;
  cross_streets: string[];
  neighborhood: {
    id: number;
    name: string;
    city: string;
    state: string;
    area: string;
  } | null;
  building_ownership: string;
  amenities: string[];
  location: {
    latitude: number;
    longitude: number;
  } | null;
  source_id: string | null;
};
/** A floorplan of a community (document, "Community floorplan"). */
type Floorplan = {
  id: number;
  name: string;
  marketing_description: string;
  unit_types: {
    id: number;
    name: string;
    description: string;
  }[];
  photos: {
    id: number;
    xlarge: string;
    thumbnail: string;
    small: string;
    large: string;
    original: string;
    media_type: string;
    sort_order: number;
    description: string | null;
  }[];
  total_rooms: {
    min: number | null;
    max: number | null;
  };
  bathrooms: {
    min: number | null;
    max: number | null;
  };
  square_footage: {
    min: number | null;
    max: number | null;
  };
  price: {
    min: string | null;
    max: string | null;
  };
};

/** A query value; a list repeats the parameter, undefined leaves it out. */
type QueryValue = string | number | boolean | undefined | readonly (string | number)[];

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

/** The call for an agent. `createLeasingClient` has it, and an integrator's own client may have it. */
interface AgentClient {
  /** One agent by id (document, "GET /api/v1/public/agents/<id>/"). */
  getAgent(id: number, options?: CallOptions): Promise<Agent>;
}

/**
 * Wall-clock values as branded text. The service's naive times are what the property's clock shows, so they stay text
 * from the wire to the screen: a `Date` would read them through the visitor's zone. Plain `<`, `>` and `===` compare
 * them, because every value is zero-padded and goes from the largest unit to the smallest. `~kind` is there for the compiler alone.
 * It is a name and no symbol, so that the declarations of two doors of the package mean the same type.
 */
/** A calendar day, `2026-12-05`. Years 1000 to 9999. */
type Day = string & {
  readonly '~kind': 'Day';
};
/** A time of day, `10:15:00`. */
type TimeOfDay = string & {
  readonly '~kind': 'TimeOfDay';
};
/** A day and a time of day by the property's clock, `2026-12-05T10:15:00`. */
type LocalDateTime = string & {
  readonly '~kind': 'LocalDateTime';
};
/** A moment with its offset from UTC, `2026-12-05T10:15:00-05:00` or `…Z`; fractions of a second are allowed. */
type OffsetDateTime = string & {
  readonly '~kind': 'OffsetDateTime';
};
/** Reads `text` as a day, `2026-12-05`. Undefined if it is no day of the calendar, like 31 February. */
declare function parseDay(text: string): Day | undefined;
/** Reads `text` as a date and time without an offset, with `T` or a space between them. Undefined for any other text. */
declare function parseLocalDateTime(text: string): LocalDateTime | undefined;

/** One message of the service's `errors` envelope: the path below `errors`, and the text. */
interface FieldError {
  readonly path: string;
  readonly message: string;
}

/** A booked tour as the service confirms it (document, "Booking response"). What its reply lacks is undefined. */
interface BookedTour {
  readonly id: number | undefined;
  /** Whether the service asks for the full confirmation screen. */
  readonly confirmationEnabled: boolean;
  readonly start: OffsetDateTime | undefined;
  readonly location: string | undefined;
  /** `expiration_date` as it came; the document does not say what it means. */
  readonly expirationDate: string | undefined;
}
/**
 * The three documented outcomes of a booking. `token`: an edge changes the tour only for a caller with this token. Any other outcome is
 * thrown as an `ApiError`. The tour may then be booked, unless the failure is `not-sent`, `rate-limited` or a 4xx.
 */
type BookingOutcome =
  | {
      readonly kind: 'booked';
      readonly tour: BookedTour;
      readonly token?: string | undefined;
    }
  /** The time is not free, in the past or no time at all (`errors.appointment.start`). `message` has the service's own words. */
  | {
      readonly kind: 'not-available';
      readonly message: string;
    }
  /** The service refused something else. `errors` has each message of the service with its path below `errors`. */
  | {
      readonly kind: 'rejected';
      readonly errors: readonly FieldError[];
    };
/** An appointment after it was moved (document, "reschedule response"). What its reply lacks is undefined. */
interface RescheduledTour {
  readonly id: number | undefined;
  /** The status as a numeric code, or null for an appointment made in the web application. */
  readonly status: number | null | undefined;
  readonly start: OffsetDateTime | undefined;
  readonly end: OffsetDateTime | undefined;
  readonly notes: string | undefined;
  readonly location: string | undefined;
}
/**
 * The documented outcomes of moving an appointment (document, "reschedule"). `token` is the new token of an edge. Any other outcome is
 * thrown as an `ApiError`.
 */
type RescheduleOutcome =
  | {
      readonly kind: 'rescheduled';
      readonly tour: RescheduledTour;
      readonly token?: string | undefined;
    }
  /**
   * The service refused the move. `path` is the place below `errors`. At `appointment.start` the time is not free, in the past or no time
   * at all. At another path the appointment itself cannot be moved, for instance because it is cancelled. `message` has the service's own
   * words.
   */
  | {
      readonly kind: 'not-available';
      readonly path: string;
      readonly message: string;
    };
/**
 * The reply to a cancellation. `notificationSent`: whether an employee was told. `message`: the service's own words, `''` if it has none.
 */
interface Cancellation {
  readonly message: string;
  readonly notificationSent: boolean;
}
/** The options of a change of an appointment, besides its values. */
interface ChangeCallOptions extends CallOptions {
  /** The token that an edge gave with the booking. Only an edge gets it, not the service. */
  readonly token?: string | undefined;
}
/**
 * The calls that change an appointment. For an unknown one they throw an `ApiError` of kind `status` (404). A call that throws may have
 * been carried out, unless the failure is `not-sent`, `rate-limited` or a 4xx.
 */
interface AppointmentClient {
  /**
   * Moves an appointment to `start` (document, "reschedule"). The same employee keeps it if they are free, otherwise another one of
   * `groupId` gets it. Sent once.
   */
  rescheduleAppointment(
    id: number,
    groupId: number,
    start: LocalDateTime,
    options?: ChangeCallOptions,
  ): Promise<RescheduleOutcome>;
  /** Cancels an appointment. The service keeps its record. Sent once. */
  cancelAppointment(id: number, options?: ChangeCallOptions): Promise<Cancellation>;
}

/** The office hours of the present day (document, "times" without `time`). */
interface OfficeHours {
  /** The times of the day at which a tour can start, in ascending order. */
  readonly times: readonly TimeOfDay[];
  /** `appointment_sms_opt_in`; undefined when the reply had none. */
  readonly smsOptIn: boolean | undefined;
}
/**
 * The free slots of one calendar day. Asking for a time that is not free is no failure: the service answers 400 and
 * still lists the day's slots (document, "times").
 */
interface Availability {
  readonly asked: LocalDateTime;
  /** Whether the very time that was asked for is free. */
  readonly free: boolean;
  /** The free times, in ascending order, each once. Some may be of another day than the one asked for. */
  readonly slots: readonly LocalDateTime[];
  /** `appointment_sms_opt_in` of a 200. Undefined on a 400: what was known before still counts. */
  readonly smsOptIn: boolean | undefined;
  /** When the service gave this answer, by the property's clock. Set only with an edge, when the service has failed since. */
  readonly asOf?: LocalDateTime | undefined;
}

/**
 * The body that creates a prospect (document, "POST /api/v2/clients"). At most one of unit, building and community says what
 * the prospect is interested in.
 */
type CreateProspectRequest = {
  client: Omit<
    {
      move_in_date?: string | undefined;
      layout?: ('loft' | 'studio' | '1br' | '2br' | '3br' | '4+br')[] | undefined;
      price_floor?: string | number | undefined;
      price_ceiling?: string | number | undefined;
      notes?: string | undefined;
      broker_company?: string | undefined;
      broker_email?: string | undefined;
      broker_first_name?: string | undefined;
      broker_last_name?: string | undefined;
      broker_phone?: string | undefined;
      client_referral?: string | undefined;
      campaign_id?: string | undefined;
      campaign_info?: string | undefined;
      unit?: number | undefined;
      building?: number | undefined;
      community?: number | undefined;
      device?: string | undefined;
      source_type?: string | undefined;
      people: {
        phone_1?: string | undefined;
        phone_2?: string | undefined;
        is_primary?: boolean | undefined;
        first_name: string;
        last_name: string;
        email: string;
      }[];
      group: number;
    },
    'unit' | 'building' | 'community'
  > &
    (
      | {
          unit?: number;
          building?: undefined;
          community?: undefined;
        }
      | {
          unit?: undefined;
          building?: number;
          community?: undefined;
        }
      | {
          unit?: undefined;
          building?: undefined;
          community?: number;
        }
    );
};

/**
 * The documented outcomes of leaving details. Any other outcome is thrown as an `ApiError`. The details may then have arrived, unless the
 * failure is `not-sent`, `rate-limited` or a 4xx.
 */
type LeadOutcome =
  | {
      readonly kind: 'created';
    }
  /** The service refused the details. `errors` has each of its messages with its path. */
  | {
      readonly kind: 'rejected';
      readonly errors: readonly FieldError[];
    };
/** The call by which a visitor leaves details instead of booking. */
interface LeadClient {
  /**
   * Creates a prospect from the details that a visitor left (document, "POST /api/v2/clients"). Sent once. The document shows no key for
   * it, so it is sent as bookings are. A service that needs a secret key refuses it (401, 403).
   */
  createLead(client: CreateProspectRequest['client'], options?: CallOptions): Promise<LeadOutcome>;
}

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

/** The calls for agents and neighborhoods. `createLeasingClient` has them, and an integrator's own client may have them. */
interface ListClient {
  /** One page of the company's agents (document, "GET /api/v1/public/agents/"). */
  listAgents(query?: AgentFilters, options?: CallOptions): Promise<Page<Agent>>;
  /** All neighborhoods that the company knows (document, "GET /api/v2/neighborhoods/"). */
  listNeighborhoods(query?: NeighborhoodFilters, options?: CallOptions): Promise<Neighborhood[]>;
}
/** One page of a list, in the document's own shape. Pages count from 1. */
interface Page<Item> {
  readonly total_items: number;
  readonly items: Item[];
  readonly total_pages: number;
  readonly page: number;
  /**
   * The items that were left out, each by the path of the part that could not be read: `items.3.price`. The clients of this package always
   * set it.
   */
  readonly unread?: readonly string[];
}
/** The filters of `listAgents`. */
type AgentFilters = {
  readonly page?: number | undefined;
};
/** The filters of `listNeighborhoods`. */
type NeighborhoodFilters = {
  readonly city?: string | readonly string[] | undefined;
  readonly state?: string | readonly string[] | undefined;
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

/** One answer to "how did you hear about us": the service's code and its label. */
interface Source {
  readonly code: number;
  readonly label: string;
}
/** What the widget needs of a group's configuration (document, "Appointment widget configuration"). */
interface Configuration {
  /** The strings of `layout_options`, as the service sends and takes them. */
  readonly layouts: readonly string[];
  /** `discovery_source_choices`; when that list is empty, `referral_sources`. */
  readonly sources: readonly Source[];
  /**
   * `field_config`: the mode of each field by its key. A value that is no whole number becomes NaN, and its field is shown and optional.
   */
  readonly fields: Readonly<Record<string, number>>;
  /** The parts of the reply that were missing or mistyped, as paths. They are left out, except values of `field_config`. */
  readonly unread: readonly string[];
}

/** The body of a booking (document, "Booking request"). `start` is the property's wall clock, `2026-12-05T10:15:00`. */
type BookTourRequest = {
  appointment: {
    start: string;
    location: string;
    broker_booked: boolean;
  };
  client: {
    people?:
      | {
          first_name?: string | undefined;
          last_name?: string | undefined;
          email?: string | undefined;
          phone_1?: string | undefined;
        }[]
      | undefined;
    broker_first_name?: string | undefined;
    broker_last_name?: string | undefined;
    broker_company?: string | undefined;
    broker_phone?: string | undefined;
    broker_email?: string | undefined;
    community?: number | undefined;
    sms_opted_in?: number | undefined;
    move_in_date?: string | undefined;
    layout?: string[] | null | undefined;
    price_floor?: string | undefined;
    price_ceiling?: string | undefined;
    pets?: string[] | undefined;
    discovery_source?: number | undefined;
    notes?: string | undefined;
    neighborhoods?: number[] | undefined;
    elevator?: boolean | undefined;
    laundry?: number[] | undefined;
    outdoor_space?: number[] | undefined;
  } & {
    [key: string]: unknown;
  };
};

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

/** The configuration of a group, or the service's reason for giving none (document, "verify-widget", 400). */
type ConfigurationAnswer =
  | {
      readonly active: true;
      readonly configuration: Configuration;
    }
  | {
      readonly active: false;
      readonly reason: string;
    };
/** The three calls that need no visitor's data. Each throws an `ApiError` when no documented answer came. */
interface TourQuestions {
  /** The configuration of a group's appointment widget (document, "verify-widget"). */
  getWidgetConfiguration(groupId: number, options?: CallOptions): Promise<ConfigurationAnswer>;
  /** The office hours of the present day at the property (document, "times" without `time`). */
  getOfficeHours(groupId: number, options?: CallOptions): Promise<OfficeHours>;
  /** The free slots of the day of `time`, by the property's clock (document, "times" with `time`). */
  getAvailability(groupId: number, time: LocalDateTime, options?: CallOptions): Promise<Availability>;
}
/** The options of a booking, besides its values. */
interface BookingCallOptions extends CallOptions {
  /** The id by which `lookUp` names this booking. An edge gets it, the service does not. Your own client may give it to your server. */
  readonly attempt?: string | undefined;
  /** The token of the visitor's entry on the waiting list. An edge takes this entry off the list, and the service does not get it. */
  readonly token?: string | undefined;
}
/**
 * The calls of a visitor. Every booking needs four of them: those of `TourQuestions`, and `bookTour`. The others change a booked tour,
 * leave details, list choices, name an agent or show homes. The widget does not offer what the client has no call for. Each throws an
 * `ApiError` when no documented answer came.
 */
interface TourClient
  extends TourQuestions,
    Partial<AppointmentClient>,
    Partial<LeadClient>,
    Partial<ListClient>,
    Partial<AgentClient>,
    Partial<HomeClient> {
  /**
   * Books a tour (document, "POST …/book"). Sent once: after a lost reply the visitor decides whether to send it again. If the call throws,
   * the tour may be booked, unless the failure is `not-sent`, `rate-limited` or a 4xx.
   */
  bookTour(groupId: number, request: BookTourRequest, options?: BookingCallOptions): Promise<BookingOutcome>;
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

/** Why a call gave no usable answer. A refusal that the call returns as a value is not one of these. */
type ApiFailure =
  /** The request was not sent: a key or a body could not be encoded, or the given `fetch` threw at once. `cause` has the error. */
  | {
      readonly kind: 'not-sent';
    }
  /** There was no connection, or it dropped. The request may have arrived. */
  | {
      readonly kind: 'offline';
    }
  /** No full answer came within the time limit. `ms` is this limit in milliseconds. */
  | {
      readonly kind: 'timeout';
      readonly ms: number;
    }
  /** The caller's AbortSignal fired. */
  | {
      readonly kind: 'aborted';
    }
  /**
   * The answer has an error status, such as 404, that the call does not return as a value. `errors` has the service's messages. A redirect
   * that was not followed has its own status, and 0 in a browser, which hides it.
   */
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly errors: readonly FieldError[];
    }
  /** The service answered 429. `retryAfter` is in milliseconds, undefined if the service did not say it. */
  | {
      readonly kind: 'rate-limited';
      readonly retryAfter: number | undefined;
    }
  /** The answer is no JSON, or lacks what the document promises. `at` is the path in the reply, `''` for the whole reply. */
  | {
      readonly kind: 'malformed';
      readonly status: number;
      readonly at: string;
    };
/** The error that every client method throws. Its message is for the log. Use `failure.kind` to decide what to say to a visitor. */
declare class ApiError extends Error {
  readonly name = 'ApiError';
  readonly failure: ApiFailure;
  readonly method: string;
  readonly url: string;
  /** `told` says in the message what happened. Default: a description of `failure`. */
  constructor(
    failure: ApiFailure,
    request: {
      readonly method: string;
      readonly url: string;
    },
    cause?: unknown,
    told?: string,
  );
}

export { ApiError, createLeasingClient, parseDay, parseLocalDateTime };
export type {
  Agent,
  AgentClient,
  AgentFilters,
  ApiFailure,
  AppointmentClient,
  Availability,
  BookTourRequest,
  BookedTour,
  BookingCallOptions,
  BookingOutcome,
  BuildingFilters,
  CallOptions,
  Cancellation,
  ChangeCallOptions,
  ClientOptions,
  CompanyBuilding,
  Configuration,
  ConfigurationAnswer,
  CreateProspectRequest,
  Day,
  FieldError,
  Floorplan,
  FloorplanFilters,
  HomeClient,
  LeadClient,
  LeadOutcome,
  LeasingClient,
  LeasingClientOptions,
  ListClient,
  Listing,
  ListingClient,
  ListingFilters,
  LocalDateTime,
  Neighborhood,
  NeighborhoodFilters,
  OfficeHours,
  OffsetDateTime,
  Page,
  PublicListing,
  PublicListingFilters,
  QueryValue,
  RescheduleOutcome,
  RescheduledTour,
  SingleListing,
  SinglePublicListing,
  Source,
  TimeOfDay,
  TourClient,
  TourQuestions,
  Walk,
  WalkOptions,
};
