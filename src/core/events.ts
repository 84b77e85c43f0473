import type { Attribution } from '../analytics/attribution.ts';
import type { BookedTour } from '../api/appointmentClient.ts';
import type { Consent } from '../booking/consent.ts';
import type { WhyNotBooked } from '../booking/flow.ts';
import type { NextStep, TourKind } from '../booking/tourKind.ts';
import type { Day, LocalDateTime } from '../time/values.ts';

/** What every event has. */
export interface EveryEvent {
  /** The group whose tours are booked. */
  readonly groupId: number;
  /** The id of the element that holds the widget; undefined where it has none. */
  readonly elementId: string | undefined;
  /** The kind of tour. Only with the option `tourKinds`; then `groupId` is the group of that kind. */
  readonly kind?: TourKind | undefined;
}

/** Part of every event that ends a visit. */
export interface WithAttribution {
  /** Where the visitor came from. Only with the option `attribution`; empty when nothing is known. */
  readonly attribution?: Attribution | undefined;
}

/** The homes to see on the tour. */
export interface WithHomes {
  /** The ids of their listings, in the visitor's order. Only with the option `homes`. */
  readonly homes?: readonly number[] | undefined;
  /** The ids of floorplans that stand for homes. Only where there are some. */
  readonly floorplans?: readonly number[] | undefined;
}

/** What the visitor reads after booking. */
export interface WithInstructions {
  /** The lines of the option `instructions`, or those of the kind of tour. Only where there are some. */
  readonly instructions?: readonly string[] | undefined;
  /** The link of the option `nextStep`, or that of the kind of tour. */
  readonly nextStep?: NextStep | undefined;
}

/** The payload of each event, besides what every event has. */
export interface EventPayloads {
  /** The group's configuration has arrived. `active` is false when the group takes no bookings. */
  readonly ready: { readonly active: boolean };
  /** The visitor chose a day. `day`: a date, `2026-12-05`. */
  readonly day: { readonly day: Day };
  /** The visitor chose a time. `slot`: by the property's clock, `2026-12-05T10:15:00`. */
  readonly slot: { readonly slot: LocalDateTime };
  /** A booking is sent. `slot`: the chosen time. */
  readonly submit: WithHomes & { readonly slot: LocalDateTime };
  /** The service refused the time, of a booking or of a reschedule: it was taken, or it is past. */
  readonly 'slot-taken': { readonly action: 'book' | 'reschedule'; readonly slot: LocalDateTime };
  /** The service refused fields of a booking, or of details that the visitor left. `fields`: their paths. */
  readonly rejected: { readonly action: 'book' | 'lead'; readonly fields: readonly string[] };
  /** The service has taken the tour: it is booked, or requested. Comes with `booked` and with `requested`, just before it. */
  readonly outcome: TakenTour & { readonly outcome: 'booked' | 'requested' };
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
export type AssistedBy = 'tool' | 'link';

/** A tour that the service has taken. */
export interface TakenTour extends WithAttribution, WithHomes, WithInstructions {
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
export type WhyFailed = WhyNotBooked | 'unsure';

/** A booking failed. When `why` is `unsure`, the tour may be booked all the same. */
export interface BookingFailure {
  readonly action: 'book';
  readonly slot: LocalDateTime;
  readonly why: WhyFailed;
}

/** A reschedule from `from` to `slot` failed. When `why` is `unsure`, the tour may be rescheduled all the same. `id`: the number of the appointment. */
export interface RescheduleFailure {
  readonly action: 'reschedule';
  readonly id: number | undefined;
  readonly from: LocalDateTime;
  readonly slot: LocalDateTime;
  readonly why: WhyFailed;
}

/** The cancellation of the tour at `slot` failed. When `why` is `unsure`, the tour may be canceled all the same. */
export interface CancelFailure {
  readonly action: 'cancel';
  readonly id: number | undefined;
  readonly slot: LocalDateTime;
  readonly why: WhyFailed;
}

/** The details that the visitor left were not taken. When `why` is `unsure`, the property may have them all the same. */
export interface LeadFailure {
  readonly action: 'lead';
  readonly why: WhyFailed;
}

/** The files of the script tag did not load, or not within the time limit. The fallback shows. */
export interface LoadingFailure {
  readonly action: 'load';
  readonly why: 'load-failed' | 'load-timeout';
}

/** The name of an event: `slot-taken` is `onSlotTaken` in React and `tour-booking:slot-taken` on the element. */
export type TourEventName = keyof EventPayloads;

/**
 * The events for the host page, the same wherever the widget is used: `onReady`, … in React; `tour-booking:ready`, … on the element. Of
 * what the visitor answered, no payload says more than the consent to text messages.
 */
export type TourEvents = { readonly [Name in TourEventName]: EventDetail<Name> };
/** The payload of one event. */
export type EventDetail<Name extends TourEventName> = EveryEvent & EventPayloads[Name];

/** A name in camelCase: `first_name` and `first-name` become `firstName`. */
export type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name extends `${infer Head}-${infer Tail}`
    ? `${Head}${Capitalize<CamelCase<Tail>>}`
    : Name;

/** A handler for each event. */
export type EventHandlers = {
  readonly [Name in TourEventName as `on${Capitalize<CamelCase<Name>>}`]?:
    | ((detail: TourEvents[Name]) => void)
    | undefined;
};

/** Tells the host what happened. Adds what every event has. */
export type Tell = <Name extends TourEventName>(name: Name, payload: EventPayloads[Name]) => void;

/** Tells the host page of one event. */
export type Emit = <Name extends TourEventName>(name: Name, detail: EventDetail<Name>) => void;

/** Each event, once. One that is missing here does not compile. */
const NAMES: { readonly [Name in TourEventName]: 0 } = {
  ready: 0,
  day: 0,
  slot: 0,
  submit: 0,
  'slot-taken': 0,
  rejected: 0,
  outcome: 0,
  booked: 0,
  requested: 0,
  lead: 0,
  rescheduled: 0,
  canceled: 0,
  failed: 0,
  opened: 0,
  closed: 0,
};

export const eventNames = Object.keys(NAMES) as readonly TourEventName[];

/** The option that handles an event: `slot-taken` -> `onSlotTaken`. */
export const handlerOf = <Name extends TourEventName>(name: Name) =>
  // What the compiler works out by itself in `EventHandlers`.
  `on${name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}` as `on${Capitalize<CamelCase<Name>>}`;
