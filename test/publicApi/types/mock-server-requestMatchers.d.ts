import { LocalDateTime } from './time-values.js';

/** The name of an operation of the API, as in docs/api.md: `bookTour`. */
type OperationName = Extract<
  | {
      readonly name: 'searchPublicListings';
      readonly method: 'GET';
      readonly path: '/api/v1/public/listings/';
      readonly auth: {
        readonly scheme: 'key';
        readonly right: 'public';
      };
      readonly query: readonly [
        'listing_type',
        'layout',
        'bathrooms',
        'min_rent',
        'max_rent',
        'cats_allowed',
        'dogs_allowed',
        'elevator',
        'doorman',
        'has_photos',
        'featured',
        'date_available_after',
        'date_available_before',
        'laundry_in_building',
        'laundry_in_unit',
        'neighborhoods',
        'n',
        'geometry',
        'agents',
        'sort',
        'sort_dir',
        'page',
        'per_page',
      ];
      readonly summary: 'Available listings that match the query, in the shape of version 1.';
      readonly document: 'GET /api/v1/public/listings/';
    }
  | {
      readonly name: 'listNeighborhoods';
      readonly method: 'GET';
      readonly path: '/api/v2/neighborhoods/';
      readonly auth: {
        readonly scheme: 'key';
        readonly right: 'public';
      };
      readonly query: readonly ['city', 'state'];
      readonly summary: 'The neighborhoods of a city or a state, or all of them.';
      readonly document: 'GET /api/v2/neighborhoods/';
    }
  | {
      readonly name: 'listAgents';
      readonly method: 'GET';
      readonly path: '/api/v1/public/agents/';
      readonly auth: {
        readonly scheme: 'key';
        readonly right: 'public';
      };
      readonly query: readonly ['page'];
      readonly summary: 'The agents of the company.';
      readonly document: 'GET /api/v1/public/agents/';
    }
  | {
      readonly method: 'GET';
      readonly auth: {
        readonly scheme: 'key';
        readonly right: 'public';
      };
      readonly query: readonly [
        'agents',
        'bathrooms',
        'building',
        'building_name_address',
        'building_ownership',
        'city',
        'commercial_use',
        'company',
        'date_available_after',
        'date_available_before',
        'doorman',
        'elevator',
        'exclusive',
        'featured',
        'geometry',
        'has_photos',
        'incentives',
        'layout',
        'listing_type',
        'management_company',
        'max_price',
        'min_price',
        'neighborhoods',
        'open_house_begin',
        'open_house_end',
        'parking',
        'pets',
        'postal_code',
        'property',
        'property_type',
        'source',
        'unit_type',
        'unit_type_name',
        'sort',
        'sort_dir',
        'page',
      ];
      readonly name: 'searchListings';
      readonly path: '/api/v2/listings/all';
      readonly summary: 'Available listings of every kind that match the query.';
      readonly document: 'GET /api/v2/listings/all';
    }
  | {
      readonly name: 'listBuildings';
      readonly method: 'GET';
      readonly path: '/api/v2/buildings/';
      readonly auth: {
        readonly scheme: 'key';
        readonly right: 'public';
      };
      readonly query: readonly ['page'];
      readonly summary: "The company's own buildings.";
      readonly document: 'GET /api/v2/buildings/';
    }
  | {
      readonly name: 'listFloorplans';
      readonly method: 'GET';
      readonly path: '/api/v2/communities/{community_id}/floorplans/';
      readonly auth: {
        readonly scheme: 'open';
        readonly right: 'public';
      };
      readonly query: readonly ['page'];
      readonly summary: 'The floorplans of a community.';
      readonly document: 'GET /api/v2/communities/<community_id>/floorplans/';
    }
  | {
      readonly name: 'syncListings';
      readonly method: 'GET';
      readonly path: '/api/v2/sync/listings/';
      readonly auth: {
        readonly scheme: 'basic';
        readonly right: 'sync';
      };
      readonly query: readonly ['listing_type', 'property_type', 'updated_since', 'max_id'];
      readonly summary: 'Listings of every status by descending id, 50 a page, walked by a pointer.';
      readonly document: 'GET /api/v2/sync/listings/';
    }
  | {
      readonly name: 'bookTour';
      readonly method: 'POST';
      readonly path: '/api/v2/appointments/group/{group_id}/book';
      readonly auth: {
        readonly scheme: 'open';
        readonly right: 'public';
      };
      readonly query: readonly [];
      readonly summary: 'Books a tour and creates or updates its prospect.';
      readonly document: 'POST /api/v2/appointments/group/<group_id>/book';
    }
  | {
      readonly name: 'cancelAppointment';
      readonly method: 'DELETE';
      readonly path: '/api/v2/appointments/{appointment_id}';
      readonly auth: {
        readonly scheme: 'open';
        readonly right: 'public';
      };
      readonly query: readonly [];
      readonly summary: 'Cancels an appointment; the record is kept.';
      readonly document: 'DELETE /api/v2/appointments/<appointment_id>';
    }
  | {
      readonly name: 'rescheduleAppointment';
      readonly method: 'PUT';
      readonly path: '/api/v2/appointments/{appointment_id}/group/{group_id}/book/';
      readonly auth: {
        readonly scheme: 'open';
        readonly right: 'public';
      };
      readonly query: readonly [];
      readonly summary: 'Moves an appointment to another start, with the same employee where that one is free.';
      readonly document: 'PUT /api/v2/appointments/<appointment_id>/group/<group_id>/book/';
    }
  | {
      readonly name: 'listClientAppointments';
      readonly method: 'GET';
      readonly path: '/api/v2/clients/{client_id}/appointments';
      readonly auth: {
        readonly scheme: 'open';
        readonly right: 'secret';
      };
      readonly query: readonly [];
      readonly summary: "A client's confirmed appointments and those made in the web application, by start.";
      readonly document: 'GET /api/v2/clients/<client_id>/appointments';
    }
  | 'lead_capture_appointment'
  | {
      readonly name: 'getWidgetConfiguration';
      readonly method: 'GET';
      readonly path: '/api/v2/group/{group_id}/verify-widget/';
      readonly auth: {
        readonly scheme: 'open';
        readonly right: 'public';
      };
      readonly query: readonly ['widget'];
      readonly summary: 'The appointment widget configuration of a group.';
      readonly document: 'GET /api/v2/group/<group_id>/verify-widget/';
    }
  | {
      readonly name: 'getTimes';
      readonly method: 'GET';
      readonly path: '/api/v2/appointments/group/{group_id}/times';
      readonly auth: {
        readonly scheme: 'open';
        readonly right: 'public';
      };
      readonly query: readonly ['time'];
      readonly summary: 'The office hours of the present day, or with `time` the free slots of that day.';
      readonly document: 'GET /api/v2/appointments/group/<group_id>/times';
    }
  | {
      readonly name: 'getPublicListing';
      readonly method: 'GET';
      readonly path: '/api/v1/public/listings/{listing_id}/';
      readonly auth: {
        readonly scheme: 'key';
        readonly right: 'public';
      };
      readonly query: readonly ['similar_units'];
      readonly summary: 'One available listing in the shape of version 1, with similar units on request.';
      readonly document: 'GET /api/v1/public/listings/<id>/';
    }
  | readonly [
      'agents',
      'bathrooms',
      'building',
      'building_name_address',
      'building_ownership',
      'city',
      'commercial_use',
      'company',
      'date_available_after',
      'date_available_before',
      'doorman',
      'elevator',
      'exclusive',
      'featured',
      'geometry',
      'has_photos',
      'incentives',
      'layout',
      'listing_type',
      'management_company',
      'max_price',
      'min_price',
      'neighborhoods',
      'open_house_begin',
      'open_house_end',
      'parking',
      'pets',
      'postal_code',
      'property',
      'property_type',
      'source',
      'unit_type',
      'unit_type_name',
    ]
  | {
      readonly method: 'GET';
      readonly auth: {
        readonly scheme: 'key';
        readonly right: 'public';
      };
      readonly query: readonly [
        'agents',
        'bathrooms',
        'building',
        'building_name_address',
        'building_ownership',
        'city',
        'commercial_use',
        'company',
        'date_available_after',
        'date_available_before',
        'doorman',
        'elevator',
        'exclusive',
        'featured',
        'geometry',
        'has_photos',
        'incentives',
        'layout',
        'listing_type',
        'management_company',
        'max_price',
        'min_price',
        'neighborhoods',
        'open_house_begin',
        'open_house_end',
        'parking',
        'pets',
        'postal_code',
        'property',
        'property_type',
        'source',
        'unit_type',
        'unit_type_name',
        'sort',
        'sort_dir',
        'page',
      ];
      readonly name: 'searchResidentialRentals';
      readonly path: '/api/v2/listings/residential/rentals/';
      readonly summary: 'Available residential rentals that match the query.';
      readonly document: 'GET /api/v2/listings/residential/rentals/';
    }
  | {
      readonly method: 'GET';
      readonly auth: {
        readonly scheme: 'key';
        readonly right: 'public';
      };
      readonly query: readonly [
        'agents',
        'bathrooms',
        'building',
        'building_name_address',
        'building_ownership',
        'city',
        'commercial_use',
        'company',
        'date_available_after',
        'date_available_before',
        'doorman',
        'elevator',
        'exclusive',
        'featured',
        'geometry',
        'has_photos',
        'incentives',
        'layout',
        'listing_type',
        'management_company',
        'max_price',
        'min_price',
        'neighborhoods',
        'open_house_begin',
        'open_house_end',
        'parking',
        'pets',
        'postal_code',
        'property',
        'property_type',
        'source',
        'unit_type',
        'unit_type_name',
        'sort',
        'sort_dir',
        'page',
      ];
      readonly name: 'searchResidentialSales';
      readonly path: '/api/v2/listings/residential/sales/';
      readonly summary: 'Available residential sales that match the query.';
      readonly document: 'GET /api/v2/listings/residential/sales/';
    }
  | {
      readonly method: 'GET';
      readonly auth: {
        readonly scheme: 'key';
        readonly right: 'public';
      };
      readonly query: readonly [
        'agents',
        'bathrooms',
        'building',
        'building_name_address',
        'building_ownership',
        'city',
        'commercial_use',
        'company',
        'date_available_after',
        'date_available_before',
        'doorman',
        'elevator',
        'exclusive',
        'featured',
        'geometry',
        'has_photos',
        'incentives',
        'layout',
        'listing_type',
        'management_company',
        'max_price',
        'min_price',
        'neighborhoods',
        'open_house_begin',
        'open_house_end',
        'parking',
        'pets',
        'postal_code',
        'property',
        'property_type',
        'source',
        'unit_type',
        'unit_type_name',
        'sort',
        'sort_dir',
        'page',
      ];
      readonly name: 'searchCommercialRentals';
      readonly path: '/api/v2/listings/commercial/rentals/';
      readonly summary: 'Available commercial rentals that match the query.';
      readonly document: 'GET /api/v2/listings/commercial/rentals/';
    }
  | {
      readonly method: 'GET';
      readonly auth: {
        readonly scheme: 'key';
        readonly right: 'public';
      };
      readonly query: readonly [
        'agents',
        'bathrooms',
        'building',
        'building_name_address',
        'building_ownership',
        'city',
        'commercial_use',
        'company',
        'date_available_after',
        'date_available_before',
        'doorman',
        'elevator',
        'exclusive',
        'featured',
        'geometry',
        'has_photos',
        'incentives',
        'layout',
        'listing_type',
        'management_company',
        'max_price',
        'min_price',
        'neighborhoods',
        'open_house_begin',
        'open_house_end',
        'parking',
        'pets',
        'postal_code',
        'property',
        'property_type',
        'source',
        'unit_type',
        'unit_type_name',
        'sort',
        'sort_dir',
        'page',
      ];
      readonly name: 'searchCommercialSales';
      readonly path: '/api/v2/listings/commercial/sales/';
      readonly summary: 'Available commercial sales that match the query.';
      readonly document: 'GET /api/v2/listings/commercial/sales/';
    }
  | {
      readonly name: 'getListing';
      readonly method: 'GET';
      readonly path: '/api/v2/listings/{listing_id}/';
      readonly auth: {
        readonly scheme: 'key';
        readonly right: 'public';
      };
      readonly query: readonly [];
      readonly summary: 'One available listing with its additional fields.';
      readonly document: 'GET /api/v2/listings/<listing_id>/';
    }
  | {
      readonly name: 'getAgent';
      readonly method: 'GET';
      readonly path: '/api/v1/public/agents/{agent_id}/';
      readonly auth: {
        readonly scheme: 'key';
        readonly right: 'public';
      };
      readonly query: readonly [];
      readonly summary: 'One agent.';
      readonly document: 'GET /api/v1/public/agents/<id>/';
    }
  | {
      readonly name: 'createProspect';
      readonly method: 'POST';
      readonly path: '/api/v2/clients';
      readonly auth: {
        readonly scheme: 'open';
        readonly right: 'secret';
      };
      readonly query: readonly [];
      readonly summary: 'Creates a prospect in a group.';
      readonly document: 'POST /api/v2/clients';
    }
  | {
      readonly name: 'editProspect';
      readonly method: 'PUT';
      readonly path: '/api/v2/clients/{client_id}';
      readonly auth: {
        readonly scheme: 'open';
        readonly right: 'secret';
      };
      readonly query: readonly [];
      readonly summary: 'Edits a limited number of fields of a prospect, its status and application among them.';
      readonly document: 'PUT /api/v2/clients/<client_id>';
    }
  | {
      readonly name: 'createProspectV1';
      readonly method: 'POST';
      readonly path: '/api/v1/clients/';
      readonly auth: {
        readonly scheme: 'basic';
        readonly right: 'secret';
      };
      readonly query: readonly [];
      readonly summary: 'Creates a prospect with the fields of version 1.';
      readonly document: 'POST /api/v1/clients/';
    }
  | {
      readonly name: 'listEmailBlasts';
      readonly method: 'GET';
      readonly path: '/api/v1/email-blasts/';
      readonly auth: {
        readonly scheme: 'basic';
        readonly right: 'secret';
      };
      readonly query: readonly [];
      readonly summary: "The account's email blast lists.";
      readonly document: 'GET /api/v1/email-blasts/';
    }
  | {
      readonly name: 'addEmailBlastRecipients';
      readonly method: 'POST';
      readonly path: '/api/v1/email-blasts/{blast_id}/recipients/';
      readonly auth: {
        readonly scheme: 'basic';
        readonly right: 'secret';
      };
      readonly query: readonly [];
      readonly summary: 'Adds recipients to an email blast list; addresses that are there already are skipped.';
      readonly document: 'POST /api/v1/email-blasts/<blast_id>/recipients/';
    },
  {
    readonly name: string;
  }
>['name'];
/** What a fault can be about. A photo is no operation of the API. */
type FaultTarget = OperationName | 'photo';

/** Something that goes wrong with some calls: which calls, how often, and what. By default it is every call, every time. */
interface Fault {
  /** Calls of these operations. `photo`: GETs of photos. A fault without `operation` never hits a photo. */
  readonly operation?: FaultTarget | readonly FaultTarget[];
  /** Calls with this HTTP method. */
  readonly method?: 'GET' | 'POST' | 'DELETE' | 'PUT';
  /** Calls about this group: it is in the path, has the appointment in the path, or is the group of the prospect in the body. */
  readonly group?: number;
  /** Only this many of those calls, from now on. */
  readonly times?: number;
  /** Only every nth of those calls: with 3 the third, the sixth, … */
  readonly every?: number;
  /** Each of those calls with this probability, 0 to 1. The same seed gives the same draws. */
  readonly probability?: number;
  /** Only calls that the service accepts (status below 300). For `cut: 'reply'`, `garbage` and `delay`. */
  readonly accepted?: boolean;
  /** Delay of the reply in milliseconds. */
  readonly delay?: number;
  /** Answers with this status. The operation does not run. */
  readonly status?: number;
  /** The body of the reply with `status`, any JSON. Default: `errors` that explain the status. */
  readonly body?: unknown;
  /** Headers of the reply with `status`. By default, 429 has `Retry-After: 2`. */
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * `request`: the connection drops and the operation does not run. `reply`: it runs, and the connection drops half way through
   * the reply.
   */
  readonly cut?: 'request' | 'reply';
  /** `half`: a complete reply whose body is half of the JSON. `html`: the page of a gateway instead of the JSON. */
  readonly garbage?: 'half' | 'html';
  /**
   * The service refuses the call by one of its own rules. Goes with `operation`, `group`, `times`, `every` and `probability`
   * only.
   */
  readonly rule?: Rule;
}
/**
 * `slot-taken`: other people really take the time of a booking that would succeed. `field-rejected`: a booking that would
 * succeed is refused for a prospect field. `fully-booked`: nobody is free. `inactive`: the widget is switched off. `listing-gone`:
 * a listing that is read by its id is really rented.
 */
type Rule = 'slot-taken' | 'field-rejected' | 'fully-booked' | 'inactive' | 'listing-gone';

/** The name of a situation that the mock can be switched to. docs/mock-reference.md describes each. */
type ScenarioName =
  | 'none'
  | 'slot-taken'
  | 'field-rejected'
  | 'fully-booked'
  | 'inactive'
  | 'listing-gone'
  | 'slow'
  | 'offline'
  | 'server-error'
  | 'html-error'
  | 'truncated'
  | 'rate-limited'
  | 'lost-reply'
  | 'listings-fail'
  | 'slow-photo';

/** A fault that is switched on, with the number of calls that it has hit. */
interface ActiveFault extends Fault {
  readonly struck: number;
}

/** The status of an appointment. */
type AppointmentStatus = 20 | 10 | 30 | 40 | 50 | 60 | null;
/** A booked tour. */
interface MockAppointment {
  readonly id: number;
  readonly group: number;
  readonly employee: number;
  /** The id of the prospect. Null for a tour without one. */
  readonly prospect: number | null;
  readonly status: AppointmentStatus;
  readonly start: LocalDateTime;
  readonly location: string;
  readonly notes: string;
  readonly broker_booked: boolean;
}

/** The values of a listing that can change. `status` is a code of the sync, `price` is in dollars. */
interface ListingChange {
  readonly status?: number;
  readonly price?: number;
  /** The day from which the home is available, like `2026-12-05`. */
  readonly dateAvailable?: string;
}

/** A person of a prospect. Unknown values are empty text. */
interface MockPerson {
  readonly id: number;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone_1: string;
  readonly phone_2: string;
  readonly is_primary: boolean;
}
/** People who look for a home. The document calls them a client. */
interface MockProspect {
  readonly id: number;
  readonly status: string;
  readonly group: number | null;
  /** At least one person. The first is the primary one unless another has `is_primary`. */
  readonly people: readonly MockPerson[];
  /** The other fields that were sent in `client`, by name. */
  readonly details: Readonly<Record<string, unknown>>;
}

/** The highest right of a key. Each kind also has the rights of the kinds before it. */
type KeyKind = 'public' | 'secret' | 'sync';

/** An appointment as `state()` shows it. */
interface AppointmentState extends Omit<MockAppointment, 'prospect' | 'employee'> {
  employee: {
    id: number;
    name: string;
  };
  client: MockProspect | null;
}
/** A prospect: people who look for a home. `details` are the other fields that a booking sends in `client`. */
interface ProspectArrangement {
  readonly people?: readonly Partial<Omit<MockProspect['people'][number], 'id'>>[];
  readonly group?: number;
  /** The status: `lead`, `toured`, `applicant`, `resident` or `not-a-prospect`. */
  readonly status?: string;
  readonly details?: Readonly<Record<string, unknown>>;
}
/** The values of a new appointment. */
interface AppointmentArrangement {
  readonly group: number;
  /** A quarter hour by the company's clock, in the past or the future: `2026-12-04T10:00:00`. */
  readonly start: string;
  /** The id of the employee. Default: the first agent of the group who is free at that time. */
  readonly employee?: number;
  /** The status code. Default: 30 (confirmed). Without a client it is null, as for an appointment made in the web application. */
  readonly status?: AppointmentStatus;
  /** The id of a prospect, or the values of a new one. Default: none. */
  readonly client?: number | ProspectArrangement | null;
  readonly location?: string;
  readonly notes?: string;
}
/** The changed values of an appointment. The others stay. */
type AppointmentChange = Partial<Omit<AppointmentArrangement, 'client'>>;
/**
 * Prepares data for a test, without the API. Each method checks its values, and throws a RangeError that says what is wrong.
 * Then nothing has changed.
 */
interface Arranging {
  addAppointment(appointment: AppointmentArrangement): AppointmentState;
  changeAppointment(id: number, changes: AppointmentChange): AppointmentState;
  /** Deletes the appointment. To cancel it, use `changeAppointment(id, { status: 40 })`. */
  removeAppointment(id: number): void;
  addProspect(prospect: ProspectArrangement): MockProspect;
  changeProspect(id: number, changes: ProspectArrangement): MockProspect;
  /** Deletes the prospect and its appointments. */
  removeProspect(id: number): void;
  /**
   * Puts a new listing on the market and gives its id. `price` in dollars, `dateAvailable` like `2026-12-24`. At most 100
   * listings can be added.
   */
  addListing(listing?: ListingChange): number;
  /**
   * Changes a listing. Its update time becomes now, so that the sync finds it by `updated_since`. `status` is 100, 200, 300, 400
   * or 410.
   */
  changeListing(id: number, changes: ListingChange): void;
  removeListing(id: number): void;
  /**
   * Lets days pass. The clock advances, tours are completed or missed, and listings are rented, get another price or return to
   * the market. The same seed gives the same events.
   */
  runDays(days: number): void;
}

/** A call of the API, with how it was answered. */
interface RecordedRequest {
  /** The number of the call. The first call is 1. */
  readonly number: number;
  /** The time that the service's clock showed. */
  readonly at: string;
  readonly method: string;
  /** The path as it was sent, without the query: `/api/v2/appointments/group/101/times`. */
  readonly path: string;
  /** The operation of the API. Null if none has this path and method. */
  readonly operation: OperationName | null;
  /** The group that the call is about. Null if it names none. */
  readonly group: number | null;
  /** The parameters by name, without the API key. A name that was sent more than once has a list. */
  readonly query: Readonly<Record<string, string | readonly string[]>>;
  /**
   * The parsed JSON. A body that is not JSON is kept as text. Of a body over 50,000 characters, the beginning is kept as text.
   * Null without a body.
   */
  readonly body: unknown;
  /** The status of the reply. 0 if the caller got no reply. */
  readonly status: number;
  /** Whether a fault hit it. */
  readonly faulty: boolean;
}
/** Selects requests. A request must match all given members. */
interface RequestFilter {
  readonly operation?: OperationName;
  readonly method?: string;
  readonly group?: number;
  readonly status?: number;
  /** Only requests with a higher number. */
  readonly after?: number;
}

/** The first and the last start of a tour by weekday: `{ monday: ['09:00', '17:30'] }`. The office is closed on other days. */
type HoursOptions = Readonly<
  Partial<
    Record<
      'saturday' | 'sunday' | 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday',
      readonly [first: string, last: string] | null
    >
  >
>;
/** An employee who gives tours. */
interface EmployeeOptions {
  readonly name: string;
  /** The number of the employee. Default: the next number from 1001 on. An employee with the same id in two groups works in both. */
  readonly id?: number;
  /** Days (`2026-12-24`) and weekdays (`friday`) on which the employee is away. */
  readonly daysOff?: readonly string[];
}
/** Options that can be set for all groups, and for each group. */
interface ScheduleOptions {
  readonly hours?: HoursOptions;
  /** Minutes between a booking and the earliest tour. Default 0. */
  readonly leadMinutes?: number;
  /** Minutes before and after a tour in which its agent is not free. Rounded up to quarter hours. Default 0. */
  readonly bufferMinutes?: number;
  /** How many days ahead a tour can be booked. Default: no limit. */
  readonly daysAhead?: number;
  /** Days without tours, like `2026-12-25`. */
  readonly holidays?: readonly string[];
  readonly employees?: readonly EmployeeOptions[];
}
/**
 * A group. The defaults come from the seeded group with the same id. Without one, they are those of group 101, with three
 * agents.
 */
interface GroupOptions extends ScheduleOptions {
  readonly id: number;
  /** Whether its widget is switched on. */
  readonly active?: boolean;
  /** The state of all fields, or of single fields (`client.pets`). Then the other fields are hidden. */
  readonly fields?: ('hidden' | 'optional' | 'required') | Readonly<Record<string, 'hidden' | 'optional' | 'required'>>;
  readonly confirmationEnabled?: boolean;
  /** Whether its employees are never free. */
  readonly neverFree?: boolean;
  readonly smsOptIn?: boolean;
  /** Hours from the booking to the `expiration_date` of the appointment. */
  readonly expirationHours?: number;
}

/** The options of a world. Hours, lead time and so on are for all groups that do not set their own. */
interface WorldOptions extends ScheduleOptions {
  /** Seed of the data: the same seed gives the same data. Default 1. */
  seed?: number;
  /** The company's time zone, an IANA name. Default America/New_York. */
  zone?: string;
  /** The number of listings. Default 500. */
  listings?: number;
  /** The share of the agents' working time that other work blocks, 0 (default) to 1. */
  busy?: number;
  scenario?: ScenarioName;
  /** Groups that replace the seeded ones. */
  groups?: readonly GroupOptions[];
  /** API keys that replace the seeded ones, each with its highest right. */
  keys?: Readonly<Record<string, KeyKind>>;
  /** Whether there are tours at the start: completed, missed, canceled, tentative, and from the web application. Default false. */
  history?: boolean;
}
/** The options of a world, and of its clock. */
interface MockServiceOptions extends WorldOptions {
  /**
   * The time of the clock at the start and after `reset`, without offset. Default: `2026-12-01T09:00:00`. A function is called
   * each time.
   */
  now?: string | (() => string);
  /** A count of milliseconds that drives the clock, like `Date.now`. By default the clock stands still. */
  ticks?: () => number;
}

/** The present state of the service, as plain data. */
interface ServiceState {
  now: string;
  scenario: ScenarioName;
  counts: Readonly<Record<string, number>>;
  /** All appointments, also canceled ones, each with its prospect (or null) and the employee's name. */
  appointments: readonly AppointmentState[];
  /** All prospects, also those of appointments. */
  prospects: readonly MockProspect[];
}
/** All data and the time of the clock. The scenario, faults and requests are not included. */
interface ServiceSnapshot {
  version: 1;
  seed: number;
  zone: string;
  listings: number;
  now: string;
  random: number;
  resources: Readonly<Record<string, unknown>>;
}
/**
 * A leasing service in memory, without HTTP. The msw `handlers` and the HTTP server answer from it. Tests use its methods to read
 * and prepare its data.
 */
interface MockService extends Arranging {
  /** The scenario that is on. `none` after its faults have had their `times`. */
  readonly scenario: ScenarioName;
  /** Switches to a scenario. Throws a RangeError that names the nearest one if there is none of this name. */
  setScenario(name: ScenarioName): void;
  /**
   * Makes calls fail: `fail('bookTour', { status: 429, times: 1 })`. `any` is for every operation and every unknown path. Gives a
   * function that ends the fault. The newest fault is tried first, and a call is hit by at most one. Throws a RangeError
   * that says what is wrong with the fault.
   */
  fail(operation: FaultTarget | readonly FaultTarget[] | 'any', fault: Omit<Fault, 'operation'>): () => void;
  /** Replaces all faults from `fail` and `setFaults`. The scenario stays. Throws as `fail` does, and then nothing has changed. */
  setFaults(faults: readonly Fault[]): void;
  /** The faults that are on, also those of the scenario, in the order in which they are tried. */
  faults(): readonly ActiveFault[];
  /** The calls of the API that match `filter`, out of the last 2000, in the order in which they were answered. */
  requests(filter?: RequestFilter): readonly RecordedRequest[];
  /** Sets the clock to `now`, a date and time without offset. Throws a RangeError for anything else. */
  setNow(now: string): void;
  /**
   * Books `start` (without offset) for other people, with every free agent of the group. Gives the number of these tours.
   * Throws a RangeError for an unknown group, and for a time at which no tour starts.
   */
  takeSlot(groupId: number, start: string): number;
  /**
   * Frees `start`: the tours that `takeSlot` made at that time are canceled, and one agent takes the time, also in a group that is never free.
   * Gives the number of agents who are free then. `reset` and `restore` take that back. Throws as `takeSlot` does.
   */
  freeSlot(groupId: number, start: string): number;
  /** Sets data, clock and scenario back to the start. Deletes all other faults, and the requests. */
  reset(): void;
  state(): ServiceState;
  snapshot(): ServiceSnapshot;
  /**
   * Goes back to a snapshot. Without `now` in it, the clock stays. Throws a TypeError if `data` is not a snapshot, or is one with
   * another seed, zone or number of listings.
   */
  restore(data: unknown): void;
}
/** Creates a leasing service with its own data. Throws a RangeError that says what is wrong with the options. */
declare function createMockService(options?: MockServiceOptions): MockService;

/** A person for `bookTour` and `createProspect`. */
interface BuiltPerson {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone_1: string;
}
/** Builds a person with a name, and with an email and a phone number that no other person has. */
declare function buildPerson(given?: Partial<BuiltPerson>): BuiltPerson;
/** Builds a body for `bookTour`: `buildBooking({ start: '2026-12-04T10:15:00' })`. `person` and `client` describe who books. */
declare function buildBooking<Client extends object = object>(given: {
  readonly start: string;
  readonly location?: string;
  readonly broker_booked?: boolean;
  readonly person?: Partial<BuiltPerson>;
  readonly client?: Client;
}): {
  appointment: {
    start: string;
    location: string;
    broker_booked: boolean;
  };
  client: {
    people: BuiltPerson[];
  } & Client;
};
/** Builds a body for `createProspect`: `buildProspect({ group: 101, layout: ['1br'] })`. */
declare const buildProspect: <
  Client extends {
    readonly group: number;
  },
>(
  client: Client,
) => {
  client: {
    people: BuiltPerson[];
  } & Client;
};

/** What a request must have. `body` and `query` must have at least these members. Lists must have the same length. */
interface WantedRequest extends Omit<RequestFilter, 'operation' | 'after'> {
  /** The number of such requests. Default: at least one. */
  readonly times?: number;
  readonly body?: unknown;
  readonly query?: RecordedRequest['query'];
}
/** The result of a matcher. */
interface MatchResult {
  readonly pass: boolean;
  readonly message: () => string;
}
/**
 * The types of the matchers: `declare module 'vitest' { interface Matchers<T> extends RequestMatchers<T> {} }`. Likewise for
 * Jest and Playwright.
 */
interface RequestMatchers<Result = unknown> {
  /** `expect(service).toHaveReceived('bookTour', { times: 1, body: { appointment: { start } } })` */
  toHaveReceived(operation: RecordedRequest['operation'], wanted?: WantedRequest): Result;
}
/** Matchers for `expect.extend` of vitest, Jest and Playwright. They check which calls a service received. */
declare const requestMatchers: {
  toHaveReceived(
    asked:
      | {
          requests(): readonly RecordedRequest[];
        }
      | {
          readonly requests: readonly RecordedRequest[];
        }
      | readonly RecordedRequest[],
    operation: RecordedRequest['operation'],
    wanted?: WantedRequest,
  ): MatchResult;
};

export { buildBooking, buildPerson, buildProspect, createMockService, requestMatchers };
export type {
  ActiveFault,
  AppointmentArrangement,
  AppointmentChange,
  AppointmentState,
  AppointmentStatus,
  Arranging,
  BuiltPerson,
  EmployeeOptions,
  Fault,
  FaultTarget,
  GroupOptions,
  HoursOptions,
  KeyKind,
  ListingChange,
  MatchResult,
  MockAppointment,
  MockPerson,
  MockProspect,
  MockService,
  MockServiceOptions,
  OperationName,
  ProspectArrangement,
  RecordedRequest,
  RequestFilter,
  RequestMatchers,
  Rule,
  ScenarioName,
  ScheduleOptions,
  ServiceSnapshot,
  ServiceState,
  WantedRequest,
  WorldOptions,
};
