import { OffsetDateTime, LocalDateTime, TimeOfDay } from './time-values.js';
import { CallOptions, HomeClient } from './api-homeClient.js';

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

/** The call for an agent. `createLeasingClient` has it, and an integrator's own client may have it. */
interface AgentClient {
  /** One agent by id (document, "GET /api/v1/public/agents/<id>/"). */
  getAgent(id: number, options?: CallOptions): Promise<Agent>;
}
/** What a visitor sees of an agent. A part that is not known is empty. */
interface AgentFacts {
  readonly name: string;
  readonly title: string;
  /** The address of the photo, not checked yet. */
  readonly photo: string;
  readonly phone: string;
  /** The number for text messages. */
  readonly mobile: string;
}

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
      readonly kind: 'slot-taken';
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
  /** The time is not free, in the past or no time at all (`errors.appointment.start`). `message` has the service's own words. */
  | {
      readonly kind: 'slot-taken';
      readonly message: string;
    }
  /** The appointment itself cannot be moved, for instance because it is canceled. `path`: the place of `message` below `errors`. */
  | ({
      readonly kind: 'refused';
    } & FieldError);
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
/** An appointment (document, "Appointment (client appointments list and reschedule response)"). */
type Appointment = {
  id: number;
  status: number | null;
  start: string;
  end: string;
  notes: string;
  location: string;
  employee: {
    id: number;
    photo: string | null;
    name: string;
  };
  client: {
    id: number;
    name: string;
    group: number | null;
    person: {
      id: number;
      first_name: string;
      last_name: string;
      is_primary: boolean;
      email: string;
      phone_1: string;
      phone_2: string;
    };
    agents: unknown[];
    broker_first_name: string;
    broker_last_name: string;
    lead_source: string;
  };
  appointment_showings: unknown[];
};

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
 * The values of a prospect that can be edited (document, "PUT /api/v2/clients/<client_id>"). `application` goes only with the status
 * `applicant` or `resident`, or without a status if the prospect has one of these.
 */
type ProspectEdit = Omit<
  {
    people?:
      | {
          first_name?: string | undefined;
          last_name?: string | undefined;
          email?: string | undefined;
          phone_1?: string | undefined;
          phone_2?: string | undefined;
          is_primary?: boolean | undefined;
        }[]
      | undefined;
    move_in_date?: string | undefined;
    layout?: ('loft' | 'studio' | '1br' | '2br' | '3br' | '4+br')[] | undefined;
    price_floor?: string | number | undefined;
    price_ceiling?: string | number | undefined;
    notes?: string | undefined;
    group?: number | undefined;
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
    status?: 'lead' | 'toured' | 'applicant' | 'resident' | 'not-a-prospect' | undefined;
    application?:
      | {
          unit_id?: number | undefined;
          lease_start_date?: string | undefined;
          lease_end_date?: string | undefined;
          application_submitted_date?: string | undefined;
          application_price?: string | undefined;
          closed_date?: string | undefined;
        }
      | undefined;
  },
  'status' | 'application'
> &
  (
    | {
        status?: Exclude<
          {
            people?:
              | {
                  first_name?: string | undefined;
                  last_name?: string | undefined;
                  email?: string | undefined;
                  phone_1?: string | undefined;
                  phone_2?: string | undefined;
                  is_primary?: boolean | undefined;
                }[]
              | undefined;
            move_in_date?: string | undefined;
            layout?: ('loft' | 'studio' | '1br' | '2br' | '3br' | '4+br')[] | undefined;
            price_floor?: string | number | undefined;
            price_ceiling?: string | number | undefined;
            notes?: string | undefined;
            group?: number | undefined;
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
            status?: 'lead' | 'toured' | 'applicant' | 'resident' | 'not-a-prospect' | undefined;
            application?:
              | {
                  unit_id?: number | undefined;
                  lease_start_date?: string | undefined;
                  lease_end_date?: string | undefined;
                  application_submitted_date?: string | undefined;
                  application_price?: string | undefined;
                  closed_date?: string | undefined;
                }
              | undefined;
          }['status'],
          'applicant' | 'resident'
        >;
        application?: undefined;
      }
    | {
        status?: 'applicant' | 'resident';
        application?: NonNullable<
          {
            people?:
              | {
                  first_name?: string | undefined;
                  last_name?: string | undefined;
                  email?: string | undefined;
                  phone_1?: string | undefined;
                  phone_2?: string | undefined;
                  is_primary?: boolean | undefined;
                }[]
              | undefined;
            move_in_date?: string | undefined;
            layout?: ('loft' | 'studio' | '1br' | '2br' | '3br' | '4+br')[] | undefined;
            price_floor?: string | number | undefined;
            price_ceiling?: string | number | undefined;
            notes?: string | undefined;
            group?: number | undefined;
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
            status?: 'lead' | 'toured' | 'applicant' | 'resident' | 'not-a-prospect' | undefined;
            application?:
              | {
                  unit_id?: number | undefined;
                  lease_start_date?: string | undefined;
                  lease_end_date?: string | undefined;
                  application_submitted_date?: string | undefined;
                  application_price?: string | undefined;
                  closed_date?: string | undefined;
                }
              | undefined;
          }['application']
        >;
      }
  );
/** A prospect as the service sends it (document, "Prospect (client) input"). */
type Prospect = {
  id: number;
  group: number | null;
  broker_company: string;
  broker_email: string;
  broker_first_name: string;
  broker_last_name: string;
  broker_phone: string;
  people: {
    id: number;
    first_name: string;
    last_name: string;
    preferred_name: string;
    email: string;
    phone_1: string;
    phone_2: string;
    is_primary: boolean;
    email_updates_opt_in: boolean;
    sms_opted_in: number | null;
    move_out_date: string | null;
  }[];
  move_in_date: string | null;
  client_referral: string;
  campaign_info: string;
  layout: string[];
  price_floor: string | null;
  price_ceiling: string | null;
  discovery_source: number | null;
  status: string;
  sms_opted_in: number | null;
};
/** The body that creates a prospect in version 1 (document, "POST /api/v1/clients/"). */
type CreateProspectV1Request = {
  people: {
    first_name?: string | undefined;
    last_name?: string | undefined;
    email?: string | undefined;
    phone_1?: string | undefined;
    date_of_birth?: string | undefined;
  }[];
  layout?: number[] | undefined;
  price_floor?: number | undefined;
  price_ceiling?: number | undefined;
  move_in_date?: string | undefined;
  client_referral?: string | undefined;
  notes?: string | undefined;
};
/** The reply when a prospect was created in version 1 (document, "POST /api/v1/clients/"). */
type CreateProspectV1Reply = {
  id: number;
  people: {
    id: number;
    first_name: string;
    last_name: string;
    preferred_name: string;
    email: string;
    phone_1: string;
    phone_2: string;
    is_primary: boolean;
    email_updates_opt_in: boolean;
    sms_opted_in: number | null;
    move_out_date: string | null;
  }[];
  status: string;
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
/** Why a call gave no answer. `unknown`: the integrator's own client threw something other than an `ApiError`. */
type FailureKind = ApiFailure['kind'] | 'unknown';

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
  /** The token of the visitor's entry on the waitlist. An edge takes this entry off the list, and the service does not get it. */
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

export { ApiError };
export type {
  Agent,
  AgentClient,
  AgentFacts,
  AgentFilters,
  ApiFailure,
  Appointment,
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
  CreateProspectRequest,
  CreateProspectV1Reply,
  CreateProspectV1Request,
  FailureKind,
  FieldError,
  Floorplan,
  LeadClient,
  LeadOutcome,
  ListClient,
  Neighborhood,
  NeighborhoodFilters,
  OfficeHours,
  Page,
  Prospect,
  ProspectEdit,
  QueryValue,
  RescheduleOutcome,
  RescheduledTour,
  Source,
  TourClient,
  TourQuestions,
};
