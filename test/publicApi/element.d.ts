import { ComponentType, ReactNode, CSSProperties, JSX } from 'react';
import { QueryClient } from '@tanstack/query-core';

/** Defines the element `<tour-booking>`. A second call in the same page does nothing, nor does a call on a server. */
declare function defineTourBooking(): void;

/** Where a visitor came from: the marks of the page they landed on, and the origin of the page before it (`https://www.google.com`). */
type Attribution = {
  readonly [Name in
    | (
        | 'utm_source'
        | 'utm_medium'
        | 'utm_campaign'
        | 'utm_id'
        | 'utm_term'
        | 'utm_content'
        | 'gclid'
        | 'fbclid'
        | 'msclkid'
      )
    | 'referrer']?: string;
};
/**
 * The service's codes for where visitors come from. Each key is a `utm_source`, the name of a click mark (`gclid`) or the host of the page
 * before, in small letters.
 */
type DiscoverySources = ReadonlyMap<string, number>;

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
/** A month, `2026-12`. */
type Month = string & {
  readonly '~kind': 'Month';
};

/** One message of the service's `errors` envelope: the path below `errors`, and the text. */
interface FieldError {
  readonly path: string;
  readonly message: string;
}

/** A query value; a list repeats the parameter, undefined leaves it out. */
type QueryValue = string | number | boolean | undefined | readonly (string | number)[];

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

/** Somebody who moves in with the visitor, as typed. The fields have the names of the visitor's own. */
interface OtherPerson {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone: string;
}
/**
 * What the visitor typed or picked, one key per field of the form, exactly as it stands on the screen. `''`, `false` and
 * an empty list mean "not filled in". Part of the flow's state, so it survives every failure.
 */
type Answers = {
  readonly lease_term: string;
  readonly other_occupants: string;
  readonly reason_for_move: string;
  readonly current_postal_code: string;
  readonly client_location: string;
  readonly notes: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone: string;
  readonly layout: readonly string[];
  readonly move_in_date: string;
  readonly price_floor: string;
  readonly price_ceiling: string;
  readonly other_people: readonly OtherPerson[];
  readonly pets: readonly string[];
  readonly amenities: readonly string[];
  readonly neighborhoods: readonly string[];
  readonly discovery_source: string;
  readonly agents: readonly string[];
  readonly broker_toggle: boolean;
  readonly broker_first_name: string;
  readonly broker_last_name: string;
  readonly broker_email: string;
  readonly broker_phone: string;
  readonly broker_company: string;
  readonly sms_opted_in: boolean;
};
/** The name of a field, in the form and in the answers. */
type FieldKey = keyof Answers;

/** The words of the box, as they stand on the screen when the visitor presses the button that books. */
interface ConsentWords {
  /** The words, then a line for each link beside the box: its words, a colon, a space and its address. */
  readonly text: string;
  /** The language of the words, BCP 47. */
  readonly locale: string;
  /** Set if a translator has changed the words on the screen. `text` is then what the widget wrote, not what the visitor read. */
  readonly translated?: true | undefined;
}
/** The answer to the question whether the visitor may be texted, and the words that they answered to. */
interface Consent extends ConsentWords {
  /** Whether consent was sent with the booking: the box was ticked, and there was a number. */
  readonly given: boolean;
  /** When the visitor pressed the button that books, in UTC: `2026-12-01T14:00:00.000Z`. */
  readonly at: string;
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

/**
 * The state of the booking: the visitor's choices and answers and nothing else. What the service said stays in the query cache. Each state
 * has a type of its own, so that a state cannot be half of another.
 */
type Flow =
  /** No day is chosen yet. */
  | (Held & {
      readonly at: 'day';
    })
  /** A day is chosen, but no time yet. `previous` is the time chosen earlier, when the visitor came back to change it. */
  | (Held & {
      readonly at: 'slot';
      readonly day: Day;
      readonly previous: LocalDateTime | null;
      readonly notice: SlotRefused | null;
    })
  /** A time is chosen, and the form is open. */
  | (Held & {
      readonly at: 'details';
      readonly slot: LocalDateTime;
      readonly notice: Rejected | NotBooked | FoundNotBooked | AsksFirst | null;
    })
  /** A booking is on its way. */
  | (Held & {
      readonly at: 'sending';
      readonly slot: LocalDateTime;
      readonly attempt: number;
    })
  /** The reply was lost: the tour may have been booked. `notice`: how another attempt to book it, or a look-up, ended. */
  | (Held & {
      readonly at: 'unsure';
      readonly slot: LocalDateTime;
      readonly notice: NotBooked | StillUnsure | null;
    })
  /** The host is asked whether the tour was booked. */
  | (Held & {
      readonly at: 'lookingUp';
      readonly slot: LocalDateTime;
      readonly attempt: number;
    })
  /** The tour is booked. These states also cover moving and cancelling it. */
  | ChangeFlow;
/** What every state of the flow holds. */
interface Held {
  readonly answers: Answers;
  /** The fields that an assistant has filled in and the visitor has not changed since. Undefined where there are none. */
  readonly assisted?: readonly FieldKey[] | undefined;
  /**
   * The times of bookings whose outcome is unknown because the reply was lost, each once, in the order of the bookings.
   * The visitor may hold a tour at each of them.
   */
  readonly unknownOutcomes: readonly LocalDateTime[];
  /** A random id. With its time it names a booking. As long as one is in doubt, further bookings have the same id. Only with `lookUp`. */
  readonly attemptId?: string | undefined;
  /** The homes of the booking that was sent last. */
  readonly homes?: readonly Home[] | undefined;
  /** The consent of that booking. Only this page knows it: it is kept nowhere. */
  readonly consent?: Consent | undefined;
  /** The time of a tour that another tab of the site booked while the form was open here. */
  readonly elsewhere?: LocalDateTime | undefined;
  /** Whether the visitor has said that they want a tour besides those of `unknownOutcomes` and `elsewhere`. */
  readonly wantsAnother?: boolean | undefined;
}
/**
 * The service refused the time (document, 400 `appointment.start`). `perhapsOwn`: the visitor's own booking may have taken it, because its
 * reply was lost or a browser sent it twice.
 */
interface SlotRefused {
  readonly kind: 'slot-refused';
  readonly slot: LocalDateTime;
  readonly perhapsOwn: boolean;
  /** The service's own words about a move, if any. */
  readonly words?: string | undefined;
  readonly attempt: number;
}
/** The service refused fields. */
interface Rejected {
  readonly kind: 'rejected';
  readonly errors: readonly FieldError[];
  readonly attempt: number;
}
/** The attempt certainly booked nothing. The visitor may try again. */
interface NotBooked {
  readonly kind: 'not-booked';
  readonly why: WhyNotBooked;
  readonly attempt: number;
}
/** The host found that the tour whose reply was lost was not booked. */
interface FoundNotBooked {
  readonly kind: 'found-not-booked';
  readonly attempt: number;
}
/** The host was asked, and could not tell. */
interface StillUnsure {
  readonly kind: 'still-unsure';
  readonly attempt: number;
}
/** Nothing was sent. The visitor may have a tour already, so the form asks whether to book this one too. Another `submit` says yes. */
interface AsksFirst {
  readonly kind: 'asks-first';
  readonly attempt: number;
}
/**
 * Why a booking was certainly not made. `offline`: it was never sent. `rate-limited`: there were too many requests. `refused`: it was
 * refused otherwise.
 */
type WhyNotBooked = 'offline' | 'rate-limited' | 'refused';
/** A change of a booked tour was certainly not made. The visitor may try again. `words`: the service's own, if any. */
interface NotChanged extends Omit<NotBooked, 'kind'> {
  readonly kind: 'not-changed';
  readonly words: string | undefined;
}
/** What is known of a booked tour while it may be moved or cancelled. */
interface Booked extends Held {
  /** The time of the tour. It stays the visitor's until a reply says that the tour was moved. */
  readonly slot: LocalDateTime;
  readonly tour: BookedTour;
  /**
   * How this page knows the tour. `booking`: it was booked or moved here. `link`: the page or a link names it (`manage`). `memory`: it was
   * kept since an earlier visit, or another tab told of it.
   */
  readonly knownBy: 'booking' | 'link' | 'memory';
  /** How often it was moved: the SEQUENCE of its calendar entry. */
  readonly sequence: number;
  /** The time that the visitor asked for, if the service booked another one. */
  readonly askedFor?: LocalDateTime | undefined;
  /** The time of the tour before its last move. Null if this page knows of no move. */
  readonly movedFrom: LocalDateTime | null;
  /** Other times that the tour may have: those of moves whose reply was lost, each once. */
  readonly perhapsAt: readonly LocalDateTime[];
  /** An edge changes this tour only for a caller with this token. */
  readonly token?: string | undefined;
  /** Whether the service lets this visitor change nothing (401, 403). */
  readonly locked: boolean;
}
/** The states of a booked tour. */
type ChangeFlow =
  | (Booked & {
      readonly at: 'booked';
    })
  /** The visitor looks for another time. `to` is the one chosen so far. */
  | (Booked & {
      readonly at: 'moving';
      readonly day: Day;
      readonly to: LocalDateTime | null;
      readonly notice: SlotRefused | NotChanged | null;
    })
  /** A move is on its way. */
  | (Booked & {
      readonly at: 'sendingMove';
      readonly day: Day;
      readonly to: LocalDateTime;
      readonly attempt: number;
    })
  /** The reply was lost: the tour is at `slot` or at one of `perhapsAt`. `notice`: how another attempt to move it ended. */
  | (Booked & {
      readonly at: 'moveUnsure';
      readonly to: LocalDateTime;
      readonly notice: NotChanged | null;
    })
  /** The visitor is asked whether to cancel. */
  | (Booked & {
      readonly at: 'cancel';
      readonly notice: NotChanged | null;
    })
  /** A cancellation is on its way. `again`: the reply of an earlier one was lost. */
  | (Booked & {
      readonly at: 'sendingCancel';
      readonly attempt: number;
      readonly again: boolean;
    })
  /** The reply was lost: the tour may be cancelled. */
  | (Booked & {
      readonly at: 'cancelUnsure';
      readonly notice: NotChanged | null;
    })
  /** `told`: whether the service told the property (`notification_sent`). */
  | (Booked & {
      readonly at: 'cancelled';
      readonly told: boolean;
    });

/** A kind of tour. */
type TourKind = 'in-person' | 'self-guided' | 'video';
/** A link to what a visitor has to do before the tour: "Verify your ID". `url`: an http(s) address or a path of the site. */
interface NextStep {
  readonly label: string;
  readonly url: string;
}
/** A kind of tour to choose. Each has a group of its own, so its form and its times are its own, too. */
interface OfferedKind {
  readonly kind: TourKind;
  readonly groupId: number;
  /** The integrator's name for it. Undefined: the widget's own. */
  readonly label: string | undefined;
  readonly line: string | undefined;
  /** Lines for a booked tour of this kind. Undefined: those of every tour. */
  readonly expect?: readonly string[] | undefined;
  readonly next?: NextStep | undefined;
}
/** The kinds of tour of a booking. */
interface TourKinds {
  /** The kinds in the integrator's order. Empty until the core has loaded. */
  readonly offered: readonly OfferedKind[];
  /** The kind whose group is booked. Undefined until the core has loaded. */
  readonly chosen: OfferedKind | undefined;
}

/** What every event has. */
interface EveryEvent {
  /** The group whose tours are booked. */
  readonly groupId: number;
  /** The id of the element that holds the widget; undefined where it has none. */
  readonly elementId: string | undefined;
  /** The kind of tour. Only with the option `tourKinds`; then `groupId` is the group of that kind. */
  readonly kind?: TourKind | undefined;
}
/** Part of every event that ends a visit. */
interface WithAttribution {
  /** Where the visitor came from. Only with the option `attribution`; empty when nothing is known. */
  readonly attribution?: Attribution | undefined;
}
/** The homes to see on the tour. */
interface WithHomes {
  /** The ids of their listings, in the visitor's order. Only with the option `homes`. */
  readonly homes?: readonly number[] | undefined;
  /** The ids of floorplans that stand for homes. Only where there are some. */
  readonly floorplans?: readonly number[] | undefined;
}
/** What the visitor reads after booking. */
interface WithExpectations {
  /** The lines of the option `expect`, or those of the kind of tour. Only where there are some. */
  readonly expect?: readonly string[] | undefined;
  /** The link of the option `next`, or that of the kind of tour. */
  readonly next?: NextStep | undefined;
}
/** The payload of each event, besides what every event has. */
interface EventPayloads {
  /** The group's configuration has arrived. `active` is false when the group takes no bookings. */
  readonly ready: {
    readonly active: boolean;
  };
  /** The visitor chose a day. `day`: a date, `2026-12-05`. */
  readonly day: {
    readonly day: Day;
  };
  /** The visitor chose a time. `slot`: by the property's clock, `2026-12-05T10:15:00`. */
  readonly slot: {
    readonly slot: LocalDateTime;
  };
  /** A booking is sent. `slot`: the chosen time. */
  readonly submit: WithHomes & {
    readonly slot: LocalDateTime;
  };
  /** The service refused the time, for a tour or for a move: it was taken, or it is past. */
  readonly conflict: {
    readonly action: 'book' | 'move';
    readonly slot: LocalDateTime;
  };
  /** The service refused fields of a booking, or of details that the visitor left. `fields`: their paths. */
  readonly rejected: {
    readonly action: 'book' | 'lead';
    readonly fields: readonly string[];
  };
  /**
   * The tour is booked, or `lookUp` found that it was. `slot`: the booked time, which may differ from the chosen one. `tour`: the service's
   * reply.
   */
  readonly booked: TakenTour;
  /** Takes the place of `booked` with `confirms` "office": the service has the request, and the office still has to confirm it. */
  readonly requested: TakenTour;
  /** The visitor left details instead of booking. */
  readonly lead: WithAttribution;
  /** The tour was moved from `from` to `slot`. `id`: the number of the appointment. */
  readonly changed: WithAttribution & {
    readonly id: number | undefined;
    readonly from: LocalDateTime;
    readonly slot: LocalDateTime;
  };
  /** The tour was cancelled. `told`: whether the service told the property (`notification_sent`). */
  readonly cancelled: WithAttribution & {
    readonly id: number | undefined;
    readonly slot: LocalDateTime;
    readonly told: boolean;
  };
  /** A booking, a move, a cancellation or the sending of details failed, or its outcome is unknown. */
  readonly failed: WithAttribution & (BookingFailure | MoveFailure | CancelFailure | LeadFailure | LoadingFailure);
  /** The dialog around the widget was opened, by the visitor or by the page. */
  readonly opened: object;
  /** The dialog was closed. */
  readonly closed: object;
}
/** How an assistant helped: by a tool of the page, or by a link to it. */
type AssistedBy = 'tool' | 'link';
/** A tour that the service has taken. */
interface TakenTour extends WithAttribution, WithHomes, WithExpectations {
  readonly slot: LocalDateTime;
  readonly tour: BookedTour;
  /**
   * The answer to the question whether the visitor may be texted, with its words. Undefined where it was not asked, or where the page was
   * loaded anew since.
   */
  readonly consent?: Consent | undefined;
  /** Set if an assistant found the time or filled in the form. Only with the option `assistants`. */
  readonly assistant?: AssistedBy | undefined;
}
/** Why a booking, a change or the sending of details failed. `unsure`: the reply was lost, so it may have succeeded. */
type WhyFailed = WhyNotBooked | 'unsure';
/** A booking failed. When `why` is `unsure`, the tour may be booked all the same. */
interface BookingFailure {
  readonly action: 'book';
  readonly slot: LocalDateTime;
  readonly why: WhyFailed;
  readonly code?: undefined;
}
/** A move from `from` to `slot` failed. When `why` is `unsure`, the tour may be moved all the same. `id`: the number of the appointment. */
interface MoveFailure {
  readonly action: 'move';
  readonly id: number | undefined;
  readonly from: LocalDateTime;
  readonly slot: LocalDateTime;
  readonly why: WhyFailed;
  readonly code?: undefined;
}
/** The cancellation of the tour at `slot` failed. When `why` is `unsure`, the tour may be cancelled all the same. */
interface CancelFailure {
  readonly action: 'cancel';
  readonly id: number | undefined;
  readonly slot: LocalDateTime;
  readonly why: WhyFailed;
  readonly code?: undefined;
}
/** The details that the visitor left were not taken. When `why` is `unsure`, the property may have them all the same. */
interface LeadFailure {
  readonly action: 'lead';
  readonly slot?: undefined;
  readonly why: WhyFailed;
  readonly code?: undefined;
}
/** The files of the script tag did not load, or not within the time limit. The fallback shows. */
interface LoadingFailure {
  readonly code: 'load-failed' | 'load-timeout';
  readonly action?: undefined;
  readonly slot?: undefined;
  readonly why?: undefined;
}
/** The name of an event: `booked` is `onBooked` in React and `tour-booking:booked` on the element. */
type TourEventName = keyof EventPayloads;
/**
 * The events for the host page, the same wherever the widget is used: `onReady`, … in React; `tour-booking:ready`, … on the element. Of
 * what the visitor answered, no payload says more than the consent to text messages.
 */
type TourEvents = {
  readonly [Name in TourEventName]: EventDetail<Name>;
};
/** The payload of one event. */
type EventDetail<Name extends TourEventName> = EveryEvent & EventPayloads[Name];
/** A handler for each event. */
type EventHandlers = {
  readonly [Name in TourEventName as `on${Capitalize<Name>}`]?: ((detail: TourEvents[Name]) => void) | undefined;
};

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

/**
 * What the integrator says of the rents of homes. `total`: they include all mandatory fees. `base`: fees come on top. `off`: no amount is
 * shown.
 */
type Rents = 'total' | 'base' | 'off';

/** A tour that was booked before, as the page knows it. */
interface ManagedTour {
  /** The number of the appointment. */
  readonly id: number;
  readonly start: LocalDateTime;
  /** An edge changes the tour only for a caller with this token. */
  readonly token?: string | undefined;
}

/** What a query is about: the client that asks, the service, and the group. */
interface QueryScope {
  readonly client: TourClient;
  readonly groupId: number;
}

/** Days from `first` to `last`, both included; none when `last` is before `first`. */
interface DayRange {
  readonly first: Day;
  readonly last: Day;
}

/** Tells whether the integrator lists `day` as one without tours. `weekday`: 0 is Sunday, 6 is Saturday. */
type ClosedDays = (day: Day, weekday: number) => boolean;

/** A booking that may have been made: its reply was lost, or its time was refused. */
interface BookingInDoubt {
  /** The option `service`. Without it, the address in `api` or `edge`, or the text `client` if you gave a client of your own. */
  readonly service: string;
  readonly group: number;
  /** The time that was sent, by the property's clock. */
  readonly start: LocalDateTime;
  /**
   * A random id. With `start` it names this booking, also when the visitor sends it again. Your own `client` gets it with the booking.
   * Undefined when the booking was sent without `lookUp`.
   */
  readonly attempt: string | undefined;
}
/** What you know of the booking. Answer `not-booked` only if the booking can no longer arrive. Otherwise answer `unknown`. */
type LookUpAnswer =
  | {
      readonly kind: 'booked';
      readonly tour: FoundTour;
    }
  | {
      readonly kind: 'not-booked';
    }
  | {
      readonly kind: 'unknown';
    };
/** The tour that was found. Give at least its `id`, or its `start` with an offset. An appointment of the service will do. */
interface FoundTour {
  readonly id?: number | undefined;
  /** When the tour starts, with the offset from UTC: `2026-12-05T10:15:00-05:00`. */
  readonly start?: string | undefined;
  readonly location?: string | undefined;
  /** Whether the full confirmation screen shows. */
  readonly confirmationEnabled?: boolean | undefined;
  /** The token of your edge for this tour. With `edge`, the widget offers to move or cancel the tour only if it has this token. */
  readonly token?: string | undefined;
}
/** Answers whether a booking was made. An answer that takes longer than 10 seconds counts as `unknown`. */
type LookUp = (booking: BookingInDoubt) => LookUpAnswer | Promise<LookUpAnswer>;

/** When the widget asks about the days that the visitor may look at next: once it is in view, after the first touch, or never. */
type AskAhead = 'view' | 'touch' | 'off';
/** Who makes a booked time certain: the service with its reply, or the office, which answers later. */
type Confirms = 'service' | 'office';
/** The homes that can be seen on a tour. For some of them only the id is known. */
interface HomesSetting {
  /** The homes that are on the tour from the start. */
  readonly start: readonly Home[];
  /** The homes to choose from. They include those of `start`. */
  readonly offered: readonly Home[];
  /** Whether the visitor can also choose from the service's homes for rent. */
  readonly searches: boolean;
  /**
   * The home that the visitor came for. It is the first home on the tour. When the page names another one later, that one is added while
   * the visitor still chooses.
   */
  readonly openedFor: Home | undefined;
}
/** The settings of the booking: the options of the host, checked and with their defaults. */
interface BookingSettings {
  /**
   * The group whose tours are booked, and the client that asks about it. Undefined when the options do not name both, or name the tour to
   * change wrongly. Then the widget asks for nothing.
   */
  readonly scope: QueryScope | undefined;
  /** The kinds of tour to choose from. Undefined when there are not at least two, and with `manage`. */
  readonly kinds: TourKinds | undefined;
  /** The homes that can be seen on a tour. Undefined without the options `homes` and `home`, and with `manage`. */
  readonly homes: HomesSetting | undefined;
  /** What the rents of homes are. Undefined: nobody says. */
  readonly rents: Rents | undefined;
  /** The name of the service in the visitor's storage. It stays the same after a reload. The name in the keys of the queries may change. */
  readonly storedAs: string;
  /** The IANA time zone of the property. Without it, times show as the service sends them, and none counts as past. */
  readonly zone: string | undefined;
  /** Address of the tour, sent with the booking. */
  readonly location: string;
  /** Community id, sent with the booking. */
  readonly community: number | undefined;
  /** The integrator's campaign, sent as `campaign_id` with the details that a visitor leaves. */
  readonly campaignId: string | undefined;
  readonly campaignInfo: string | undefined;
  /** Whether to read where the visitor came from. */
  readonly attribution: boolean;
  /** The service's codes for where visitors come from. The code of this visitor is sent with the booking. */
  readonly discoverySources: DiscoverySources;
  /** The id of the element that holds the widget, for the host's events. */
  readonly elementId: string | undefined;
  readonly closed: ClosedDays;
  /** How many days ahead can be booked. */
  readonly horizonDays: number;
  readonly askAhead: AskAhead;
  /**
   * The day to open with. A closed day gives way to the next open one. When it is undefined or outside the booking period, the first day
   * that can be booked.
   */
  readonly initialDay: Day | undefined;
  /** The time to open the form with, by the property's clock. */
  readonly initialSlot: LocalDateTime | undefined;
  /** The answers that the form opens with. */
  readonly prefill: Partial<Answers>;
  /** Whether a booked tour may be moved and cancelled here. */
  readonly changes: boolean;
  /** The tour that the visitor changes instead of booking one. Read when the booking begins. */
  readonly managed: ManagedTour | undefined;
  /** Whether the visitor changes the tour that the link names by which they came (`manage="from-link"`). */
  readonly managesByLink: boolean;
  /** Presets of locked and of hidden fields. They win over what the visitor typed before a reload. */
  readonly fixed: Partial<Answers>;
  /**
   * Where the tour and the visitor's answers outlive a reload. `off`: nowhere. `tab`: in this tab. `device`: the tour also outlives the
   * tab, on this device.
   */
  readonly remember: 'off' | 'tab' | 'device';
  /** Seconds without a touch after which a finished visit is forgotten. Undefined: never. */
  readonly resetAfter: number | undefined;
  /** How long a tour takes, in minutes. */
  readonly duration: number;
  /** With `office` the reply to a booking means that the tour is requested. */
  readonly confirms: Confirms;
  /** The integrator's lines for a booked tour, each once. */
  readonly expect: readonly string[];
  /** What the visitor has to do next. */
  readonly next: NextStep | undefined;
  /** Asks the host whether a tour was booked after the reply was lost. Undefined when the host cannot tell. */
  readonly lookUp: LookUp | undefined;
}

/** The agent of the tours: an id that the service knows, or a description in your own words. */
type AgentOption =
  | {
      readonly id: number | string;
    }
  | {
      readonly name: string;
      readonly title?: string | undefined;
      /** The photo: an http(s) address or a path of your site. Without it the initials show. */
      readonly photo?: string | undefined;
      /** The number to call and to send text messages to. */
      readonly phone?: string | undefined;
    };
/** The agent of the tours: an id that the service knows, or the integrator's description. */
type AgentSetting =
  | {
      readonly id: number;
    }
  | AgentFacts;

/** A mandatory fee, in your own words. */
interface HomeFeeOption {
  /** As it stands in a sentence: `trash`. */
  readonly name: string;
  /** In currency units: 25, or 9.95. */
  readonly amount: number | string;
  readonly when: 'monthly' | 'once';
}
/** A home in your own words. The service is not asked about it. */
interface HomeOption {
  /** The number of its listing. */
  readonly id: number | string;
  /** The number of the unit, or a name: `4B`. */
  readonly label: string;
  /** The rent of a month, in whole currency units. */
  readonly rent?: number | string | undefined;
  /** What must be paid each month: the rent with all mandatory fees. It then stands first, and the rent behind it as the base rent. */
  readonly total?: number | string | undefined;
  /** The mandatory fees. `extra`, in place of a list and of a total: there are fees beside the rent. */
  readonly fees?: 'extra' | readonly HomeFeeOption[] | undefined;
  /** The number of bedrooms. 0 is a studio. */
  readonly beds?: number | string | undefined;
  readonly baths?: number | string | undefined;
  /** The size in square feet. */
  readonly size?: number | string | undefined;
  readonly address?: string | undefined;
  /** The first day on which it is free, `2027-01-15`. */
  readonly availableFrom?: string | undefined;
  /** A photo: an http(s) address or a path of your site, or an address for each of two sizes as `{ small, large }`. */
  readonly photo?:
    | string
    | {
        readonly small: string;
        readonly large: string;
      }
    | undefined;
  /** The address of a page about the home: http(s), or a path of your site. */
  readonly url?: string | undefined;
}
/** The value of the option `homes`: `all` or the ids of listings as text, or a list of ids and objects. */
type HomesOption = string | readonly (number | string | HomeOption)[];

/** The group of a kind of tour, words of your own for its card, and what its visitors read after booking. */
interface TourKindOption {
  readonly groupId: number | string;
  /** The name of the kind. Default: "In person", "Self-guided" or "Video", in the language of the widget. */
  readonly label?: string | undefined;
  /** One short line below the name. Default: "With an agent", "On your own" or "Live call". */
  readonly line?: string | undefined;
  /** In place of the option `expect`. */
  readonly expect?: string | readonly string[] | undefined;
  /** In place of the option `next`. */
  readonly next?: NextStep | string | undefined;
}
/** The kinds of tour, each with the number of its group. */
type TourKindOptions = Readonly<Partial<Record<TourKind, number | string | TourKindOption>>>;

/** How a field is asked. */
type FieldMode = 'hidden' | 'optional' | 'required';
/** What the integrator says about a field. It wins over the service's configuration. */
interface FieldSetting {
  readonly mode?: FieldMode | undefined;
  /** The question in the integrator's own words. */
  readonly label?: string | undefined;
  /** Its place among the questions of its part: lower numbers first. Default 0. Equal ones keep the form's order. */
  readonly order?: number | undefined;
}
/** The settings by field. A mode alone is short for a setting with nothing else. */
type FieldSettings = Readonly<Partial<Record<FieldKey, FieldMode | FieldSetting>>>;

/** The words of the actions for a booked tour. */
interface ActionMessages {
  /** The name of the tour in a calendar and in a message. `place` is empty if it is not known. */
  readonly title: (place: string) => string;
  readonly addToCalendar: string;
  /** The first choice below `addToCalendar`. It saves a file that any calendar opens. */
  readonly calendarFile: string;
  readonly google: string;
  readonly outlook: string;
  /** Shown after the file was saved. `name`: the name of the file. */
  readonly saved: (name: string) => string;
  /** A line of the calendar entry. `link`: the page on which the visitor changes the tour. */
  readonly changeAt: (link: string) => string;
  readonly directions: string;
  readonly share: string;
  /** The text that is shared: title, date and time, place, each on a line of its own. */
  readonly shared: (title: string, when: string, location: string) => string;
  /** Read out and shown when the text was copied, because the device cannot share. */
  readonly copied: string;
  /** Shown when the text could not be copied either. The text stands below these words. */
  readonly copyByHand: string;
  /** Shown after the tour was moved. `time`: the day and the time before the move. */
  readonly oldEntry: (time: string) => string;
  /** The button that saves a file with the new time. It replaces the entry in the calendar. */
  readonly replaceEntry: string;
  /** Stands before the buttons `changeTime` and `cancelTour`. */
  readonly plansChange: string;
  readonly changeTime: string;
  readonly cancelTour: string;
  /** Shown when the service lets this visitor change nothing. */
  readonly notAllowed: string;
}

/** The words about the agent of a booked tour. */
interface AgentMessages {
  /** Shown when the integrator names the agent. `name`: the first name. */
  readonly willShow: (name: string) => string;
  /** Shown when the visitor chose the agent in the form. The service may send another one. */
  readonly askedFor: (name: string) => string;
  readonly call: string;
  readonly text: string;
  /** `call` with the whole name, for a screen reader. */
  readonly callName: (name: string) => string;
  readonly textName: (name: string) => string;
}

/** The words about what an assistant did for the visitor. */
interface AssistantsMessages {
  /** Stands above the form, and is what the mark at a field says. */
  readonly filled: string;
  /** Follows `filled` above the form. */
  readonly check: string;
}

/**
 * What a day is to the visitor. `outside` cannot be reached by the keyboard. `full` (no times left) and `closed` (a day
 * without tours) can be reached and are read out, but not chosen. `unknown` was not asked about and may be chosen.
 */
type DayState = 'open' | 'full' | 'closed' | 'unknown' | 'outside';
/** The words of the calendar: months, days, times. */
interface CalendarMessages {
  readonly nextAvailable: string;
  readonly previousMonth: string;
  readonly nextMonth: string;
  /** The button of the day strip that opens the month. */
  readonly month: string;
  /** The name of the day strip. */
  readonly days: string;
  /** How a screen reader says each state of a day. An empty text adds nothing. */
  readonly dayStates: Readonly<Record<DayState, string>>;
  /** A day and its state as one label; `state` may be empty. */
  readonly dayWithState: (day: string, state: string) => string;
  /** The name of the switch between the parts of the day. */
  readonly dayParts: string;
  /** Heard after the number of times of a part of the day: `Morning 6 times`. */
  readonly timesOfPart: (count: number) => string;
  readonly morning: string;
  readonly afternoon: string;
  readonly evening: string;
  /** How many times are free: `11 times`. */
  readonly times: (count: number) => string;
  /** Stands below a day of the strip that has no times left. */
  readonly full: string;
}

/** The words of moving and cancelling a booked tour. `time` is a day and a time. */
interface ChangeMessages {
  readonly moveHeading: string;
  readonly moveText: string;
  /** Shown after a lost reply. `times`: the times that the tour may have been moved to. */
  readonly perhapsMoved: (times: readonly string[]) => string;
  readonly keepTime: (time: string) => string;
  /** Stands in place of `keepTime` after a lost reply, when nobody knows which time would be kept. */
  readonly back: string;
  /** Stands in place of the new time until one is chosen. */
  readonly chooseTime: string;
  /** Read out for the line that shows the old time and the new one. */
  readonly fromTo: (from: string, to: string) => string;
  readonly move: string;
  readonly moving: string;
  /** Read out when a new time was chosen. */
  readonly chosen: (time: string) => string;
  /** Shown and read out after a press on the present time of the tour. */
  readonly ownTime: string;
  /** Shown when the new time was refused, and the fresh times of the day are not known. */
  readonly moveRefused: (time: string) => string;
  /** Shown when the new time was refused, although it is among the fresh times: the service refuses it for this visitor. */
  readonly moveRefusedButFree: (time: string) => string;
  /** Shown after the new time was refused. `time`: the time that the tour still has. */
  readonly stays: (time: string) => string;
  /** Shown when the new time was refused, and the reply of an earlier move to it was lost. */
  readonly takenPerhapsMoved: string;
  readonly notMoved: Record<'offline' | 'rate-limited' | 'refused', string>;
  readonly cancelHeading: string;
  /** `place` is empty if it is not known. */
  readonly cancelText: (time: string, place: string) => string;
  readonly otherTimes: string;
  readonly allTimes: string;
  readonly keepTour: string;
  readonly cancel: string;
  readonly cancelling: string;
  readonly notCancelled: Record<'offline' | 'rate-limited' | 'refused', string>;
  /** Shown below a refusal, with the service's own words. */
  readonly serviceSays: (words: string) => string;
  readonly cancelledHeading: string;
  readonly told: string;
  readonly notTold: string;
  /** Stands before the button `removeEntry`. */
  readonly inCalendar: string;
  /** The button that saves a file. The file takes the tour out of a calendar. */
  readonly removeEntry: string;
  /** The title of the entry in that file. `place` is empty if it is not known. */
  readonly cancelledEntry: (place: string) => string;
  /** Shown after the file was saved. `name`: the name of the file. */
  readonly entrySaved: (name: string) => string;
  readonly bookAnother: string;
  readonly moveUnsureHeading: string;
  readonly moveUnsureText: (from: string, to: readonly string[]) => string;
  readonly moveUnsureContact: string;
  readonly notMovedAgain: Record<'offline' | 'rate-limited' | 'refused', string>;
  readonly otherTime: string;
  readonly moveAgain: (time: string) => string;
  readonly cancelUnsureHeading: string;
  readonly cancelUnsureText: (time: string) => string;
  readonly cancelUnsureContact: string;
  readonly notCancelledAgain: Record<'offline' | 'rate-limited' | 'refused', string>;
  readonly cancelAgain: string;
  /** Shown when the service lets this visitor change nothing. */
  readonly notAllowed: string;
}

/** The words of one field. */
interface FieldWords {
  readonly label: string;
  /** Tells the visitor what to do when the field is required and was left empty. */
  readonly missing: string;
  /** The name of the field within a sentence. Default: its label. */
  readonly name?: string;
}
/** The words of the choices that the widget knows. A service may have further layouts. */
interface ChoiceWords {
  readonly layout: Readonly<Record<'loft' | 'studio' | '1br' | '2br' | '3br' | '4+br', string>> &
    Readonly<Record<string, string>>;
  readonly pets: Readonly<Record<'cats' | 'small_dogs' | 'large_dogs' | 'none', string>>;
  readonly amenities: Readonly<
    Record<
      | 'elevator'
      | 'laundry_in_building'
      | 'laundry_in_unit'
      | 'none'
      | 'laundry_connection'
      | 'outdoor_private'
      | 'outdoor_public',
      string
    >
  >;
}
/** The words of the details form. */
interface FormMessages {
  readonly fields: Readonly<
    Record<
      | 'lease_term'
      | 'other_occupants'
      | 'reason_for_move'
      | 'current_postal_code'
      | 'client_location'
      | 'notes'
      | 'first_name'
      | 'last_name'
      | 'email'
      | 'phone'
      | 'layout'
      | 'move_in_date'
      | 'price_floor'
      | 'price_ceiling'
      | 'other_people'
      | 'pets'
      | 'amenities'
      | 'neighborhoods'
      | 'discovery_source'
      | 'agents'
      | 'broker_toggle'
      | 'broker_first_name'
      | 'broker_last_name'
      | 'broker_email'
      | 'broker_phone'
      | 'broker_company'
      | 'sms_opted_in',
      FieldWords
    >
  >;
  readonly client: Readonly<Record<'first_name' | 'last_name' | 'email' | 'phone', FieldWords>>;
  /** As `missing` of a field, for a question in the integrator's words. `label`: this question. */
  readonly missing: (label: string) => string;
  /** The switch between a visitor and a broker. The broker's side is the label of `broker_toggle`. */
  readonly booker: {
    readonly label: string;
    readonly self: string;
  };
  /** The questions that are folded until the visitor wants to answer them. */
  readonly fold: {
    readonly heading: string;
    /** `names`: the first questions in it; `count`: how many there are. */
    readonly text: (names: readonly string[], count: number) => string;
  };
  /** The parts of a longer form. */
  readonly parts: {
    readonly names: Readonly<Record<'you' | 'home' | 'household' | 'visit', string>>;
    readonly place: (part: number, count: number) => string;
    readonly questions: (count: number) => string;
    readonly next: string;
    readonly edit: string;
    /** `edit` with the name of the part, for a screen reader. */
    readonly editPart: (name: string) => string;
  };
  /** The words of choices that the service sends without any. Any other choice is shown as the service wrote it. */
  readonly choices: ChoiceWords;
  readonly problems: {
    readonly email: string;
    readonly phone: string;
    readonly amount: string;
    /** `most`: the highest number of people that can be entered. The lowest is 1. */
    readonly count: (most: number) => string;
    readonly floorAboveCeiling: string;
    readonly date: string;
    readonly pastDate: string;
    /** `excess`: how many characters must go. */
    readonly tooLong: (excess: number) => string;
  };
  /** The messages about answers that the service refused. */
  readonly refused: {
    /** Shown at the refused field, in place of the service's own words: those are about what was sent, not about what the visitor sees. */
    readonly optional: string;
    readonly required: string;
    /** Stands above the messages about refused answers that have no field on the screen. */
    readonly notBooked: string;
    /** `message`: the service's own words about the field `name`. */
    readonly line: (name: string, message: string) => string;
  };
  /** The people who move in with the visitor. The visitor is the first person. */
  readonly people: {
    /** How many people will live here, as an answer that is said back. */
    readonly count: (count: number) => string;
    /** The name of a person in the form. `number` begins with 2. */
    readonly person: (number: number) => string;
    readonly missing: Readonly<Record<'first_name' | 'last_name', string>>;
    readonly remove: string;
    /** `remove` with the name of the person, for a screen reader. */
    readonly removePerson: (person: string) => string;
    readonly added: (person: string) => string;
    readonly removed: (person: string) => string;
    /** `count`: how many people a booking takes, with the visitor. */
    readonly atMost: (count: number) => string;
    /** The people after the visitor, by their names, in one line. */
    readonly said: (names: readonly string[]) => string;
  };
  /** The first entry of a list from which nothing was picked yet. */
  readonly chooseOne: string;
  /**
   * The box for consent to text messages where the integrator names the sender. Carriers want all of it in every language, with these
   * Latin words: who writes, about what, how often, what it costs, STOP, HELP, and that it is no condition. `fields.sms_opted_in` is the
   * box without a sender.
   */
  readonly consent: {
    readonly label: (sender: string) => string;
    /** The links beside the box. */
    readonly terms: string;
    readonly privacy: string;
  };
  /** Shown below a question whose choices are loaded while the form is used. */
  readonly list: {
    readonly unasked: string;
    readonly loading: string;
    readonly failed: string;
    readonly none: string;
    readonly retry: string;
    /** `retry` with the question, for a screen reader, since two lists may fail at once. It must begin with the words of `retry`. */
    readonly retryFor: (question: string) => string;
  };
  /** Lowest and highest budget in one row. */
  readonly budget: {
    readonly label: string;
    readonly to: string;
    readonly lowest: string;
    readonly highest: string;
  };
}

/** The words of the homes on a tour. Amounts come as they are written: `$3,480`. */
interface HomeMessages {
  /** The name of a home, by the number of the unit: `Home 4B`. */
  readonly home: (label: string) => string;
  readonly floorplan: (label: string) => string;
  /** The heading above the home in view. `name`: what `home` or `floorplan` gives. */
  readonly tourOf: (name: string) => string;
  /** The price of a home whose total is known: all that must be paid each month. Of a floorplan, `total` is what `from` gives. */
  readonly aMonth: (total: string) => string;
  /** The price of a home of which only a rent is known. `rent`: an amount, or what `from` gives. */
  readonly rentIs: (rent: string) => string;
  /** The same, where mandatory fees come on top. `rent`: what `rentIs` gives. */
  readonly feesExtra: (rent: string) => string;
  readonly from: (amount: string) => string;
  /** Stands below a total. `fees`: the names of the monthly fees in it. */
  readonly includes: (fees: readonly string[]) => string;
  /** Stands below a total, too. */
  readonly baseRent: (rent: string) => string;
  /** A fee that is paid once. */
  readonly once: (fee: string, amount: string) => string;
  /** Stands before what the service says of fees, in its own words. */
  readonly listedFees: string;
  /** The size of a home, by its name in the configuration: `studio`, `loft`, `1br` to `4+br`. */
  readonly beds: {
    readonly [Layout in 'studio' | 'loft' | '1br' | '2br' | '3br' | '4+br']: string;
  };
  readonly baths: (count: number, written: string) => string;
  readonly size: (feet: string) => string;
  readonly freeNow: string;
  /** `day`: `January 15`. */
  readonly freeFrom: (day: string) => string;
  /** How many photos a home has, for a screen reader. */
  readonly photos: (count: number) => string;
  /** How many homes are of a floorplan. */
  readonly alike: (count: number) => string;
  readonly onTour: string;
  readonly add: string;
  /** Shown before any home is on the tour. */
  readonly whichHome: string;
  readonly choose: string;
  readonly takeOut: (name: string) => string;
  readonly takenOut: (name: string) => string;
  readonly undo: string;
  /** Shown when a home cannot be rented any more. */
  readonly gone: string;
  readonly goneText: string;
  readonly similar: string;
  readonly notLoaded: string;
  readonly chooseHeading: string;
  readonly chooseText: string;
  readonly back: string;
  readonly loading: string;
  readonly homesNotLoaded: string;
  readonly none: string;
  readonly showAll: string;
  readonly sizes: string;
  readonly all: (count: number) => string;
  readonly rent: string;
  readonly anyRent: string;
  readonly upTo: (rent: string) => string;
  readonly search: string;
  /** How many homes the filters leave. */
  readonly found: (count: number) => string;
  readonly names: (names: readonly string[]) => string;
  readonly noneChosen: string;
  readonly room: (count: number) => string;
  readonly full: string;
  /** The question to a visitor who wants a fourth home. `name`: that home. */
  readonly whichOut: (name: string) => string;
  readonly swap: (name: string) => string;
  readonly seeTimes: string;
}

/** The words of the kinds of tour. */
interface KindMessages {
  /** Heard before the choices. */
  readonly question: string;
  readonly label: Readonly<Record<TourKind, string>>;
  /** One short line below the label. */
  readonly line: Readonly<Record<TourKind, string>>;
  /** Shown when the visitor chose another kind, and the time that they chose before is not free for it. */
  readonly notFree: Readonly<Record<TourKind, (time: string) => string>>;
}

/** The words of the launcher: of its button and of the dialog around the widget. */
interface LauncherMessages {
  /** The name of the dialog. */
  readonly dialog: string;
  readonly close: string;
  /** Shown when the visitor wants to close the dialog while something is sent. */
  readonly wait: string;
  /** The text of the button on the page, unless the host gives it a label. */
  readonly button: string;
  /** Stands below the label of the button: the next free time, if it is today at the property. */
  readonly nextToday: (time: string) => string;
  readonly nextOn: (day: string, time: string) => string;
  /** Stands in place of the label and the time, if the visitor has a tour. `day`: `Tue`, or `Tue, Dec 22` if it is not in the next week. */
  readonly yourTour: (day: string, time: string) => string;
  /** Stands in place of the label, if the visitor waits for a free time. */
  readonly onList: string;
  /** Shown when the dialog takes long to load. */
  readonly slow: string;
}

/** The words for leaving details in place of a booking. */
interface LeadMessages {
  readonly heading: string;
  /** Shown in place of the heading when every day that can be booked is taken. `day`: the last of them. */
  readonly nothingThrough: (day: string) => string;
  /** Shown in place of the heading when the next `days` days have no free time, but later ones may have. */
  readonly nothingFor: (days: number) => string;
  /** Shown below the heading when every day that can be booked is taken. `days`: how many they are. */
  readonly lookedAt: (days: number) => string;
  readonly text: string;
  /** The button that goes back to a calendar without a free time. */
  readonly showCalendar: string;
  readonly suits: string;
  readonly suitNames: Readonly<
    Record<'morning' | 'afternoon' | 'evening' | 'weekdays' | 'saturday' | 'sunday', string>
  >;
  readonly send: string;
  readonly sending: string;
  /** The text for the property's staff: the times that suit, and the last day of those without a free time, if any. */
  readonly notes: (suits: readonly string[], nothingUntil: string | undefined) => string;
  readonly notSent: Readonly<Record<'offline' | 'rate-limited' | 'refused' | 'unsure', string>>;
  /** A link that opens the visitor's own mail with the same text. */
  readonly mail: string;
  readonly mailSubject: string;
  /** The text of that mail: the notes, and below them the visitor's name and phone. */
  readonly mailBody: (notes: string, name: string, phone: string) => string;
  readonly thanks: (name: string) => string;
  readonly thanksAll: string;
  readonly left: (suits: readonly string[]) => string;
}

/** The words for a visitor whose link was not followed. */
interface LinksMessages {
  /** The link cannot be read. */
  readonly unreadable: string;
  /** The link is for a property, or for something, that this page does not have. */
  readonly elsewhere: string;
  /** `time`: the time of the link, `Saturday, December 5, 10:15 AM`. */
  readonly past: (time: string) => string;
  /** The time is on a day that cannot be booked. */
  readonly beyond: (time: string) => string;
  /** A tour is booked in this tab. */
  readonly booked: string;
}

/** The words for picking from a long list. A count comes as a number, and as it is `written` in the visitor's language. */
interface ListMessages {
  /** Shown below the field. `count`: how many entries there are. */
  readonly hint: (count: number, written: string) => string;
  /** The last line of the open list: how many more match. */
  readonly more: (count: number, written: string) => string;
  readonly noMatch: string;
  /** Read out while the visitor types. */
  readonly found: (count: number, written: string) => string;
  /** The name of the list of picked entries, for the question `label`. */
  readonly picked: (label: string) => string;
  readonly remove: (name: string) => string;
  /** Read out when an entry was picked. */
  readonly added: (name: string) => string;
  readonly removed: (name: string) => string;
  /** Stands for something that was picked earlier and is no longer in the list. */
  readonly unknown: (id: string) => string;
}

/**
 * The words of the plain screen, which stands in for a screen that failed. None of them is a function, so none can throw.
 * The messages of a host never replace them.
 */
interface PlainMessages {
  readonly heading: string;
  /** Shown when nothing was sent yet. */
  readonly nothingSent: string;
  /** The button that shows the screen anew and sends nothing. "Try again" would read as "book again". */
  readonly showAgain: string;
  /** Shown while something is sent. The screen changes when the reply comes. */
  readonly wait: string;
  readonly notBooked: string;
  /** Shown below the times of bookings whose reply was lost. */
  readonly perhaps: string;
  readonly moving: string;
  readonly notMoved: string;
  /** Followed by the time. */
  readonly stays: string;
  readonly moveUnsure: string;
  /** Followed by the times. */
  readonly moveUnsureText: string;
  readonly cancelling: string;
  readonly notCancelled: string;
  readonly cancelled: string;
  readonly cancelUnsure: string;
  readonly cancelUnsureText: string;
  readonly sendingDetails: string;
  readonly detailsLeft: string;
  readonly detailsUnsure: string;
  readonly detailsNotSent: string;
}

/** The words of the frame, of the first screens, and of a widget that cannot go on. */
interface WidgetMessages {
  readonly title: string;
  readonly minutes: (count: number) => string;
  /** Stands above the times: `Times in Eastern Time (UTC−5)`. */
  readonly timesIn: (zone: string, offset: string | undefined) => string;
  readonly localTime: string;
  readonly loading: string;
  /** Shown when loading takes longer than usual. */
  readonly slow: string;
  readonly pickHeading: string;
  readonly today: string;
  readonly tomorrow: string;
  /** A day and a time on that day, in a sentence. */
  readonly dayTime: (day: string, time: string) => string;
  /** The same, standing alone as a label. */
  readonly dayTimeLabel: (day: string, time: string) => string;
  /** {@link today} or {@link tomorrow}, and a time on that day. */
  readonly nearTime: (day: string, time: string) => string;
  readonly timesLoading: string;
  /** A quiet line below the times, before `leaveDetails`. */
  readonly noTimeSuits: string;
  readonly leaveDetails: string;
  readonly tryAgain: string;
  readonly closedText: string;
  readonly unreachableHeading: string;
  readonly unreachable: Troubles;
  /** Shown when the widget failed, and nothing of the booking can be shown. */
  readonly failedHeading: string;
  readonly failedText: string;
  readonly call: (phone: string) => string;
  /** A link to write a mail. Its accessible name has the address. */
  readonly emailUs: string;
}
/** The two causes of a failure: the visitor's connection, or the service. */
interface Troubles {
  readonly connection: string;
  readonly service: string;
}
/** The words of the general parts. */
interface UiMessages {
  /** Stands beside the label of a field that may stay empty. */
  readonly optional: string;
  /** Heard while something is being fetched or sent. */
  readonly working: string;
}

/** The words of the screens after the first ones, and of the problems on the first ones. */
interface ScreenMessages {
  /** Stands in for the name of a time zone, such as `Eastern Time`, if it is not known. */
  readonly propertyTime: string;
  readonly closedDay: string;
  readonly noTimes: string;
  /** Shown after the last tour of today. `time`: the start of that tour. */
  readonly noTimesToday: (time: string) => string;
  /** Shown when every day that can be booked was asked about and none has a free time. */
  readonly nothing: (days: number) => string;
  /** Shown when every day that can be booked is listed as closed. */
  readonly allClosed: (days: number) => string;
  readonly nextFreeDay: (day: string) => string;
  /** The button that leads to an earlier day with times. */
  readonly earlierFreeDay: (day: string) => string;
  readonly findNext: string;
  readonly finding: string;
  /** Starts the search again from where it has ended. */
  readonly lookFurther: string;
  /** Tells how far a search has come. `day`: the last day without a free time. */
  readonly nothingUntil: (day: string) => string;
  /** Shown beside times that are not the newest, because the service does not answer. `time`: when it gave them. */
  readonly asOf: (time: string) => string;
  /** The name of the month that opens over the page. */
  readonly chooseDay: string;
  readonly closeMonth: string;
  readonly notLoaded: Troubles;
  /** Read out when "try again" has failed too. */
  readonly stillNotLoaded: Troubles;
  /** Shown when the time was refused, and the fresh times of the day are not known yet. */
  readonly refused: (time: string) => string;
  /** Shown when the time was refused, and is not among the fresh times. */
  readonly taken: (time: string) => string;
  /** Shown when the time was refused, although it is among the fresh times: the service refuses it for this visitor. */
  readonly refusedButFree: (time: string) => string;
  /** Shown when the visitor's own booking may have taken the time. */
  readonly takenPerhapsOwn: string;
  /** Shown above the times and the form after a lost reply. `times`: those of the bookings in question. */
  readonly unknownOutcomes: (times: readonly string[]) => string;
  /** Heard after the refusal of a time. `times`: `31 times`. */
  readonly timesLeft: (times: string, day: string) => string;
  readonly answersKept: string;
  readonly takenNearest: string;
  /** Stands after each of the nearest times, before the next one or `takenOr`. */
  readonly takenComma: string;
  readonly takenOr: string;
  readonly takenPick: string;
  readonly detailsHeading: string;
  readonly change: string;
  readonly changeLabel: string;
  readonly submit: (time: string) => string;
  readonly sending: string;
  readonly privacy: string;
  /** Stands below the button that books: what it costs. */
  readonly free: string;
  /** Stands after `free`, if a tour can be moved and cancelled in the widget. */
  readonly freeToChange: string;
  readonly notBooked: Record<'offline' | 'rate-limited' | 'refused', string>;
  /** Shown when a look-up found that a tour, whose reply was lost, was not booked. `time`: the time of that tour. */
  readonly foundNotBooked: (time: string) => string;
  /** Asks before the tour at `time` is booked. `times`: the times of bookings whose reply was lost. */
  readonly bookToo: (times: readonly string[], time: string) => string;
  /** Shown in the form when another tab of the site has booked a tour. `tour`: its day and time. */
  readonly tourElsewhere: (tour: string) => string;
  /** Asks before the tour at `time` is booked beside that one. `tour`: the day and time of that one. */
  readonly bookBeside: (tour: string, time: string) => string;
  /** The button that books the tour at `time` all the same. */
  readonly submitToo: (time: string) => string;
  readonly unsureHeading: string;
  readonly unsureText: (time: string) => string;
  readonly unsureWarning: string;
  readonly unsureContact: string;
  /** Shown after "book again" failed, by the reason. */
  readonly notBookedAgain: Record<'offline' | 'rate-limited' | 'refused', string>;
  readonly bookAgain: string;
  readonly otherTime: string;
  /** Shown while the host is asked whether the tour was booked. */
  readonly lookingUp: string;
  readonly lookUpAgain: string;
  readonly stillUnsure: string;
  readonly bookedHeading: string;
  /** Shown when the service booked another time than the visitor asked for. */
  readonly otherTimeHeading: string;
  readonly otherTimeText: (asked: string, booked: string) => string;
  readonly movedHeading: string;
  /** Shown when the chunk that changes a booked tour could not be loaded. */
  readonly notLoadedHeading: string;
  readonly backToTour: string;
  /** Shown when the chunk with calendar entry, directions and changes could not be loaded. A button to try again follows. */
  readonly actionsNotLoaded: string;
  /** Stands above a tour that was booked before. */
  readonly yourTour: string;
  /** Read out when another tab has booked or moved the tour. `time`: its day and time. */
  readonly youBooked: (time: string) => string;
  /** The button below a tour that was booked earlier in this tab. */
  readonly bookAnother: string;
  /** Stands above a booked tour. `weekday`: in full. `name`: empty if it is not known. */
  readonly seeYouOn: (weekday: string, name: string) => string;
  readonly yourTime: (time: string) => string;
  /** The words before the colon of a line of `expect` that give the line its icon. */
  readonly noteWords: {
    readonly where: string;
    readonly bring: string;
    readonly gettingThere: string;
  };
  /** Shown on the booked screen when the outcome of other bookings is unknown. `times`: their times. */
  readonly perhapsBookedToo: (times: readonly string[]) => string;
  /** Stands before the contact on the booked screen. */
  readonly question: string;
  /** The button that goes back to the times from leaving details. */
  readonly backToTimes: string;
  readonly closedHeading: string;
  /** Read out when "try again" has failed too. */
  readonly stillUnreachable: string;
  readonly misconfiguredHeading: string;
}

/**
 * The words for tours that the office still has to confirm (`confirms="office"`). Each group stands in place of messages that say
 * "booked": `screens.submit` here in place of `screens.submit` there.
 */
interface RequestedMessages {
  /** Stands first in a line of the ticket, before `answer`. */
  readonly state: string;
  /**
   * Who answers, and by when. `place`: the name or the address of the property, `time`: a day and a time. Each is empty if it is not known.
   */
  readonly answer: (place: string, time: string) => string;
  readonly widget: Pick<WidgetMessages, 'title'>;
  readonly launcher: Pick<LauncherMessages, 'dialog' | 'button'>;
  readonly screens: Pick<
    ScreenMessages,
    | 'refused'
    | 'refusedButFree'
    | 'takenPerhapsOwn'
    | 'unknownOutcomes'
    | 'submit'
    | 'sending'
    | 'foundNotBooked'
    | 'bookToo'
    | 'tourElsewhere'
    | 'bookBeside'
    | 'submitToo'
    | 'unsureHeading'
    | 'unsureText'
    | 'unsureContact'
    | 'bookAgain'
    | 'lookingUp'
    | 'bookedHeading'
    | 'otherTimeHeading'
    | 'otherTimeText'
    | 'movedHeading'
    | 'youBooked'
    | 'bookAnother'
    | 'seeYouOn'
    | 'perhapsBookedToo'
  > & {
    readonly notBooked: Pick<ScreenMessages['notBooked'], 'rate-limited' | 'refused'>;
    readonly notBookedAgain: Pick<ScreenMessages['notBookedAgain'], 'rate-limited' | 'refused'>;
  };
  readonly form: {
    readonly booker: Pick<FormMessages['booker'], 'label'>;
    readonly refused: Pick<FormMessages['refused'], 'notBooked'>;
  };
  readonly homes: Pick<HomeMessages, 'goneText'>;
  readonly actions: Pick<ActionMessages, 'title'>;
  readonly changes: Pick<ChangeMessages, 'moveText' | 'bookAnother'>;
  readonly plain: Pick<PlainMessages, 'notBooked' | 'perhaps'>;
}

/** The words for the waiting list: a visitor is told when a time frees up. */
interface WaitingMessages {
  /** The button that opens the form, and the heading of that form. */
  readonly offer: string;
  /** Says what the list does, and that it holds no time. */
  readonly text: string;
  readonly days: string;
  /** The choice of the whole week. `first`, `last`: its days, `Sun, Dec 6`. */
  readonly week: (first: string, last: string) => string;
  /** The choice of every day of the booking period. `last`: the last of them. */
  readonly anyDay: (last: string) => string;
  readonly parts: string;
  /** Says what it means that no part of the day is ticked. */
  readonly partsHint: string;
  readonly anyTime: string;
  /**
   * The box for consent to text messages about free times. `sender`: who writes, empty if the page does not say it. `last`: the last day of
   * the entry, after which none comes. Carriers want all that `form.consent.label` says here, too.
   */
  readonly consent: (sender: string, last: string) => string;
  /** Stands below that box. */
  readonly number: string;
  readonly send: string;
  readonly sending: string;
  readonly notJoined: Readonly<Record<'offline' | 'rate-limited' | 'refused' | 'unsure', string>>;
  readonly listHeading: string;
  /** The days that the visitor waits for, if they are more than one. */
  readonly fromTo: (first: string, last: string) => string;
  /** Stands on the screen of the entry, and below the times. `day`: the last day of the entry. */
  readonly until: (day: string) => string;
  readonly nothingHeld: string;
  readonly howToLeave: string;
  /** The button below the times that opens the screen of the entry. */
  readonly show: string;
  readonly leave: string;
  /** Asks once more, in the place of the button. */
  readonly leaveAsk: string;
  readonly leaveYes: string;
  readonly leaveNo: string;
  readonly leaving: string;
  readonly notLeft: Readonly<Record<Exclude<'offline' | 'rate-limited' | 'refused' | 'unsure', 'refused'>, string>>;
  /** The heading for a visitor who follows the link to leave. */
  readonly leaveHeading: string;
  readonly leaveText: string;
  readonly leftHeading: string;
  readonly leftText: string;
  /** Stands after the words that a time is taken. */
  readonly stillOn: string;
  /** Shown to a visitor whose link names an entry that is over, or that was left. */
  readonly gone: string;
  /** Shown where the entry of a link could not be read. */
  readonly notRead: string;
}

/** Everything that a visitor reads or hears. A translation that lacks a message does not compile. */
interface Messages extends FirstMessages {
  readonly screens: ScreenMessages;
  readonly form: FormMessages;
  readonly actions: ActionMessages;
  readonly agent: AgentMessages;
  readonly lead: LeadMessages;
  readonly list: ListMessages;
  readonly kinds: KindMessages;
  readonly homes: HomeMessages;
  readonly changes: ChangeMessages;
  readonly launcher: LauncherMessages;
  readonly plain: PlainMessages;
  readonly requested: RequestedMessages;
  readonly waiting: WaitingMessages;
  readonly assistants: AssistantsMessages;
  readonly links: LinksMessages;
}
/** The words of the first screens. */
interface FirstMessages {
  /** The language of the words, BCP 47: `fr`. Dates and numbers are written in it too. */
  readonly language: string;
  /** The direction in which the language is written. */
  readonly direction: 'ltr' | 'rtl';
  readonly calendar: CalendarMessages;
  readonly ui: UiMessages;
  readonly widget: WidgetMessages;
}
/** Some of `Words`, at any depth. A message itself is given whole. */
type SomeOf<Words> = {
  readonly [Name in keyof Words]?:
    | (Words[Name] extends ((...given: never[]) => unknown) | string ? Words[Name] : SomeOf<Words[Name]>)
    | undefined;
};
/**
 * Messages of your own. With `language` they are a whole language, and English stands in for what is missing. Without it they replace
 * single messages of the language that is shown.
 */
type GivenMessages = SomeOf<Messages>;

/** A part that a page can style, by `::part` on the element and by `classNames` in React. */
type PartName = 'root' | 'heading' | 'day' | 'slot' | 'field' | 'button' | 'notice';
/** Classes of the page, by part. */
type ClassNames = {
  readonly [Name in PartName]?: string | undefined;
};

/** Where the widget shows: in its place, in a dialog over the page, or in a dialog with a button that opens it. */
type Mode = 'button' | 'inline' | 'dialog';
/** The corner of the floating button. It is the same side of the screen in languages that are written from right to left. */
type Corner = 'bottom-right' | 'bottom-left';
/** When an inline widget starts: at once, or when its place is near the part of the page in view. */
type Loading = 'eager' | 'lazy';

/** The fields whose control can be an integrator's own. */
type OwnControlKey =
  | 'lease_term'
  | 'other_occupants'
  | 'reason_for_move'
  | 'current_postal_code'
  | 'client_location'
  | 'notes'
  | 'first_name'
  | 'last_name'
  | 'email'
  | 'phone'
  | 'layout'
  | 'move_in_date'
  | 'pets'
  | 'amenities'
  | 'discovery_source'
  | 'broker_first_name'
  | 'broker_last_name'
  | 'broker_email'
  | 'broker_phone'
  | 'broker_company';
/** The props of your own control. The widget shows label, mark and error around it. */
interface OwnControlProps<Value> {
  /** Give this id to your input. The label points to it. */
  readonly id: string;
  readonly name: OwnControlKey;
  /** The question, for a control that a label cannot point to. */
  readonly label: string;
  /** The answer, as in `Answers`: text, or the values of what is picked. */
  readonly value: Value;
  /** What there is to pick, each with its words. Empty if the visitor types the answer. */
  readonly choices: readonly {
    readonly value: string;
    readonly label: string;
  }[];
  readonly required: boolean;
  /** Whether nothing can be changed now, because a booking is on its way or the answer is locked. */
  readonly readOnly: boolean;
  readonly onChange: (value: Value) => void;
  /** Call this when the control loses the focus. From then on a problem is shown. */
  readonly onBlur: () => void;
  /** Give this as `ref` to an element. That element gets the focus when this answer is the first with a problem. */
  readonly focusRef: (
    element: {
      readonly focus: () => void;
    } | null,
  ) => void;
  /** Put these on the element with the `id`, unchanged. */
  readonly aria: {
    readonly 'aria-describedby'?: string;
    readonly 'aria-invalid'?: true;
    readonly 'aria-required'?: true;
  };
}
/** Your own controls, by the name of the field. */
type OwnControls = {
  readonly [Key in OwnControlKey]?: ComponentType<OwnControlProps<Answers[Key]>> | undefined;
};

/** Props of your component in place of the line that says which tour is being booked. */
interface SummaryProps {
  /** When the tour starts, by the property's clock. */
  readonly slot: LocalDateTime;
  /** How long the tour takes, in minutes. */
  readonly duration: number;
  /** The address of the tour. Empty when the options name no location. */
  readonly location: string;
  /** Whether the booking is being sent. */
  readonly sending: boolean;
  /** Goes back to the times. Does nothing while the booking is being sent. */
  readonly onChangeTime: () => void;
  /** The widget's own line, for a component that only adds to it. */
  readonly children: ReactNode;
}
/** Props of your component under the heading of a booked tour. */
interface ConfirmationProps {
  /** When the tour starts, by the property's clock. */
  readonly slot: LocalDateTime;
  /** How long the tour takes, in minutes. */
  readonly duration: number;
  /** The address of the tour. Empty when the options name no location. */
  readonly location: string;
  /** `booked`: just booked here. `moved`: moved to another time. `before`: booked before the visitor came to this page. */
  readonly kind: 'booked' | 'moved' | 'before';
  /** The widget's own content: day, time, place, calendar entry, ways to change the tour. */
  readonly children: ReactNode;
}
/**
 * Your own components in place of single parts of the widget. React renders them. Define each at the top level of a file: a component that
 * is defined inside another one is a new one at each render, and loses its state.
 */
interface TourComponents {
  /** The line above the form that says which tour is being booked. */
  readonly Summary?: ComponentType<SummaryProps> | undefined;
  /** The component that shows under the heading of a booked tour. The heading, which takes the focus, stays. */
  readonly Confirmation?: ComponentType<ConfirmationProps> | undefined;
  /** Your own controls of fields, by the name of the field: `notes`. The widget still shows label, mark and error. */
  readonly controls?: OwnControls | undefined;
}

/** A name in camelCase: `first_name` becomes `firstName`. */
type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;
/**
 * Answers that the visitor need not type, by field: `firstName` or `first_name`. Each of them may be text; for a list, commas separate the
 * entries. The consent cannot be preset.
 */
type Prefill = {
  readonly [Key in Exclude<FieldKey, 'sms_opted_in' | 'other_people'> as Key | CamelCase<Key>]?:
    | Answers[Key]
    | string
    | undefined;
} & {
  /** The people who move in, as a list, not as text. Parts of a person that are left out are empty. */
  readonly [Key in 'other_people' as Key | CamelCase<Key>]?: readonly Partial<OtherPerson>[] | undefined;
};
/** The colours of the widget. `auto` follows the visitor's own setting. */
type Theme = 'light' | 'dark' | 'auto';
/** When a visitor can leave details instead of booking: if nothing is free (`auto`), always (`on`) or never (`off`). */
type Leads = 'auto' | 'on' | 'off';
/** A switch as text. The element and `mount` take it in any letters; an attribute without a value is a yes. */
type SwitchText = '' | 'on' | 'off' | 'true' | 'false' | 'yes' | 'no' | '1' | '0';
/**
 * The options of the widget. They are the same for every way to use it: a prop in camelCase here, an attribute in kebab-case on the
 * element. An option that an attribute can carry may be text.
 */
interface BookingOptions extends EventHandlers {
  /** The group (property) whose tours are booked: `<group_id>` of the API document. Required. */
  readonly groupId: number | string;
  /** Address of the leasing service, or a path of your site that forwards to it. Required unless `edge` or `client` is given. */
  readonly api?: string | undefined;
  /**
   * Address of your edge (docs/edge.md), in place of `api`. With an edge a booking happens only once, and the widget fetches a reply that
   * was lost. A visitor can change the tour they booked if the edge gives a token for it.
   */
  readonly edge?: string | undefined;
  /** A public key, sent as HTTP Basic. It costs a CORS preflight per call, so leave it out when the service needs none. */
  readonly publicKey?: string | undefined;
  /** Your own client, instead of `api`. It may be another object at each render. */
  readonly client?: TourClient | undefined;
  /** Your own function instead of the global `fetch`: for a proxy, a header, a captcha. */
  readonly fetch?: typeof fetch | undefined;
  /**
   * Names the service in the keys of the queries and in the visitor's storage. Give a server and a browser the same name when they reach
   * the service by different addresses. Read when a booking begins. Default: `api` or `edge`.
   */
  readonly service?: string | undefined;
  /**
   * Your own query client, in which the widget keeps its queries. Read when a booking begins. Default: one of the widget's own. See
   * docs/react.md#react-query.
   */
  readonly queryClient?: QueryClient | undefined;
  /** Replies, by URL, to GETs that the page sent before the widget existed. Set by the script tag's loader. */
  readonly preloaded?: ((url: string) => Promise<Response> | undefined) | undefined;
  /** Whether the address in `api` or `edge` may be asked. Set by the script tag's loader, from its attribute `allowed-apis`. */
  readonly allows?: ((api: string) => boolean) | undefined;
  /** The names of the element's attributes, to report misspelled ones. Set by the element. */
  readonly attributes?: readonly string[] | undefined;
  /**
   * Where the widget shows. `inline` (the default): in its place. `dialog`: over the page, opened by any element with
   * `data-tour-booking-open`. `button`: the same, with a button that floats in a corner; on a narrow page it is a bar along the bottom:
   * docs/integration.md#ways-to-open-it. The script tag reads it when the element starts; in React a change takes effect at once.
   */
  readonly mode?: Mode | undefined;
  /** The words on the floating button. Default "Book a tour", in the language of the widget. */
  readonly buttonLabel?: string | undefined;
  /** The corner of the floating button: `bottom-right` (the default) or `bottom-left`. */
  readonly buttonCorner?: Corner | undefined;
  /**
   * `lazy`: an inline widget waits until its place is near the part of the page in view. Before that it asks for nothing, and the
   * script tag loads nothing for it. Read when it starts. Default `eager`.
   */
  readonly loading?: Loading | undefined;
  /** IANA zone of the property, `America/New_York`. Without it the widget calls times the property's local time. */
  readonly timeZone?: string | undefined;
  /** Address of the tour, in plain text. Sent with the booking as `appointment.location`. */
  readonly location?: string | undefined;
  /** Community id. Sent as `client.community`. */
  readonly community?: number | string | undefined;
  /** Length of a tour in minutes, 5 to 1440, for display only. Default 30. */
  readonly duration?: number | string | undefined;
  /** `light`, `dark` or `auto` (the default: the visitor's own setting). */
  readonly theme?: Theme | undefined;
  /** The main colour of the widget, as any CSS colour. */
  readonly accent?: string | undefined;
  /**
   * BCP 47 tag of the language. English, `es`, `ar`, `zh`, `vi` and `ko` are shipped. For any other language the widget speaks English,
   * unless `messages` brings the words. A region (`es-MX`) sets how dates and numbers are written. Default: the language of the page,
   * `<html lang>`, when the widget is mounted.
   */
  readonly locale?: string | undefined;
  /**
   * Your own words: single messages in place of the widget's or, with `language`, a whole language. Messages that it lacks are in English:
   * docs/languages.md.
   */
  readonly messages?: GivenMessages | undefined;
  /** Phone number of the property. The widget offers it wherever a visitor cannot go on online. */
  readonly contactPhone?: string | undefined;
  /** Email address of the property. The widget offers it wherever a visitor cannot go on online. */
  readonly contactEmail?: string | undefined;
  /** Your privacy notice, linked below the form: an http(s) address or a path of your site. */
  readonly privacyUrl?: string | undefined;
  /**
   * The name of the company that sends the text messages. With it, the box for consent says who writes, about what, how often, and how to
   * stop: docs/consent.md.
   */
  readonly sender?: string | undefined;
  /** The terms of the text messages: an http(s) address or a path of your site. Linked beside that box, as the privacy notice is then. */
  readonly termsUrl?: string | undefined;
  /** Days (`2026-12-25`) and weekdays (`sunday`) without tours, as a list or comma-separated text. */
  readonly closedDays?: string | readonly string[] | undefined;
  /** How many days ahead can be booked, 1 to 366. Default 60. */
  readonly horizonDays?: number | string | undefined;
  /**
   * The day to open with, `2026-12-05`. If it is closed, the widget opens with the next day that can be booked. If it is outside the days
   * that can be booked, the widget opens with the first of them. Default: today at the property.
   */
  readonly initialDay?: string | undefined;
  /**
   * The time to open with, `2026-12-05T10:15:00` by the property's clock. The visitor comes straight to the form. If the time is no longer
   * free, the widget says so and shows the other times of that day. It wins over a time that the visitor chose before. If its day cannot be
   * booked, the widget opens as for such an `initialDay`. Read when a booking begins.
   */
  readonly initialSlot?: string | undefined;
  /**
   * When the widget asks about days that the visitor has not looked at. `view` (the default): about the next 14 days, two at a time, once
   * the widget is in view and the browser idle. After the first touch it asks about the rest of the month too. `touch`: about all of these
   * after the first touch. With `publicKey`, `view` means `touch`. `off`: only about the first days, which have the next free times, and
   * about the days that the visitor chooses. A visitor who saves data causes no such calls.
   */
  readonly askAhead?: AskAhead | undefined;
  /**
   * Answers that the form opens with, by the name of the field (docs/options.md#fields): an object as a prop, one attribute for each field on
   * the element. Read when the widget starts.
   */
  readonly prefill?: Prefill | undefined;
  /** Also takes answers from the address of the page: `?tour_first_name=Lara`, a space as `%20` and a plus as `%2B`. `prefill` wins over them. Default off. */
  readonly prefillFromUrl?: boolean | undefined;
  /** Fields whose preset the visitor sees but cannot change: a name, a list, or on the element comma-separated text. */
  readonly lock?: keyof Prefill | readonly (keyof Prefill)[] | undefined;
  /**
   * Lets the tour and the answers outlive a reload. The session storage of this tab keeps the number, the time, the homes and the group of
   * the tour until it is over. It keeps the visitor's answers, without the consent, until a tour is booked. `device`: the tour also outlives
   * the tab, in the local storage. Other tabs of the site learn of the tour. `off`: stores and tells nothing; the page alone knows what is
   * being sent or in doubt, until it is left. Default on.
   */
  readonly remember?: boolean | 'device' | undefined;
  /**
   * For a device that visitors share, in an office or a lobby. Seconds without a touch, 10 to 3600, after which a finished visit (booked,
   * cancelled, details left) and all its answers are erased, and the widget begins anew. A booking in doubt is kept. Default: never.
   */
  readonly resetAfter?: number | string | undefined;
  /**
   * Settings by field. They win over the service's configuration. A setting is `hidden`, `optional` or `required`, or an object of
   * `mode`, `label` (the question in your words: docs/integration.md#what-you-may-ask) and `order` (its place in its part: lower first,
   * default 0). A hidden field is sent with its preset.
   */
  readonly fields?: FieldSettings | undefined;
  /**
   * Your own function that knows whether a tour was booked: `({ service, group, start, attempt }) => …`. The widget calls it when the reply
   * to a booking was lost, also after a reload, and when a time is refused. It answers `{ kind: 'booked', tour }`, `{ kind: 'not-booked' }`
   * or `{ kind: 'unknown' }`, within 10 seconds: docs/integration.md#a-lost-reply.
   */
  readonly lookUp?: LookUp | undefined;
  /**
   * The line below the button that books. Default "Free, no account. You can change or cancel it any time.", without the second sentence
   * where the widget offers no changes. `off`: no line.
   */
  readonly reassurance?: string | undefined;
  /** A sentence about the confirmation mail, shown after booking. Give it only if the service sends such a mail. */
  readonly mailPromise?: string | undefined;
  /**
   * Lines for the booked screen and the calendar entry: where to go, what to bring. A list, or text with `|` or a line break between the
   * lines. Words before a colon stand out: `Bring: A photo ID`. `Where`, `Bring` and `Getting there`, in the language of the widget, have an
   * icon of their own.
   */
  readonly expect?: string | readonly string[] | undefined;
  /**
   * What the visitor has to do next, as a link on the booked screen and in the calendar entry: `{ label, url }`, or text such as
   * `Verify your ID | https://id.example.com`. `url` is an http(s) address or a path of your site.
   */
  readonly next?: NextStep | string | undefined;
  /**
   * Who makes a time certain. `service` (the default): the reply to a booking, so the tour is booked. `office`: your office, which answers
   * later. Then the widget says "requested" and never "booked", names the `expiration_date` of the reply as the time by which the office
   * answers, and sends the event `requested` in place of `booked`: docs/integration.md#asked-for-or-booked.
   */
  readonly confirms?: Confirms | undefined;
  /**
   * The agent who shows a visitor around, for the booked screen: `{ name, title, photo, phone }`, or the agent's id, alone or as `{ id }`.
   * With an id the widget asks the service. This needs a key, your proxy or an edge. Give the option only if the agent is certain. The
   * agent does not show for a self-guided tour.
   */
  readonly agent?: AgentOption | number | string | undefined;
  /**
   * Whether a visitor can leave details (name, email, what suits) instead of booking. `auto` (the default) offers it when nothing
   * is free, `on` below the times as well, `off` nowhere; as a prop `true` and `false`. The details go to `POST /api/v2/clients`.
   */
  readonly leads?: boolean | 'auto' | undefined;
  /**
   * Where no time is free or suits, a visitor can ask to be told when one frees up. Needs `edge`, which keeps the list and sends the
   * messages: docs/waiting.md. Default off.
   */
  readonly waiting?: boolean | undefined;
  /**
   * Assistants in the browser find times, go to the form and fill it in, and links of assistants open it: docs/assistants.md. The
   * visitor alone books and consents. Nothing loads where the browser has no assistant. Default off.
   */
  readonly assistants?: boolean | undefined;
  /** Sent with the details that a visitor leaves, as `campaign_id`. */
  readonly campaignId?: string | undefined;
  /** Sent with the details that a visitor leaves, as `campaign_info`. */
  readonly campaignInfo?: string | undefined;
  /**
   * Pushes each event to a data layer, as Google Tag Manager reads it. `true` or `on`: to `window.dataLayer`; other text: to the global of
   * that name; or a list of your own. Default off. The names it pushes: docs/counting.md#data-layer.
   */
  readonly dataLayer?: boolean | string | unknown[] | undefined;
  /**
   * Reads where the visitor came from: the utm and click marks of the page they landed on, and the origin of the page before. Keeps it for
   * this tab in the session storage. Default off.
   */
  readonly attribution?: boolean | undefined;
  /**
   * The service's codes for where visitors come from, as an object or as text (`google=80, facebook.com=90`). Each name is a `utm_source`,
   * a click mark, or the host of the page before. The code is sent with a booking as `discovery_source`, unless the visitor answered that
   * question. Needs `attribution`.
   */
  readonly discoverySources?: string | Readonly<Record<string, number | string>> | undefined;
  /** Whether a booked tour can be moved or cancelled in the widget. Default on. */
  readonly changes?: boolean | undefined;
  /**
   * The number of an appointment: the visitor changes that tour instead of booking one. Only for a page that nobody but this visitor can
   * open, behind a login or a signed link. Needs `manageStart`. With `edge`, give `from-link` in place of a number: the visitor changes the
   * tour of the link that they followed (`manageLink`), and the widget takes the token out of the address. `from-link` needs `timeZone`.
   */
  readonly manage?: number | string | undefined;
  /**
   * When the tour of `manage` starts, by the property's clock, without an offset: `2026-12-05T10:15:00`. The service does not tell a visitor
   * when that is. When one of `manage` and `manageStart` is missing or wrong, the widget asks for nothing and nothing can be booked.
   */
  readonly manageStart?: string | undefined;
  /**
   * With `edge`: the address of your page that has the widget with `manage="from-link"`. The calendar entry that the visitor saves has a
   * link to it, with the token of the tour. What the visitor shares never has this link.
   */
  readonly manageLink?: string | undefined;
  /**
   * The kinds of tour that a visitor chooses from, `in-person`, `self-guided` and `video`, each with its own group: an object, as text
   * `in-person=101, video=103`, or the object as JSON. `groupId` is the group to open with, and one of them. Give at least two:
   * docs/integration.md#kinds-of-tour.
   */
  readonly tourKinds?: TourKindOptions | string | undefined;
  /**
   * The homes that can be seen on a tour: ids of listings (`4711, 4712`), or objects in your own words, about which nothing is asked. Up to
   * three homes are on the tour from the start; with more, the visitor chooses. `all` lets visitors choose from the homes for rent, or from
   * those of `community` if that is given. Ids and `all` need a key, your proxy or an edge. On the element this is an attribute, or JSON in a
   * `<script type="application/json">` inside it: docs/integration.md#homes.
   */
  readonly homes?: HomesOption | undefined;
  /**
   * The home that a visitor came for, by the id of its listing. It is the first home on the tour. Another id, given later, adds a home while
   * the visitor still chooses. Set by a trigger with `data-tour-booking-home` and by a link to `#tour=4711`.
   */
  readonly home?: number | string | undefined;
  /**
   * What the rents of homes are, where a home does not say it itself by `total` or `fees`. `total`: they include all mandatory fees, and show
   * as "$3,640 a month". `base`: fees come on top, "Rent from $3,480, fees extra". `off`: no amount of any home shows, and there is no filter
   * by rent. Default: "Rent $3,480", which claims nothing about fees: docs/integration.md#rents-and-fees. None of this is legal advice.
   */
  readonly rents?: Rents | undefined;
  /**
   * The element's id. Every event has it as `elementId`. In React, it is the id of the element around the widget. `mount` takes the id of
   * its target.
   */
  readonly id?: string | undefined;
  /**
   * Called with one clear sentence for each problem that does not stop the widget. Without it the sentences go to the console; in React in
   * development only.
   */
  readonly onWarning?: ((message: string) => void) | undefined;
}
/** The options of the React component: all of `BookingOptions`, and those that only the component takes. */
interface TourBookingOptions extends BookingOptions {
  /** Your own components in place of single parts: docs/react.md#components-of-your-own. */
  readonly components?: TourComponents | undefined;
  /**
   * Puts the widget in a shadow root, as the script tag does. Of the page's styles only custom properties, the font family,
   * its size, the colour scheme and the direction reach it. A server renders only its empty place, which hydrates without a warning. Give it a height by `className` or `style`. Inside is a separate React tree, so
   * `components` read no context of the page.
   */
  readonly isolate?: boolean | undefined;
  /**
   * Classes of your own for the parts of the widget: `root`, `heading`, `day`, `slot`, `field`, `button`, `notice`. With `isolate` no class of the
   * page reaches them: docs/theming.md#parts.
   */
  readonly classNames?: ClassNames | undefined;
  /** The class of the element around the widget. */
  readonly className?: string | undefined;
  /** The inline style of the element around the widget. */
  readonly style?: CSSProperties | undefined;
}
/** `Options` that name the leasing service: `api`, `edge` or `client` is given. */
type NamesService<Options> = Options &
  {
    readonly [Name in 'api' | 'edge' | 'client']: {
      readonly [Given in Name]: NonNullable<BookingOptions[Given]>;
    };
  }['api' | 'edge' | 'client'];

/** A name in kebab-case: `groupId` becomes `group-id`. */
type KebabCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${KebabCase<Rest>}`
  : Name;
/** The value of an option as an attribute: a switch, and a list with commas between, are text as well. */
type AttributeValue<
  Name extends keyof Omit<
    TourBookingOptions,
    | 'client'
    | 'fetch'
    | 'service'
    | 'queryClient'
    | 'preloaded'
    | 'allows'
    | 'attributes'
    | 'messages'
    | 'fields'
    | 'lookUp'
    | 'prefill'
    | 'components'
    | 'isolate'
    | 'className'
    | 'classNames'
    | 'style'
    | `on${string}`
  >,
> =
  | Omit<
      TourBookingOptions,
      | 'client'
      | 'fetch'
      | 'service'
      | 'queryClient'
      | 'preloaded'
      | 'allows'
      | 'attributes'
      | 'messages'
      | 'fields'
      | 'lookUp'
      | 'prefill'
      | 'components'
      | 'isolate'
      | 'className'
      | 'classNames'
      | 'style'
      | `on${string}`
    >[Name]
  | (true extends Omit<
      TourBookingOptions,
      | 'client'
      | 'fetch'
      | 'service'
      | 'queryClient'
      | 'preloaded'
      | 'allows'
      | 'attributes'
      | 'messages'
      | 'fields'
      | 'lookUp'
      | 'prefill'
      | 'components'
      | 'isolate'
      | 'className'
      | 'classNames'
      | 'style'
      | `on${string}`
    >[Name]
      ? SwitchText
      : Name extends 'lock'
        ? string
        : never);
/** The attributes of `<tour-booking>`: the options by their names in HTML, and the presets of the form's fields. */
type TourBookingAttributes = {
  readonly [Name in Exclude<
    keyof Omit<
      TourBookingOptions,
      | 'client'
      | 'fetch'
      | 'service'
      | 'queryClient'
      | 'preloaded'
      | 'allows'
      | 'attributes'
      | 'messages'
      | 'fields'
      | 'lookUp'
      | 'prefill'
      | 'components'
      | 'isolate'
      | 'className'
      | 'classNames'
      | 'style'
      | `on${string}`
    >,
    'id'
  > as KebabCase<Name>]?: AttributeValue<Name> | undefined;
} & {
  readonly [Name in `prefill-${string}`]?: string;
};

/** The commands for days and times. */
interface PickCommands {
  /** Call this when the booking comes into view. With `askAhead: 'view'` it asks about the next days from then on. */
  readonly enterView: () => void;
  /** Call this at the visitor's first press, key or focus in the widget, or when the pointer rests on the calendar. */
  readonly touch: () => void;
  /**
   * Chooses another kind of tour, so that the times of its group show. The answers, the day and the chosen time are kept. Does nothing
   * unless days and times show.
   */
  readonly pickKind: (kind: TourKind) => void;
  /**
   * Chooses the homes to see on the tour, in this order. The first three count. Does nothing while a booking is sent or in doubt, and once
   * a tour is booked.
   */
  readonly chooseHomes: (homes: readonly Home[]) => void;
  readonly pickDay: (day: Day) => void;
  readonly pickSlot: (slot: LocalDateTime) => void;
  /** Asks about a day before it is chosen. Call this when the pointer rests on the day, or when it has the focus. */
  readonly prefetchDay: (day: Day) => void;
  /** Shows another month. */
  readonly setMonth: (month: Month) => void;
  /** Asks about the days after the one in view until one has a free time. One call asks about at most 14 days. */
  readonly findNextFreeDay: () => void;
  /** Opens the form in which the visitor leaves details instead of booking. */
  readonly leaveDetails: () => void;
  /** Repeats the calls that failed. */
  readonly retry: () => void;
  /** Asks the host's `lookUp` once more while a booking is in doubt. The booking does so by itself after each lost reply. */
  readonly lookUp: () => void;
}
/** The commands for a booked tour, besides `changeTime`. Each does nothing when it is not offered. */
interface ChangeCommands {
  /** Goes back to the tour as it is, from the times or from the question whether to cancel. */
  readonly keepTour: () => void;
  /** Moves the tour to the chosen time. After a lost reply it sends the same move again, because the visitor wants it. */
  readonly moveTour: () => void;
  /** Opens the question whether to cancel the tour. */
  readonly askCancel: () => void;
  /** Cancels the tour. After a lost reply it sends the cancellation again, because the visitor wants it. */
  readonly cancelTour: () => void;
  /** Starts another booking after a cancellation or beside a booked tour. The answers are kept. */
  readonly bookAnother: () => void;
}

/** When a tour would suit a visitor who leaves details: a part of the day, or days of the week. */
type Suit = 'morning' | 'afternoon' | 'evening' | 'weekdays' | 'saturday' | 'sunday';
/** The details that a visitor leaves with the property. Of `answers` the form asks only for name, email and phone. */
interface LeadDetails {
  readonly answers: Answers;
  readonly suits: readonly Suit[];
}
/** The details that a visitor leaves when no time suits. Meanwhile the flow of the booking stays as it is. */
type Lead =
  /** The form is not open yet. */
  | (LeadDetails & {
      readonly at: 'closed';
    })
  /** The visitor went back to the times. What they typed is kept. */
  | (LeadDetails & {
      readonly at: 'aside';
    })
  | (LeadDetails & {
      readonly at: 'writing';
      readonly notice: Rejected | LeadNotSent | null;
    })
  | (LeadDetails & {
      readonly at: 'sending';
      readonly attempt: number;
    })
  /** The service has the details. */
  | (LeadDetails & {
      readonly at: 'left';
    });
/** Why the details were not taken. `unsure`: the reply was lost, and the property may have them. */
interface LeadNotSent extends Pick<NotBooked, 'attempt'> {
  readonly kind: 'not-sent';
  readonly why: WhyNotBooked | 'unsure';
}

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
/** Why a call gave no answer. `unknown`: the integrator's own client threw something other than an `ApiError`. */
type FailureKind = ApiFailure['kind'] | 'unknown';

/**
 * Everything that a screen shows: plain, immutable data. A part that did not change is the same object as before, so that a screen renders
 * only when something that it shows has changed.
 */
interface TourSnapshot {
  readonly screen: Screen;
  /** How many screens the visitor came to after the first one. */
  readonly visits: number;
  readonly flow: Flow;
  /** The details that the visitor leaves instead of booking. Null while the form for them is closed. */
  readonly lead: OpenLead | null;
  readonly configuration: ConfigurationState;
  /** Days and times. Null before the booking has started, as on a server, where nothing may depend on a clock. */
  readonly availability: AvailabilityView | null;
  /** The homes to see on the tour. For some of them only the id is known. */
  readonly homes: readonly Home[];
}
/** The details that a visitor is leaving, or has left. */
type OpenLead = Exclude<
  Lead,
  {
    at: 'closed' | 'aside';
  }
>;
/** The name of a screen. */
type Screen =
  | 'misconfigured'
  | 'skeleton'
  | 'closed'
  | 'unreachable'
  | 'pick'
  | 'lead'
  | 'lead-left'
  | 'details'
  | 'unsure'
  | 'booked'
  | 'confirmation'
  | 'move'
  | 'cancel'
  | 'cancelled'
  /** The reply of a move or of a cancellation was lost. */
  | 'unsure-change';
/** The group's configuration, as far as it is known. */
type ConfigurationState =
  /** `slow`: no reply came within 3 seconds, so the contact shows. */
  | {
      readonly status: 'pending';
      readonly slow: boolean;
    }
  /** `failures`: how often it failed in a row. */
  | {
      readonly status: 'error';
      readonly why: FailureKind;
      readonly failures: number;
      readonly retrying: boolean;
    }
  | {
      readonly status: 'success';
      readonly answer: ConfigurationAnswer;
    };
/** The days of the booking period, and the times of the day in view. */
interface AvailabilityView {
  /** Today by the property's clock. */
  readonly today: Day;
  /** The booking period: from today to the last day that can be booked. */
  readonly range: DayRange;
  /** The state of every day of `range`. */
  readonly states: Readonly<Record<Day, DayState>>;
  /** How many free times a day has, for the days that are known. */
  readonly counts: Readonly<Record<Day, number>>;
  /** The day whose times show: the chosen one, else the first with a free time. */
  readonly day: Day;
  /** The month in view. */
  readonly month: Month;
  readonly times: TimesView;
  /** The first free time of each of the next days that have one, for three days at most. */
  readonly chips: readonly LocalDateTime[];
  /** Whether replies are still to come that may add to `chips`. */
  readonly chipsPending: boolean;
  /** No time is free from today up to this day. Undefined while one of the next 14 days has a free time or is not known. */
  readonly nothingUntil: Day | undefined;
  /** `appointment_sms_opt_in` of the latest reply that had it. False: the form must not ask for consent to text messages. */
  readonly smsOptIn: boolean | undefined;
  /** Whether the visitor has touched the widget. From then on screen readers hear of changes. */
  readonly touched: boolean;
}
/** What shows as the times of the day in view. */
type TimesView =
  | {
      readonly kind: 'asking';
    }
  /** `refreshing`: a new answer is on its way while this one shows. `asOf`: as in `NoTimes`. */
  | {
      readonly kind: 'times';
      readonly slots: readonly LocalDateTime[];
      readonly refreshing: boolean;
      readonly asOf?: LocalDateTime | undefined;
    }
  | NoTimes
  /** The call about this day failed, or a call of the search for the next free day. */
  | {
      readonly kind: 'failed';
      readonly why: FailureKind;
      readonly failures: number;
      readonly retrying: boolean;
    };
/** A day without times, and what the visitor can do next. */
interface NoTimes {
  readonly kind: 'none';
  /** Whether a new answer is on its way while this one shows. */
  readonly refreshing: boolean;
  /** When the service gave this answer, by the property's clock. Set only with an edge, when the service has failed since. */
  readonly asOf?: LocalDateTime | undefined;
  /** `closed` and `full` are about this day, `all-closed` and `all-full` about every day of the booking period. */
  readonly why: 'closed' | 'full' | 'all-closed' | 'all-full';
  /** Only for today: its last start by the office hours, once that is past. */
  readonly lastStart: LocalDateTime | undefined;
  /** The next day with times, when all days before it are known. */
  readonly next: Day | undefined;
  /** The nearest earlier day with times, when no later day can be offered. */
  readonly earlier: Day | undefined;
  /** Whether there are later days to ask about. */
  readonly searchable: boolean;
  readonly searching: boolean;
  /**
   * No time is free up to this day, as far as a search or the next days have shown. Undefined before the first answer of a search, and once
   * `next` is known.
   */
  readonly searchedUntil: Day | undefined;
}

/** The commands of the form for leaving details. The command `leaveDetails` opens this form. */
interface LeadCommands {
  /** Goes back to the times. What the visitor typed is kept. */
  readonly backToTimes: () => void;
  /** Keeps what the visitor typed or picked. */
  readonly noteDetails: (details: Partial<LeadDetails>) => void;
  /** Sends the details to the property. `notes` tells its staff in plain words when a tour would suit. */
  readonly sendDetails: (answers: Answers, notes: string) => void;
}

/** The commands: what the visitor does, as functions. */
interface TourCommands extends PickCommands, ChangeCommands, LeadCommands {
  /** Goes back to the times from the details or after a lost reply. From a booked tour, goes to the times it can be moved to. */
  readonly changeTime: () => void;
  /** Keeps what was typed, so that it survives every failure. The form takes it. `assisted`: the fields that an assistant has filled in. */
  readonly answer: (answers: Answers, assisted?: readonly FieldKey[]) => void;
  /**
   * Books the chosen time. `shown` names the fields whose answers are sent: those that the form asks, and hidden ones with a preset.
   * `consentWords`: the words of the box for consent, which the event `booked` repeats. Without them it says nothing of consent.
   */
  readonly submit: (answers: Answers, shown: readonly FieldKey[], consentWords?: ConsentWords) => void;
  /** Sends the same booking once more after a lost reply, because the visitor wants it. After a reload it opens that form instead. */
  readonly bookAgain: () => void;
}

/** The waiting list of an edge. */
interface WaitingSetting {
  /** The address of the edge. */
  readonly edge: string;
  /** Calls the newest `fetch` of the options. Undefined: the browser's own. */
  readonly fetch: typeof fetch | undefined;
}

/**
 * The settings of what shows first: days, times, their frame and its colours. A file of its own, because the preview and the launcher
 * read them before the core is there. `settings.ts` adds all others.
 */
/** The options that show days, times and the frame around them. */
interface ViewSettings
  extends Pick<BookingSettings, 'zone' | 'location' | 'closed' | 'horizonDays' | 'initialDay' | 'kinds'>,
    Look {
  /** How long a tour takes, in minutes. */
  readonly duration: number;
  readonly contact: Contact;
  /** When a visitor can leave details instead of booking. */
  readonly leads: Leads;
  /** Whether somebody can be asked about a booking in doubt: the host's `lookUp`, or an edge. */
  readonly canLookUp: boolean;
  /** Whether the visitor sees homes on the tour. Which homes these are, only the core knows. */
  readonly hasHomes: boolean;
}
/** How a visitor reaches the property without the widget. */
interface Contact {
  readonly phone: string | undefined;
  readonly email: string | undefined;
}
/** Colours and words of the widget. */
interface Look {
  readonly theme: Theme;
  readonly accent: string | undefined;
  readonly locale: string | undefined;
  readonly confirms: Confirms;
}

/** The options about the form and its answers. */
interface FormSettings {
  readonly fields: FieldSettings;
  /** The answers that the form opens with. */
  readonly prefill: Partial<Answers>;
  /** The fields whose preset the visitor sees but cannot change. */
  readonly locked: readonly FieldKey[];
  /** Presets of locked and of hidden fields. They win over every other answer. */
  readonly fixed: Partial<Answers>;
  readonly remember: BookingSettings['remember'];
}
/** The options as the widget has read them: checked, typed and with defaults. */
interface Settings extends BookingSettings, ViewSettings, FormSettings {
  readonly privacyUrl: string | undefined;
  /** Who sends the text messages that the form asks consent to. */
  readonly sender: string | undefined;
  readonly termsUrl: string | undefined;
  /** The line below the button that books. Undefined: the widget's own words. `off`: no line. */
  readonly reassurance: string | undefined;
  readonly mailPromise: string | undefined;
  /** The integrator's page on which a visitor changes a tour by a link. */
  readonly manageLink: string | undefined;
  /** The agent who shows a visitor around, if the integrator names one. */
  readonly agent: AgentSetting | undefined;
  /** The waiting list. Undefined where there is none. */
  readonly waiting: WaitingSetting | undefined;
  /** Whether assistants get tools, and their links open the form. */
  readonly assistants: boolean;
}

/** Controls a widget that `mount` or `open` of `window.TourBooking` made. */
interface Handle {
  /** Opens the dialog. Does nothing if the widget is inline. */
  readonly open: () => void;
  readonly close: () => void;
  /** Changes the given options. The others stay as they are. */
  readonly update: (options: Partial<TourBookingOptions>) => void;
  /** Removes the widget from the page. Its element shows its fallback again. An element that `open` made is removed. */
  readonly destroy: () => void;
}
/** The functions of `window.TourBooking`. */
interface PageFunctions {
  /**
   * Puts the widget into `target`, in the `mode` of the options. A target holds one widget: a second call replaces the first widget. Throws
   * a TypeError if `target` cannot hold a widget.
   */
  readonly mount: (target: HTMLElement, options: TourBookingOptions) => Handle;
  /** Opens the widget in a dialog. For this it adds an element at the end of the page. */
  readonly open: (options: TourBookingOptions) => Handle;
}

/** The element `<tour-booking>`. Its attributes are the options. Its events are those of `TourElementEvents`. */
type TourBookingElement = HTMLElement;
/**
 * The props of `<tour-booking>` in JSX and in templates: those of any element, the options, and the handlers of the events.
 * `Elements`: the framework's own elements, React's by default. The names of its types are not needed, so nothing fails where a framework
 * is not installed.
 */
type TourBookingElementProps<Elements = JSX.IntrinsicElements> = (Elements extends {
  section: infer Props;
}
  ? Props
  : unknown) &
  TourBookingAttributes & {
    readonly [Name in keyof TourElementEvents as `on${Name}`]?: (event: TourElementEvents[Name]) => void;
  };
/** The events of `<tour-booking>` by name. They bubble, are composed, and carry the payload in `detail`. */
type TourElementEvents = {
  readonly [Name in TourEventName as `tour-booking:${Name}`]: CustomEvent<TourEvents[Name]>;
};
/** `window.TourBooking` of the script tag. Before the loader runs, it is what the page put there: `{ calls: [] }`. */
interface TourBookingGlobal extends Partial<PageFunctions> {
  /** Takes calls at any time. Each runs as soon as `mount` and `open` have loaded. */
  readonly calls: {
    push(call: (page: PageFunctions) => void): unknown;
  };
  /** Loads again the files that failed to load. */
  readonly retry?: () => void;
}
declare global {
  interface HTMLElementTagNameMap {
    'tour-booking': TourBookingElement;
  }
  interface GlobalEventHandlersEventMap extends TourElementEvents {}
  interface Window {
    /** Set by the script tag, not by the element from npm. */
    TourBooking?: TourBookingGlobal;
  }
}
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'tour-booking': TourBookingElementProps;
    }
  }
}
declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements {
      'tour-booking': TourBookingElementProps<IntrinsicElements> & {
        readonly [Name in keyof TourBookingAttributes as `attr:${Name}`]?: TourBookingAttributes[Name];
      };
    }
  }
}
declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
      'tour-booking': TourBookingElementProps<IntrinsicElements>;
    }
  }
}
declare global {
  namespace svelteHTML {
    interface IntrinsicElements {
      'tour-booking': TourBookingElementProps<IntrinsicElements>;
    }
  }
}
declare module 'vue' {
  interface IntrinsicElementAttributes {}
  interface GlobalComponents {
    'tour-booking': new () => {
      $props: TourBookingElementProps<IntrinsicElementAttributes> &
        ({
          readonly [Name in Exclude<
            keyof TourBookingOptions,
            'id'
          > as KebabCase<Name> extends keyof TourBookingAttributes
            ? Name
            : never]?: TourBookingAttributes[KebabCase<Name> & keyof TourBookingAttributes];
        } & {
          readonly [Name in `prefill${string}`]?: string;
        } & {
          readonly [Name in TourEventName as `onTourBooking:${Name}`]?: (event: CustomEvent<TourEvents[Name]>) => void;
        });
    };
  }
}

/** What a visitor can do with a booked tour. */
interface OfferedChanges {
  readonly move: boolean;
  readonly cancel: boolean;
}

/** One thing to pick. Without a label it shows the words of the form's messages for it, or the value as it is. */
interface Choice {
  readonly value: string;
  readonly label?: string;
  /** "None of these": picking it clears the others, and picking another clears it. It is never sent. */
  readonly alone?: true;
}

/** A field that is answered from a list of the company. */
type ListKey = 'neighborhoods' | 'agents';
/** What the plan reads of a group's configuration. `fields` is `field_config`, letter for letter. */
interface PlanConfiguration {
  readonly layouts: readonly string[];
  readonly sources: readonly {
    readonly code: number;
    readonly label: string;
  }[];
  readonly fields: Readonly<Record<string, number>>;
}
/** What else decides about the form: the integrator's options and other replies of the service. */
interface PlanOptions {
  /** What the integrator says about fields. It wins over the configuration. */
  readonly fields?: FieldSettings | undefined;
  /** The answers that the integrator gives the form to open with. */
  readonly prefill?: Partial<Answers> | undefined;
  /** The fields whose preset cannot be changed. */
  readonly locked?: readonly FieldKey[] | undefined;
  /** Today at the property. A preset day must not be before it. Without it no day is past. */
  readonly today?: Day | undefined;
  /** `appointment_sms_opt_in` of the service. False hides the question. Undefined leaves it to the configuration. */
  readonly smsOptIn?: boolean | undefined;
  /** Choices that are not in the configuration. A field without any is not shown. */
  readonly choices?: Readonly<Partial<Record<ListKey, readonly Choice[]>>> | undefined;
  /** Fields whose choices load while the form is used. They are shown without choices at first. */
  readonly lists?: readonly ListKey[] | undefined;
}
/** A field that the form asks. */
interface PlannedField {
  readonly key: FieldKey;
  readonly required: boolean;
  /** What there is to pick. Empty if the visitor types the answer. */
  readonly choices: readonly Choice[];
  /** The question in the integrator's words. */
  readonly label?: string;
  /** Set if the preset is shown and cannot be changed. */
  readonly locked?: true;
  /** The list of the company from which the choices load while the form is used. */
  readonly list?: ListKey;
}
/** The form to show, in order. `warnings` says what in the configuration could not be understood, for the integrator's log. */
interface FormPlan {
  readonly fields: readonly PlannedField[];
  readonly keys: readonly FieldKey[];
  /** The fields whose answers are sent: those that the form asks, and hidden ones with a preset. */
  readonly sent: readonly FieldKey[];
  readonly warnings: readonly string[];
}

export { defineTourBooking };
export type {
  ActionMessages,
  Agent,
  AgentClient,
  AgentFacts,
  AgentFilters,
  AgentMessages,
  AgentOption,
  AgentSetting,
  Answers,
  ApiFailure,
  AppointmentClient,
  AskAhead,
  AsksFirst,
  AssistantsMessages,
  AssistedBy,
  AttributeValue,
  Attribution,
  Availability,
  AvailabilityView,
  BookTourRequest,
  Booked,
  BookedTour,
  BookingCallOptions,
  BookingFailure,
  BookingInDoubt,
  BookingOptions,
  BookingOutcome,
  BookingSettings,
  CalendarMessages,
  CallOptions,
  CamelCase,
  CancelFailure,
  Cancellation,
  ChangeCallOptions,
  ChangeCommands,
  ChangeFlow,
  ChangeMessages,
  Choice,
  ChoiceWords,
  ClassNames,
  ClosedDays,
  Configuration,
  ConfigurationAnswer,
  ConfigurationState,
  ConfirmationProps,
  Confirms,
  Consent,
  ConsentWords,
  Contact,
  Corner,
  CreateProspectRequest,
  Day,
  DayRange,
  DayState,
  DiscoverySources,
  EventDetail,
  EventHandlers,
  EventPayloads,
  EveryEvent,
  FailureKind,
  FieldError,
  FieldKey,
  FieldMode,
  FieldSetting,
  FieldSettings,
  FieldWords,
  FirstMessages,
  Flow,
  FormMessages,
  FormPlan,
  FormSettings,
  FoundNotBooked,
  FoundTour,
  GivenMessages,
  Handle,
  Held,
  Home,
  HomeClient,
  HomeFee,
  HomeFeeOption,
  HomeMessages,
  HomeOption,
  HomePhoto,
  HomesOption,
  HomesSetting,
  KebabCase,
  KindMessages,
  LauncherMessages,
  Lead,
  LeadClient,
  LeadCommands,
  LeadDetails,
  LeadFailure,
  LeadMessages,
  LeadNotSent,
  LeadOutcome,
  Leads,
  LinksMessages,
  ListClient,
  ListKey,
  ListMessages,
  Loading,
  LoadingFailure,
  LocalDateTime,
  Look,
  LookUp,
  LookUpAnswer,
  ManagedTour,
  Messages,
  Mode,
  Month,
  MoveFailure,
  NamesService,
  Neighborhood,
  NeighborhoodFilters,
  NextStep,
  NoTimes,
  NotBooked,
  NotChanged,
  OfferedChanges,
  OfferedKind,
  OfficeHours,
  OffsetDateTime,
  OpenLead,
  OtherPerson,
  OwnControlKey,
  OwnControlProps,
  OwnControls,
  Page,
  PageFunctions,
  PartName,
  PickCommands,
  PlainMessages,
  PlanConfiguration,
  PlanOptions,
  PlannedField,
  Prefill,
  QueryScope,
  QueryValue,
  Rejected,
  Rents,
  RequestedMessages,
  RescheduleOutcome,
  RescheduledTour,
  Screen,
  ScreenMessages,
  Settings,
  SlotRefused,
  SomeOf,
  Source,
  StillUnsure,
  Suit,
  SummaryProps,
  SwitchText,
  TakenTour,
  Theme,
  TimeOfDay,
  TimesView,
  TourBookingAttributes,
  TourBookingElement,
  TourBookingElementProps,
  TourBookingGlobal,
  TourBookingOptions,
  TourClient,
  TourCommands,
  TourComponents,
  TourElementEvents,
  TourEventName,
  TourEvents,
  TourKind,
  TourKindOption,
  TourKindOptions,
  TourKinds,
  TourQuestions,
  TourSnapshot,
  Troubles,
  UiMessages,
  ViewSettings,
  WaitingMessages,
  WaitingSetting,
  WhyFailed,
  WhyNotBooked,
  WidgetMessages,
  WithAttribution,
  WithExpectations,
  WithHomes,
};
