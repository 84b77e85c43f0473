import { RequestHandler } from 'msw';

/** A day and a time of day by the property's clock, `2026-12-05T10:15:00`. */
type LocalDateTime = string & {
  readonly '~kind': 'LocalDateTime';
};

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

/** Something that goes wrong with some calls: which, how often, and what. Without any of the first two: every call, always. */
interface Fault {
  /** The calls of these operations. */
  readonly operation?: OperationName | readonly OperationName[];
  /** The calls with this HTTP method. */
  readonly method?: 'GET' | 'POST' | 'DELETE' | 'PUT';
  /** The calls about this group: it stands in the path, holds the appointment of the path, or is the prospect's. */
  readonly group?: number;
  /** Only the next so many of those calls. */
  readonly times?: number;
  /** Only each so-manieth of them: 3 is the third, the sixth, … */
  readonly every?: number;
  /** Each of them with this probability, 0 to 1. The same seed draws the same. */
  readonly probability?: number;
  /** Only those that the service accepts (status below 300); for `cut: 'reply'`, `garbage` and `delay`. */
  readonly accepted?: boolean;
  /** Milliseconds the reply waits. */
  readonly delay?: number;
  /** Answers with this status; the operation does not run. */
  readonly status?: number;
  /** The body beside `status`, any JSON. Default: `errors` that say what the status means. */
  readonly body?: unknown;
  /** Headers beside `status`. 429 has `Retry-After: 2` without them. */
  readonly headers?: Readonly<Record<string, string>>;
  /** `request`: the connection drops and nothing happened. `reply`: the operation runs, half of the reply comes, then it drops. */
  readonly cut?: 'request' | 'reply';
  /** `half`: a reply that is complete, with half of its JSON. `html`: a gateway's page in place of the JSON. */
  readonly garbage?: 'half' | 'html';
  /** What the service itself says no to, by its own rules: it takes `operation`, `group` and how often, and nothing else. */
  readonly rule?: Rule;
}
/**
 * `slot-taken`: a booking that would succeed finds its time gone, really taken by others. `field-rejected`: such a booking
 * is refused for a prospect field. `fully-booked`: nobody is free. `inactive`: the widget is switched off.
 */
type Rule = 'slot-taken' | 'field-rejected' | 'fully-booked' | 'inactive';

/** A situation the mock can be switched to; docs/mock.md says what each is. */
type ScenarioName =
  | 'none'
  | 'slot-taken'
  | 'field-rejected'
  | 'fully-booked'
  | 'inactive'
  | 'slow'
  | 'offline'
  | 'server-error'
  | 'html-error'
  | 'truncated'
  | 'rate-limited'
  | 'lost-reply';

/** A fault that is switched on, and how many calls it has met. */
interface ActiveFault extends Fault {
  readonly struck: number;
}

/** What a key may do at most; each kind has the rights of those before it. */
type KeyKind = 'public' | 'secret' | 'sync';

/** How far an appointment is. */
type AppointmentStatus = 20 | 10 | 30 | 40 | 50 | 60 | null;
/** A tour that was booked. */
interface MockAppointment {
  readonly id: number;
  readonly group: number;
  readonly employee: number;
  /** Null for a tour that was made in the web application. */
  readonly prospect: number | null;
  readonly status: AppointmentStatus;
  readonly start: LocalDateTime;
  readonly location: string;
  readonly notes: string;
  readonly broker_booked: boolean;
}

/** What may be changed of a listing. `status` is one of the sync's codes, `price` dollars. */
interface ListingChange {
  readonly status?: number;
  readonly price?: number;
  /** `2026-12-05` */
  readonly dateAvailable?: string;
}

/** A person of a prospect. Members that were never given are empty text. */
interface MockPerson {
  readonly id: number;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone_1: string;
  readonly phone_2: string;
  readonly is_primary: boolean;
}
/** A client of the company, in the document's sense: people who look for a home. */
interface MockProspect {
  readonly id: number;
  readonly status: string;
  readonly group: number | null;
  /** At least one; the first is the primary one unless another says so. */
  readonly people: readonly MockPerson[];
  /** Everything else that was sent under `client`, by its name there. */
  readonly details: Readonly<Record<string, unknown>>;
}

/** An appointment as the state of the service shows it. */
interface AppointmentState extends Omit<MockAppointment, 'prospect' | 'employee'> {
  employee: {
    id: number;
    name: string;
  };
  client: MockProspect | null;
}
/** Someone who looks for a home; `details` as they are sent under `client`. */
interface ProspectArrangement {
  readonly people?: readonly Partial<Omit<MockProspect['people'][number], 'id'>>[];
  readonly group?: number;
  /** `lead`, `toured`, `applicant`, `resident` or `not-a-prospect`. */
  readonly status?: string;
  readonly details?: Readonly<Record<string, unknown>>;
}
/** What is said of an appointment. */
interface AppointmentArrangement {
  readonly group: number;
  /** A quarter hour by the company's clock, past or to come: `2026-12-04T10:00:00`. */
  readonly start: string;
  /** Default: the first agent of the group who is free then. */
  readonly employee?: number;
  /** Default 30 (confirmed); null without a client, as the web application makes it. */
  readonly status?: AppointmentStatus;
  /** The id of a prospect, or a new one. Default: none. */
  readonly client?: number | ProspectArrangement | null;
  readonly location?: string;
  readonly notes?: string;
}
/** What is changed of an appointment; what is left out stays. */
type AppointmentChange = Partial<Omit<AppointmentArrangement, 'client'>>;
/**
 * What a test arranges beside the API. All of it is checked as a request is; each method throws a RangeError that says
 * what is wrong, and then nothing has changed.
 */
interface Arranging {
  addAppointment(appointment: AppointmentArrangement): AppointmentState;
  changeAppointment(id: number, changes: AppointmentChange): AppointmentState;
  /** Forgets it, as if it had never been made. To cancel it: `changeAppointment(id, { status: 40 })`. */
  removeAppointment(id: number): void;
  addProspect(prospect: ProspectArrangement): MockProspect;
  changeProspect(id: number, changes: ProspectArrangement): MockProspect;
  /** Forgets it, and its appointments. */
  removeProspect(id: number): void;
  /** Puts a new listing on the market now, and gives its id. `price` in dollars, `dateAvailable` like `2026-12-24`. At most 100. */
  addListing(listing?: ListingChange): number;
  /** Changes it now, so that the sync gives it after `updated_since`. `status` as in the sync: 100, 200, 300, 400, 410. */
  changeListing(id: number, changes: ListingChange): void;
  removeListing(id: number): void;
  /**
   * Lets days pass: the clock goes on, tours are completed or missed, listings are rented, repriced and come back. The same
   * days of the same seed go the same way.
   */
  runDays(days: number): void;
}

/** A call of the API as it was answered. */
interface RecordedRequest {
  /** Counts from 1. */
  readonly number: number;
  /** What the service's clock showed. */
  readonly at: string;
  readonly method: string;
  /** Without the query, as it was sent: `/api/v2/appointments/group/101/times`. */
  readonly path: string;
  /** Null for a path or a method that no operation has. */
  readonly operation: OperationName | null;
  /** The group it is about, where it names one. */
  readonly group: number | null;
  /** By name; a list where a name was sent more than once. The API key is left out. */
  readonly query: Readonly<Record<string, string | readonly string[]>>;
  /** The parsed JSON; the text where it is none, or longer than 50,000 characters (its beginning); null without a body. */
  readonly body: unknown;
  /** 0 when no reply was given. */
  readonly status: number;
  /** Whether a fault met it. */
  readonly faulty: boolean;
}
/** Which requests are wanted; what is given must all fit. */
interface RequestFilter {
  readonly operation?: OperationName;
  readonly method?: string;
  readonly group?: number;
  readonly status?: number;
}

/** The present state of the service as plain data. */
interface ServiceState {
  now: string;
  scenario: ScenarioName;
  counts: Readonly<Record<string, number>>;
  /** Every appointment, cancelled ones included, with its prospect (null: none) and the employee's name. */
  appointments: readonly AppointmentState[];
  /** Every prospect, those of appointments among them. */
  prospects: readonly MockProspect[];
}
/** All data, and the clock. Scenario, faults and journal are not part of it. */
interface ServiceSnapshot {
  version: 1;
  seed: number;
  zone: string;
  listings: number;
  now: string;
  random: number;
  resources: Readonly<Record<string, unknown>>;
}
/** A leasing service in memory, without HTTP: `handlers` for msw and the HTTP server answer by it. Its own functions look at its data and arrange it. */
interface MockService extends Arranging {
  /** The scenario that is on, `none` when its faults have had their times. */
  readonly scenario: ScenarioName;
  setScenario(name: ScenarioName): void;
  /**
   * Makes something go wrong: `fail('bookTour', { status: 429, times: 1 })`; `any` for every operation, and paths that are
   * none. Gives what ends it. The one that was added last is asked first, and a
   * call meets one fault at most. Throws a RangeError that names what is wrong
   * with the fault.
   */
  fail(operation: OperationName | readonly OperationName[] | 'any', fault: Omit<Fault, 'operation'>): () => void;
  /** Puts these in place of all that `fail` and `setFaults` have set; the scenario stays. Throws as `fail` does, and then nothing changes. */
  setFaults(faults: readonly Fault[]): void;
  /** The faults that are on, those of the scenario among them, in the order they are asked. */
  faults(): readonly ActiveFault[];
  /** The last 2000 calls of the API in the order they were answered, those that `filter` wants. */
  requests(filter?: RequestFilter): readonly RecordedRequest[];
  /** Sets the clock to `now` (no offset). Throws a RangeError when that is no date and time. */
  setNow(now: string): void;
  /**
   * Books `start` (no offset) for other people with every agent of the group who is free then; gives the number of those
   * tours. Throws a RangeError for an unknown group, or a time at which no tour starts.
   */
  takeSlot(groupId: number, start: string): number;
  /** World, clock and scenario as at the start; no other faults, no requests. */
  reset(): void;
  state(): ServiceState;
  snapshot(): ServiceSnapshot;
  /** Goes back to what `snapshot` gave; without `now` the clock stays. Throws a TypeError when `data` is not that, or is of another seed, zone or number of listings. */
  restore(data: unknown): void;
}

/** The first and the last start of a tour by weekday, `{ monday: ['09:00', '17:30'] }`; null or no entry: closed. */
type HoursOptions = Readonly<
  Partial<
    Record<
      'saturday' | 'sunday' | 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday',
      readonly [first: string, last: string] | null
    >
  >
>;
/** Someone who gives tours. */
interface EmployeeOptions {
  readonly name: string;
  /** Default: counted on from 1001. Whoever has the same id in two groups works in both. */
  readonly id?: number;
  /** Days (`2026-12-24`) and weekdays (`friday`) on which they are away. */
  readonly daysOff?: readonly string[];
}
/** What may be set for all groups, and for one. */
interface OpeningOptions {
  readonly hours?: HoursOptions;
  /** How far ahead a tour has to be booked, in minutes. Default 0. */
  readonly leadMinutes?: number;
  /** How long an agent is not free before and after a tour, in minutes, rounded up to quarter hours. Default 0. */
  readonly bufferMinutes?: number;
  /** How many days ahead can be booked. Default: no limit. */
  readonly horizonDays?: number;
  /** Days without tours, `2026-12-25`. */
  readonly holidays?: readonly string[];
  readonly employees?: readonly EmployeeOptions[];
}
/** A group. What is left out is as in the seeded group of that id; where there is none, as in 101 with three agents. */
interface GroupOptions extends OpeningOptions {
  readonly id: number;
  /** Whether its widget is switched on. */
  readonly active?: boolean;
  /** The state of all fields, or of those named (`client.pets`); the others are hidden then. */
  readonly fields?: ('hidden' | 'optional' | 'required') | Readonly<Record<string, 'hidden' | 'optional' | 'required'>>;
  readonly confirmationEnabled?: boolean;
  /** Nobody is ever free. */
  readonly neverFree?: boolean;
  readonly smsOptIn?: boolean;
  /** Hours from the booking to the `expiration_date` of the appointment. */
  readonly expirationHours?: number;
}

/** What a world is made from. Hours, lead time and the like hold for every group that does not say otherwise. */
interface WorldOptions extends OpeningOptions {
  /** Seed of the data: the same seed gives the same data. Default 1. */
  seed?: number;
  /** The company's zone, an IANA name. Default America/New_York. */
  zone?: string;
  /** How many listings there are. Default 500. */
  listings?: number;
  /** The share of the agents' working time that is blocked by other work, 0 (default) to 1. */
  busy?: number;
  scenario?: ScenarioName;
  /** The groups, in place of the seeded ones. */
  groups?: readonly GroupOptions[];
  /** The API keys and what each may do at most, in place of the seeded ones. */
  keys?: Readonly<Record<string, KeyKind>>;
  /** Whether there are tours from before the start: past, missed, cancelled, tentative, and from the web application. Default false. */
  history?: boolean;
}
/** The world a mock begins with, and its clock. */
interface MockServiceOptions extends WorldOptions {
  /**
   * What the clock shows at the start and after `reset`, without offset: `2026-12-01T09:00:00` by default. A function is
   * called each time.
   */
  now?: string | (() => string);
  /** A count of milliseconds that drives the clock, such as `Date.now`. Default: the clock stands still. */
  ticks?: () => number;
}

/** Creates a leasing service with data of its own. Throws a RangeError for wrong options. */
declare function createMockService(options?: MockServiceOptions): MockService;

/** How the mock answers. */
interface AnswerOptions {
  /** Whether endpoints for which the document shows no scheme want a key as well. Default false. */
  requireKey?: boolean | undefined;
  /** Whether query parameters, and properties of a body, that an operation does not have are refused. Default false: they are passed over. */
  strict?: boolean | undefined;
  /** Milliseconds every reply waits. Default 0. */
  latency?: number | undefined;
  /** Called right after every operation that may have changed something; awaited before it is answered. A rejection makes the reply a 503. */
  save?: (() => Promise<void>) | undefined;
  /** Milliseconds a reply waits in the scenario `slow`. */
  slow?: number | undefined;
  /** Told of every call when its reply is ready. `status` is 0 when no reply is given. */
  onRequest?: ((entry: { method: string; path: string; status: number; ms: number }) => void) | undefined;
}

/** A person as `bookTour` and `createProspect` take one. */
interface BuiltPerson {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone_1: string;
}
/** A person with a name, and an email and a phone that nobody else has. */
declare function buildPerson(given?: Partial<BuiltPerson>): BuiltPerson;
/** What `bookTour` is sent: `buildBooking({ start: '2026-12-04T10:15:00' })`; `person` and `client` say more of who books. */
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
/** What `createProspect` is sent: `buildProspect({ group: 101, layout: ['1br'] })`. */
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

/** Where and how the mock's handlers answer. */
interface HandlersOptions extends AnswerOptions {
  /**
   * Where the service is, `https://leasing.example.com`, or a path of the page's origin. Without it: the page's own origin,
   * and no other. Outside a page it is needed.
   */
  baseUrl?: string;
}
/**
 * msw handlers that answer the whole API from `service`, for a service worker (`setupWorker`) or tests (`setupServer`): one
 * for each operation, so that `listHandlers` names them, and behind them one for every other path below `/api/`, which
 * gives the service's own 404, 405 and replies to HEAD. They answer below `baseUrl` alone. Throws a TypeError when there is neither a `baseUrl` nor a
 * page, or when it is no address.
 */
declare function handlers(service: MockService, options?: HandlersOptions): RequestHandler[];

/** What a request has to be. `body` and `query` have at least these members; lists are of the same length. */
interface WantedRequest extends Omit<RequestFilter, 'operation'> {
  /** How many such requests there are. Default: at least one. */
  readonly times?: number;
  readonly body?: unknown;
  readonly query?: RecordedRequest['query'];
}
/** What a matcher says of it. */
interface MatchResult {
  readonly pass: boolean;
  readonly message: () => string;
}
/** For `declare module 'vitest' { interface Matchers<T> extends RequestMatchers<T> {} }`, and the like of it for others. */
interface RequestMatchers<Result = unknown> {
  /** `expect(service).toHaveReceived('bookTour', { times: 1, body: { appointment: { start } } })` */
  toHaveReceived(operation: RecordedRequest['operation'], wanted?: WantedRequest): Result;
}
/**
 * Matchers for `expect.extend` of vitest, Jest and Playwright: whether a service was asked for an operation, how often and
 * with what.
 */
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

export { buildBooking, buildPerson, buildProspect, createMockService, handlers, requestMatchers };
export type {
  ActiveFault,
  AnswerOptions,
  AppointmentArrangement,
  AppointmentChange,
  AppointmentState,
  AppointmentStatus,
  Arranging,
  BuiltPerson,
  EmployeeOptions,
  Fault,
  GroupOptions,
  HandlersOptions,
  HoursOptions,
  KeyKind,
  ListingChange,
  LocalDateTime,
  MatchResult,
  MockAppointment,
  MockPerson,
  MockProspect,
  MockService,
  MockServiceOptions,
  OpeningOptions,
  OperationName,
  ProspectArrangement,
  RecordedRequest,
  RequestFilter,
  RequestMatchers,
  Rule,
  ScenarioName,
  ServiceSnapshot,
  ServiceState,
  WantedRequest,
  WorldOptions,
};
