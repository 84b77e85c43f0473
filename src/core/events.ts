import type { Attribution } from '../analytics/attribution.ts';
import type { BookedTour } from '../api/appointments.ts';
import type { WhyNotBooked } from '../booking/flow.ts';
import type { Day, LocalDateTime } from '../time/values.ts';

/** What every event has. */
export interface EveryEvent {
  /** Whose tours are booked. */
  readonly groupId: number;
  /** The id of the element that holds the widget; undefined where it has none. */
  readonly elementId: string | undefined;
}

/** Of an event that ends a visit, one way or the other. */
export interface WithAttribution {
  /** Where the visitor came from, with the option `attribution` alone; empty where nothing is known. */
  readonly attribution?: Attribution | undefined;
}

/** What each event says besides. */
export interface EventPayloads {
  /** The widget can be used (`active`), or the group takes no bookings. */
  readonly ready: { readonly active: boolean };
  readonly day: { readonly day: Day };
  readonly slot: { readonly slot: LocalDateTime };
  readonly submit: { readonly slot: LocalDateTime };
  /** The service refused the time: taken meanwhile, or past. */
  readonly conflict: { readonly slot: LocalDateTime };
  /** The service refused fields; their paths. */
  readonly rejected: { readonly fields: readonly string[] };
  readonly booked: WithAttribution & { readonly slot: LocalDateTime; readonly tour: BookedTour };
  /** The visitor left details in place of a booking. */
  readonly lead: WithAttribution;
  /** The tour was moved `from` its old time to `slot`. `id`: the number of the appointment. */
  readonly changed: WithAttribution & {
    readonly id: number | undefined;
    readonly from: LocalDateTime;
    readonly slot: LocalDateTime;
  };
  /** `told`: whether the service told the property (`notification_sent`). */
  readonly cancelled: WithAttribution & {
    readonly id: number | undefined;
    readonly slot: LocalDateTime;
    readonly told: boolean;
  };
  readonly failed: WithAttribution & (BookingFailure | LoadingFailure);
  /** The dialog around the widget was opened, by the visitor or by the page. */
  readonly opened: object;
  readonly closed: object;
}

/** Not booked, or nobody knows (`unsure`). */
export interface BookingFailure {
  readonly slot: LocalDateTime;
  readonly why: WhyNotBooked | 'unsure';
  readonly code?: undefined;
}

/** The script tag's files did not come, or not within the time limit; the fallback shows. */
export interface LoadingFailure {
  readonly code: 'load-failed' | 'load-timeout';
  readonly slot?: undefined;
  readonly why?: undefined;
}

/** The name of an event: `booked` is `onBooked` in React and `tour-booking:booked` on the element. */
export type TourEventName = keyof EventPayloads;

/**
 * What the host page is told, one map for every door: `onReady`, … in React; `tour-booking:ready`, … on the element.
 * No payload holds anything about the visitor.
 */
export type TourEvents = { readonly [Name in TourEventName]: EventDetail<Name> };
/** What one event says. */
export type EventDetail<Name extends TourEventName> = EveryEvent & EventPayloads[Name];

/** A handler for each event. */
export type EventHandlers = {
  readonly [Name in TourEventName as `on${Capitalize<Name>}`]?: ((detail: TourEvents[Name]) => void) | undefined;
};

/** Says what happened; what every event has is added to it. */
export type Tell = <Name extends TourEventName>(name: Name, payload: EventPayloads[Name]) => void;

/** Tells the host page of one event. */
export type Emit = <Name extends TourEventName>(name: Name, detail: EventDetail<Name>) => void;

/** Each event, once: one that is missing here does not compile. */
const NAMES: { readonly [Name in TourEventName]: 0 } = {
  ready: 0,
  day: 0,
  slot: 0,
  submit: 0,
  conflict: 0,
  rejected: 0,
  booked: 0,
  lead: 0,
  changed: 0,
  cancelled: 0,
  failed: 0,
  opened: 0,
  closed: 0,
};

export const eventNames = Object.keys(NAMES) as readonly TourEventName[];

/** The option that hears an event: `booked` -> `onBooked`. */
export const handlerOf = <Name extends TourEventName>(name: Name) =>
  // What the compiler calls Capitalize.
  `on${name.charAt(0).toUpperCase()}${name.slice(1)}` as `on${Capitalize<Name>}`;
