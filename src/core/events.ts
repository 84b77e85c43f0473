import type { BookedTour } from '../api/booking.ts';
import type { WhyNotBooked } from '../booking/notices.ts';
import type { Day, LocalDateTime } from '../time/values.ts';

/**
 * What the host page is told, one map for every door: `onReady`, … in React; `tour-booking:ready`, … on the element.
 * No payload holds anything about the visitor.
 */
export interface TourEvents {
  /** The widget can be used (`active`), or the group takes no bookings. */
  readonly ready: { readonly groupId: number; readonly active: boolean };
  readonly day: { readonly day: Day };
  readonly slot: { readonly slot: LocalDateTime };
  readonly submit: { readonly slot: LocalDateTime };
  /** The service refused the time: taken meanwhile, or past. */
  readonly conflict: { readonly slot: LocalDateTime };
  /** The service refused fields; their paths. */
  readonly rejected: { readonly fields: readonly string[] };
  readonly booked: { readonly slot: LocalDateTime; readonly tour: BookedTour };
  /** The visitor left details in place of a booking. */
  readonly lead: { readonly groupId: number };
  /** The tour was moved `from` its old time to `slot`. `id`: the number of the appointment. */
  readonly changed: { readonly id: number | undefined; readonly from: LocalDateTime; readonly slot: LocalDateTime };
  /** `told`: whether the service told the property (`notification_sent`). */
  readonly cancelled: { readonly id: number | undefined; readonly slot: LocalDateTime; readonly told: boolean };
  readonly failed: NotBooked | NotLoaded;
  /** The dialog around the widget was opened, by the visitor or by the page. */
  readonly opened: { readonly groupId: number | undefined };
  readonly closed: { readonly groupId: number | undefined };
}

/** Not booked, or nobody knows (`unsure`). */
interface NotBooked {
  readonly slot: LocalDateTime;
  readonly why: WhyNotBooked | 'unsure';
  readonly code?: undefined;
}

/** The script tag's files did not come, or not within the time limit; the fallback shows. */
interface NotLoaded {
  readonly code: 'load-failed' | 'load-timeout';
  readonly slot?: undefined;
  readonly why?: undefined;
}

export type TourEventName = keyof TourEvents;

export type EventHandlers = {
  readonly [Name in TourEventName as `on${Capitalize<Name>}`]?: ((detail: TourEvents[Name]) => void) | undefined;
};

/** Tells the host page of one event. */
export type Emit = <Name extends TourEventName>(name: Name, detail: TourEvents[Name]) => void;

/** Each of them, once: an event that is missing here does not compile. */
const NAMES: Readonly<Record<TourEventName, 0>> = {
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

/** The option that hears an event. */
export const handlerOf = <Name extends TourEventName>(name: Name): `on${Capitalize<Name>}` =>
  `on${name.charAt(0).toUpperCase()}${name.slice(1)}` as `on${Capitalize<Name>}`;
