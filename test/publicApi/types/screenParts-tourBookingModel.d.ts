import { Home } from './api-homeClient.js';
import { TourKinds, NextStep, DayState, TourKind, GivenMessages } from './i18n-messages.js';
import { LocalDateTime, Day, Month } from './time-values.js';
import { BookedTour, FieldError, TourClient, FailureKind, ConfigurationAnswer, AgentFacts } from './api-tourClient.js';
import { Rents } from './booking-tourHomes.js';
import { QueryClient } from '@tanstack/query-core';

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
/** A form that nobody has filled in. */
declare const noAnswers: Answers;

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
      readonly notice: SlotTaken | null;
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
      readonly at: 'looking-up';
      readonly slot: LocalDateTime;
      readonly attempt: number;
    })
  /** The tour is booked. These states also cover moving and canceling it. */
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
interface SlotTaken {
  readonly kind: 'slot-taken';
  readonly slot: LocalDateTime;
  readonly perhapsOwn: boolean;
  /** The service's own words about a new time, if any. */
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
/** What is known of a booked tour while it may be moved or canceled. */
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
  readonly rescheduledFrom: LocalDateTime | null;
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
      readonly at: 'reschedule';
      readonly day: Day;
      readonly to: LocalDateTime | null;
      readonly notice: SlotTaken | NotChanged | null;
    })
  /** A move is on its way. */
  | (Booked & {
      readonly at: 'rescheduling';
      readonly day: Day;
      readonly to: LocalDateTime;
      readonly attempt: number;
    })
  /** The reply was lost: the tour is at `slot` or at one of `perhapsAt`. `notice`: how another attempt to move it ended. */
  | (Booked & {
      readonly at: 'reschedule-unsure';
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
      readonly at: 'canceling';
      readonly attempt: number;
      readonly again: boolean;
    })
  /** The reply was lost: the tour may be canceled. */
  | (Booked & {
      readonly at: 'cancel-unsure';
      readonly notice: NotChanged | null;
    })
  /** `told`: whether the service told the property (`notification_sent`). */
  | (Booked & {
      readonly at: 'canceled';
      readonly told: boolean;
    });

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
  readonly groupId: number;
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
type Prefetch = 'view' | 'touch' | 'off';
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
  readonly daysAhead: number;
  readonly prefetch: Prefetch;
  /**
   * The day to open with. A closed day gives way to the next open one. When it is undefined or outside the booking period, the first day
   * that can be booked.
   */
  readonly initialDay: Day | undefined;
  /** The time to open the form with, by the property's clock. */
  readonly initialSlot: LocalDateTime | undefined;
  /** The answers that the form opens with. */
  readonly prefill: Partial<Answers>;
  /** Whether a booked tour may be moved and canceled here. */
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
  readonly instructions: readonly string[];
  /** What the visitor has to do next. */
  readonly nextStep: NextStep | undefined;
  /** Asks the host whether a tour was booked after the reply was lost. Undefined when the host cannot tell. */
  readonly lookUp: LookUp | undefined;
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

/**
 * Everything that a screen shows but the form: plain, immutable data. A part that did not change is the same object as before, so that a
 * screen renders only when something that it shows has changed.
 */
interface BookingSnapshot {
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
  | 'reschedule'
  | 'cancel'
  | 'canceled'
  /** The reply of a reschedule was lost. */
  | 'reschedule-unsure'
  /** The reply of a cancellation was lost. */
  | 'cancel-unsure';
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

/** What a visitor can do with a booked tour. */
interface OfferedChanges {
  readonly reschedule: boolean;
  readonly cancel: boolean;
}
/**
 * The changes that a booked tour offers. The client must have a call for each. There are none when the integrator turned changes off, when
 * the tour has no number, when the service refused this visitor, or when an edge gave no token. A move is not offered when the group takes
 * no bookings.
 */
declare function offeredChanges(
  { scope, changes }: Pick<BookingSettings, 'scope' | 'changes'>,
  { flow, configuration }: Pick<BookingSnapshot, 'flow' | 'configuration'>,
): OfferedChanges;

/** The commands for days and times. */
interface PickCommands {
  /** Call this when the booking comes into view. With `prefetch: 'view'` it asks about the next days from then on. */
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
/** The commands for a booked tour. Each does nothing when it is not offered. */
interface ChangeCommands {
  /** Goes back to the tour as it is, from the times or from the question whether to cancel. */
  readonly keepTour: () => void;
  /** Moves the tour to the chosen time. After a lost reply it sends the same move again, because the visitor wants it. */
  readonly rescheduleTour: () => void;
  /** Opens the times that the tour can be moved to. */
  readonly startReschedule: () => void;
  /** Opens the question whether to cancel the tour. */
  readonly startCancel: () => void;
  /** Cancels the tour. After a lost reply it sends the cancellation again, because the visitor wants it. */
  readonly cancelTour: () => void;
  /** Starts another booking after a cancellation or beside a booked tour. The answers are kept. */
  readonly bookAnother: () => void;
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
interface WithInstructions {
  /** The lines of the option `instructions`, or those of the kind of tour. Only where there are some. */
  readonly instructions?: readonly string[] | undefined;
  /** The link of the option `nextStep`, or that of the kind of tour. */
  readonly nextStep?: NextStep | undefined;
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
  /** The service refused the time, of a booking or of a reschedule: it was taken, or it is past. */
  readonly 'slot-taken': {
    readonly action: 'book' | 'reschedule';
    readonly slot: LocalDateTime;
  };
  /** The service refused fields of a booking, or of details that the visitor left. `fields`: their paths. */
  readonly rejected: {
    readonly action: 'book' | 'lead';
    readonly fields: readonly string[];
  };
  /** The service has taken the tour: it is booked, or requested. Comes with `booked` and with `requested`, just before it. */
  readonly outcome: TakenTour & {
    readonly outcome: 'booked' | 'requested';
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
  /** The tour was rescheduled from `from` to `slot`. `id`: the number of the appointment. */
  readonly rescheduled: WithAttribution & {
    readonly id: number | undefined;
    readonly from: LocalDateTime;
    readonly slot: LocalDateTime;
  };
  /** The tour was canceled. `told`: whether the service told the property (`notification_sent`). */
  readonly canceled: WithAttribution & {
    readonly id: number | undefined;
    readonly slot: LocalDateTime;
    readonly told: boolean;
  };
  /** A booking, a reschedule, a cancellation or the sending of details failed, or its outcome is unknown. */
  readonly failed: WithAttribution &
    (BookingFailure | RescheduleFailure | CancelFailure | LeadFailure | LoadingFailure);
  /** The dialog around the widget was opened, by the visitor or by the page. */
  readonly opened: object;
  /** The dialog was closed. */
  readonly closed: object;
}
/** How an assistant helped: by a tool of the page, or by a link to it. */
type AssistedBy = 'tool' | 'link';
/** A tour that the service has taken. */
interface TakenTour extends WithAttribution, WithHomes, WithInstructions {
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
}
/** A reschedule from `from` to `slot` failed. When `why` is `unsure`, the tour may be rescheduled all the same. `id`: the number of the appointment. */
interface RescheduleFailure {
  readonly action: 'reschedule';
  readonly id: number | undefined;
  readonly from: LocalDateTime;
  readonly slot: LocalDateTime;
  readonly why: WhyFailed;
}
/** The cancellation of the tour at `slot` failed. When `why` is `unsure`, the tour may be canceled all the same. */
interface CancelFailure {
  readonly action: 'cancel';
  readonly id: number | undefined;
  readonly slot: LocalDateTime;
  readonly why: WhyFailed;
}
/** The details that the visitor left were not taken. When `why` is `unsure`, the property may have them all the same. */
interface LeadFailure {
  readonly action: 'lead';
  readonly why: WhyFailed;
}
/** The files of the script tag did not load, or not within the time limit. The fallback shows. */
interface LoadingFailure {
  readonly action: 'load';
  readonly why: 'load-failed' | 'load-timeout';
}
/** The name of an event: `slot-taken` is `onSlotTaken` in React and `tour-booking:slot-taken` on the element. */
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
/** A name in camelCase: `first_name` and `first-name` become `firstName`. */
type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name extends `${infer Head}-${infer Tail}`
    ? `${Head}${Capitalize<CamelCase<Tail>>}`
    : Name;
/** A handler for each event. */
type EventHandlers = {
  readonly [Name in TourEventName as `on${Capitalize<CamelCase<Name>>}`]?:
    | ((detail: TourEvents[Name]) => void)
    | undefined;
};

/** The commands of the form for leaving details. The command `leaveDetails` opens this form. */
interface LeadCommands {
  /** Goes back to the times, from either form or after a lost reply. What the visitor typed is kept. */
  readonly backToTimes: () => void;
  /** Keeps what the visitor typed or picked. */
  readonly noteDetails: (details: Partial<LeadDetails>) => void;
  /** Sends the details to the property. `notes` tells its staff in plain words when a tour would suit. */
  readonly sendDetails: (answers: Answers, notes: string) => void;
}

/**
 * The commands: what the visitor does, as functions. A day, a time and a month are text, by the property's clock. Those that take one throw a
 * `TypeError` for other text.
 */
interface TourCommands
  extends Omit<PickCommands, 'pickDay' | 'pickSlot' | 'prefetchDay' | 'setMonth'>,
    ChangeCommands,
    LeadCommands {
  /** Chooses a day, `2026-12-05`. */
  readonly pickDay: (day: string) => void;
  /** Chooses a time, `2026-12-05T10:15`. */
  readonly pickSlot: (slot: string) => void;
  /** Asks about a day before it is chosen. Call this when the pointer rests on the day, or when it has the focus. */
  readonly prefetchDay: (day: string) => void;
  /** Shows another month, `2026-12`. */
  readonly setMonth: (month: string) => void;
  /** Keeps what was typed, so that it survives every failure. The form takes it. `assisted`: the fields that an assistant has filled in. */
  readonly answer: (answers: Answers, assisted?: readonly FieldKey[]) => void;
  /**
   * Books the chosen time with the answers to the fields of `plan.sent` in the snapshot. `consentWords`: the words of the box for consent,
   * which the event `booked` repeats. Without them it says nothing of consent.
   */
  readonly submit: (answers: Answers, consentWords?: ConsentWords) => void;
  /** Sends the same booking once more after a lost reply, because the visitor wants it. After a reload it opens that form instead. */
  readonly bookAgain: () => void;
}

/** One thing to pick. Without a label it shows the words of the form's messages for it, or the value as it is. */
interface Choice {
  readonly value: string;
  readonly label?: string;
  /** "None of these": picking it clears the others, and picking another clears it. It is never sent. */
  readonly alone?: true;
}

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

/** A field that is answered from a list of the company. */
type ListKey = 'neighborhoods' | 'agents';
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
/** The value of the option `homes`: `all`, or a list of ids of listings and of objects. */
type HomesOption = 'all' | readonly (number | string | HomeOption)[];

/** Where the widget shows: in its place, in a dialog over the page, or in a dialog with a button that opens it. */
type Mode = 'button' | 'inline' | 'dialog';
/** The corner of the floating button. It is the same side of the screen in languages that are written from right to left. */
type Corner = 'bottom-right' | 'bottom-left';
/** When an inline widget starts: at once, or when its place is near the part of the page in view. */
type Loading = 'eager' | 'lazy';

/** The group of a kind of tour, words of your own for its card, and what its visitors read after booking. */
interface TourKindOption {
  readonly groupId: number | string;
  /** The name of the kind. Default: "In person", "Self-guided" or "Video", in the language of the widget. */
  readonly label?: string | undefined;
  /** One short line below the name. Default: "With an agent", "On your own" or "Live video call". */
  readonly line?: string | undefined;
  /** In place of the option `instructions`. */
  readonly instructions?: readonly string[] | undefined;
  /** In place of the option `nextStep`. */
  readonly nextStep?: NextStep | undefined;
}
/** The kinds of tour, each with the number of its group. */
type TourKindOptions = Readonly<Partial<Record<TourKind, number | string | TourKindOption>>>;

/** Answers that the visitor need not type, by field: `firstName` or `first_name`. The consent cannot be preset. */
type Prefill = {
  readonly [Key in Exclude<FieldKey, 'sms_opted_in' | 'other_people'> as Key | CamelCase<Key>]?:
    | Answers[Key]
    | undefined;
} & {
  /** The people who move in, as a list, not as text. Parts of a person that are left out are empty. */
  readonly [Key in 'other_people' as Key | CamelCase<Key>]?: readonly Partial<OtherPerson>[] | undefined;
};
/** The colors of the widget. `auto` follows the visitor's own setting. */
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
  /** Address of your edge, in place of `api`. A booking then happens once, a lost reply is found, and a visitor can change the tour: docs/edge.md. */
  readonly edge?: string | undefined;
  /** A public key, sent as HTTP Basic. It costs a CORS preflight per call, so leave it out when the service needs none. */
  readonly publicKey?: string | undefined;
  /** Your own client, instead of `api`. It may be another object at each render. */
  readonly client?: TourClient | undefined;
  /** Your own function instead of the global `fetch`: for a proxy, a header, a captcha. */
  readonly fetch?: typeof fetch | undefined;
  /**
   * Names the service in the keys of the queries and of the visitor's storage. Give a server and a browser the same name if they reach the
   * service by different addresses. Read when a booking begins. Default: `api` or `edge`.
   */
  readonly service?: string | undefined;
  /**
   * Your own query client, in which the widget keeps its queries. Read when a booking begins. Default: one of the widget's own:
   * docs/react.md#react-query.
   */
  readonly queryClient?: QueryClient | undefined;
  /**
   * Where the widget shows: `inline` (the default) in its place, `dialog` over the page, `button` over the page with a floating button:
   * docs/dialog.md.
   */
  readonly mode?: Mode | undefined;
  /** The words on the floating button. Default "Book a tour", in the language of the widget. */
  readonly buttonLabel?: string | undefined;
  /** The corner of the floating button: `bottom-right` (the default) or `bottom-left`. */
  readonly buttonCorner?: Corner | undefined;
  /** `lazy`: an inline widget loads and asks nothing until its place is near the part of the page in view. Read when it starts. Default `eager`. */
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
  /** The main color of the widget, as any CSS color. */
  readonly accent?: string | undefined;
  /**
   * BCP 47 tag of the language. `en`, `es`, `ar`, `zh`, `vi` and `ko` are shipped; `messages` brings others. A region (`es-MX`) sets how
   * dates and numbers are written. Default: `<html lang>` when the widget is mounted: docs/languages.md.
   */
  readonly locale?: string | undefined;
  /** Your own words: single messages or, with `language`, a whole language. What it lacks is in English: docs/languages.md. */
  readonly messages?: GivenMessages | undefined;
  /** Phone number of the property, offered wherever a visitor cannot go on online. */
  readonly contactPhone?: string | undefined;
  /** Email address of the property, offered wherever a visitor cannot go on online. */
  readonly contactEmail?: string | undefined;
  /** Your privacy notice, linked below the form: an http(s) address or a path of your site. */
  readonly privacyUrl?: string | undefined;
  /** The name of the company that sends the text messages, for the words of the consent: docs/consent.md. */
  readonly smsSender?: string | undefined;
  /** The terms of the text messages: an http(s) address or a path of your site, linked beside that box. */
  readonly smsTermsUrl?: string | undefined;
  /** Days and weekdays without tours, a list: `sunday | 2026-12-25`. */
  readonly closedDays?: readonly string[] | undefined;
  /** How many days ahead can be booked, 1 to 366. Default 60. */
  readonly daysAhead?: number | string | undefined;
  /**
   * The day to open with, `2026-12-05`. If it is closed: the next day that can be booked. If it is outside the days that can be booked: the
   * first of them. Default: today at the property.
   */
  readonly initialDay?: string | undefined;
  /**
   * The time whose form opens, `2026-12-05T10:15:00` by the property's clock. If it is not free, the widget says so and shows its day; if
   * that cannot be booked, as `initialDay`. It wins over a time chosen before. Read when a booking begins.
   */
  readonly initialSlot?: string | undefined;
  /**
   * When the widget asks about days that the visitor has not looked at. `view` (the default): about the next 14 days once it is in view,
   * about the rest of the month after the first touch. `touch`: about all of these after the first touch, as `view` with a `publicKey`.
   * `off`: never. Never where the visitor saves data.
   */
  readonly prefetch?: Prefetch | undefined;
  /**
   * Answers that the form opens with, by the name of the field (docs/options.md#fields): an object as a prop, one attribute for each field
   * on the element. Read when the widget starts: docs/form.md.
   */
  readonly prefill?: Prefill | undefined;
  /** Also takes answers from the address of the page: `?tour_first_name=Lara`, a space as `%20` and a plus as `%2B`. `prefill` wins. Default off. */
  readonly prefillFromUrl?: boolean | undefined;
  /** Fields whose preset the visitor sees but cannot change, a list: `layout | notes`. */
  readonly lockedFields?: readonly (keyof Prefill)[] | undefined;
  /**
   * Lets the tour and the answers outlive a reload, in the session storage. `device`: the tour also outlives the tab, in the local storage.
   * `off`: stores nothing and tells other tabs nothing. Default on: docs/privacy.md#kept-in-the-browser.
   */
  readonly remember?: boolean | 'device' | undefined;
  /**
   * For a device that visitors share. Seconds without a touch, 10 to 3600, after which a finished visit and its answers are erased. A
   * booking in doubt is kept. Default: never.
   */
  readonly resetAfter?: number | string | undefined;
  /**
   * Settings by field, which win over the service's: `hidden`, `optional`, `required`, or an object of `mode`, `label` (the question in
   * your words) and `order` (lower first, default 0): docs/form.md.
   */
  readonly fields?: FieldSettings | undefined;
  /**
   * Your own function that knows whether a tour was booked when the reply was lost: `({ service, groupId, start, attempt }) => …`. It answers
   * `{ kind: 'booked', tour }`, `{ kind: 'not-booked' }` or `{ kind: 'unknown' }` within 10 seconds: docs/lost-reply.md.
   */
  readonly lookUp?: LookUp | undefined;
  /**
   * The line below the button that books; `off` for none. Default "It’s free. No account needed. You can move or cancel your tour later.", without the
   * second sentence if the widget offers no changes.
   */
  readonly reassurance?: string | undefined;
  /** A sentence about the confirmation email, shown after booking. Give it only if the service sends such an email. */
  readonly emailNote?: string | undefined;
  /**
   * Lines for the booked screen and the calendar entry, a list. Words before a colon stand out: `Where: Leasing office | Bring: A photo ID`.
   * `Where`, `Bring` and `Getting there`, in the language of the widget, have an icon.
   */
  readonly instructions?: readonly string[] | undefined;
  /**
   * What the visitor has to do next, as a link on the booked screen and in the calendar entry: `{ label, url }`, in an attribute
   * a pair: `Verify your ID = https://id.example.com`. `url` is an http(s) address or a path of your site.
   */
  readonly nextStep?: NextStep | undefined;
  /**
   * Who makes a time certain: `service` (the default) by its reply, or your `office`, later. The widget then says "requested", and sends
   * the event `requested` in place of `booked`: docs/requested-tours.md.
   */
  readonly confirms?: Confirms | undefined;
  /**
   * The agent who shows a visitor around, for the booked screen: `{ name, title, photo, phone }`, or the agent's id, alone or as `{ id }`,
   * which needs a key, your proxy or an edge: docs/agent.md.
   */
  readonly agent?: AgentOption | number | string | undefined;
  /**
   * Whether a visitor can leave details instead of booking: `auto` (the default) when nothing is free, `on` below the times as well, `off`
   * nowhere; as a prop `true` and `false`. They go to `POST /api/v2/clients`.
   */
  readonly leads?: boolean | 'auto' | undefined;
  /** A visitor can ask to be told when a time frees up. Needs `edge`, which keeps the list and sends the messages: docs/waitlist.md. Default off. */
  readonly waitlist?: boolean | undefined;
  /**
   * Assistants in the browser find times and fill in the form, and their links open it. The visitor alone books and consents:
   * docs/assistants.md. Default off.
   */
  readonly assistants?: boolean | undefined;
  /** Sent with the details that a visitor leaves, as `campaign_id`. */
  readonly campaignId?: string | undefined;
  /** Sent with the details that a visitor leaves, as `campaign_info`. */
  readonly campaignInfo?: string | undefined;
  /**
   * Pushes each event to a data layer. `true` or `on`: to `window.dataLayer`; other text: to the global of that name; or a list of your
   * own. Default off: docs/counting.md#data-layer.
   */
  readonly dataLayer?: boolean | string | unknown[] | undefined;
  /**
   * Reads where the visitor came from, and keeps it for this tab in the session storage: docs/counting.md#where-the-visitor-came-from.
   * Default off.
   */
  readonly attribution?: boolean | undefined;
  /**
   * The service's codes for where visitors come from, pairs (`google = 80 | facebook.com = 90`): a `utm_source`, a click mark or a
   * host, and the code sent as `discovery_source` unless the visitor answered that question. Needs `attribution`.
   */
  readonly discoverySources?: Readonly<Record<string, number | string>> | undefined;
  /** Whether a booked tour can be moved or canceled in the widget. Default on. */
  readonly changes?: boolean | undefined;
  /**
   * The number of an appointment, which the visitor changes instead of booking one, on a page that nobody else can open. Needs
   * `manageStart`. With `edge`: `from-link`, the tour of the link that they followed; it needs `timeZone`: docs/changes.md.
   */
  readonly manage?: number | string | undefined;
  /**
   * When the tour of `manage` starts, by the property's clock, without an offset: `2026-12-05T10:15:00`. If one of `manage` and
   * `manageStart` is missing or wrong, the widget asks for nothing and nothing can be booked.
   */
  readonly manageStart?: string | undefined;
  /** With `edge`: the address of your page with `manage="from-link"`, to which the calendar entry links: docs/changes.md#by-a-link-with-an-edge. */
  readonly manageUrl?: string | undefined;
  /**
   * The kinds of tour that a visitor chooses from, pairs with the group of each: `in-person = 101 | video = 103`. At least two; `groupId` is
   * one of their groups: docs/tour-kinds.md.
   */
  readonly tourKinds?: TourKindOptions | undefined;
  /**
   * The homes that can be seen on a tour: `all`, or a list of ids of listings (`4711 | 4712`) and of objects in your own words. Ids and `all` need a key,
   * your proxy or an edge: docs/homes.md.
   */
  readonly homes?: HomesOption | undefined;
  /**
   * The home that a visitor came for, by the id of its listing: the first one on the tour. Another id, given later, adds a home while the
   * visitor still chooses. Triggers and links set it: docs/homes.md.
   */
  readonly home?: number | string | undefined;
  /**
   * What the rents of homes are, if a home does not say it by `total` or `fees`: `total` (with all mandatory fees), `base` (fees come on
   * top) or `off` (no amount anywhere): docs/homes.md#rents-and-fees. Not legal advice.
   */
  readonly rents?: Rents | undefined;
  /** The element's id, which every event has as `elementId`. In React, the id of the element around the widget. `mount` takes that of its target. */
  readonly id?: string | undefined;
  /** Called with one sentence for each problem that does not stop the widget. Without it they go to the console; in React in development only. */
  readonly onWarning?: ((message: string) => void) | undefined;
}
/** `Options` that name the leasing service: `api`, `edge` or `client` is given. */
type NamesService<Options> = Options &
  {
    readonly [Name in 'api' | 'edge' | 'client']: {
      readonly [Given in Name]: NonNullable<BookingOptions[Given]>;
    };
  }['api' | 'edge' | 'client'];

/** A part that a page can style, by `::part` on the element and by `classNames` in React. */
type PartName = 'root' | 'heading' | 'day' | 'slot' | 'field' | 'button' | 'notice';
/** Classes of the page, by part. */
type ClassNames = {
  readonly [Name in PartName]?: string | undefined;
};

/**
 * The settings of what shows first: days, times, their frame and its colors. A file of its own, because the preview and the launcher
 * read them before the core is there. `settings.ts` adds all others.
 */
/** The options that show days, times and the frame around them. */
interface ViewSettings
  extends Pick<BookingSettings, 'zone' | 'location' | 'closed' | 'daysAhead' | 'initialDay' | 'kinds'>,
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
/** Colors and words of the widget. */
interface Look {
  readonly theme: Theme;
  readonly accent: string | undefined;
  readonly locale: string | undefined;
  readonly confirms: Confirms;
}

/** The waitlist of an edge. */
interface WaitlistSetting {
  /** The address of the edge. */
  readonly edge: string;
  /** Calls the newest `fetch` of the options. Undefined: the browser's own. */
  readonly fetch: typeof fetch | undefined;
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
  readonly smsSender: string | undefined;
  readonly smsTermsUrl: string | undefined;
  /** The line below the button that books. Undefined: the widget's own words. `off`: no line. */
  readonly reassurance: string | undefined;
  readonly emailNote: string | undefined;
  /** The integrator's page on which a visitor changes a tour by a link. */
  readonly manageUrl: string | undefined;
  /** The agent who shows a visitor around, if the integrator names one. */
  readonly agent: AgentSetting | undefined;
  /** The waitlist. Undefined where there is none. */
  readonly waitlist: WaitlistSetting | undefined;
  /** Whether assistants get tools, and their links open the form. */
  readonly assistants: boolean;
}

/** Everything that a user interface shows. */
interface TourSnapshot extends BookingSnapshot {
  /** The form to show, once a time is chosen. Null until the configuration has come, and for a group that takes no bookings. */
  readonly plan: FormPlan | null;
}
/** A booking for a user interface of your own. */
interface TourBookingModel {
  /** What to show: plain data whose unchanged parts keep their identity. */
  readonly snapshot: TourSnapshot;
  /** The commands: what the visitor does, as functions. Always the same object. */
  readonly commands: TourCommands;
  /** The options as the widget has read them: checked, typed and with defaults. */
  readonly settings: Settings;
}

export { noAnswers, offeredChanges };
export type {
  AgentOption,
  AgentSetting,
  Answers,
  AsksFirst,
  AssistedBy,
  Attribution,
  AvailabilityView,
  Booked,
  BookingFailure,
  BookingInDoubt,
  BookingOptions,
  BookingSettings,
  BookingSnapshot,
  CamelCase,
  CancelFailure,
  ChangeCommands,
  ChangeFlow,
  Choice,
  ClassNames,
  ClosedDays,
  ConfigurationState,
  Confirms,
  Consent,
  ConsentWords,
  Contact,
  Corner,
  DayRange,
  DiscoverySources,
  EventDetail,
  EventHandlers,
  EventPayloads,
  EveryEvent,
  FieldKey,
  FieldMode,
  FieldSetting,
  FieldSettings,
  Flow,
  FormPlan,
  FormSettings,
  FoundNotBooked,
  FoundTour,
  Held,
  HomeFeeOption,
  HomeOption,
  HomesOption,
  HomesSetting,
  Lead,
  LeadCommands,
  LeadDetails,
  LeadFailure,
  LeadNotSent,
  Leads,
  ListKey,
  Loading,
  LoadingFailure,
  Look,
  LookUp,
  LookUpAnswer,
  ManagedTour,
  Mode,
  NamesService,
  NoTimes,
  NotBooked,
  NotChanged,
  OfferedChanges,
  OpenLead,
  OtherPerson,
  PartName,
  PickCommands,
  PlannedField,
  Prefetch,
  Prefill,
  QueryScope,
  Rejected,
  RescheduleFailure,
  Screen,
  Settings,
  SlotTaken,
  StillUnsure,
  Suit,
  SwitchText,
  TakenTour,
  Theme,
  TimesView,
  TourBookingModel,
  TourCommands,
  TourEventName,
  TourEvents,
  TourKindOption,
  TourKindOptions,
  TourSnapshot,
  ViewSettings,
  WaitlistSetting,
  WhyFailed,
  WhyNotBooked,
  WithAttribution,
  WithHomes,
  WithInstructions,
};
