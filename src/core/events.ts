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
  /** Not booked, or nobody knows (`unsure`). */
  readonly failed: { readonly slot: LocalDateTime; readonly why: WhyNotBooked | 'unsure' };
}

export type TourEventName = keyof TourEvents;

export type EventHandlers = {
  readonly [Name in TourEventName as `on${Capitalize<Name>}`]?: ((detail: TourEvents[Name]) => void) | undefined;
};

/** Tells the host page of one event. */
export type Emit = <Name extends TourEventName>(name: Name, detail: TourEvents[Name]) => void;

/** Event -> the option that hears it. */
export const HANDLER: { readonly [Name in TourEventName]: `on${Capitalize<Name>}` } = {
  ready: 'onReady',
  day: 'onDay',
  slot: 'onSlot',
  submit: 'onSubmit',
  conflict: 'onConflict',
  rejected: 'onRejected',
  booked: 'onBooked',
  lead: 'onLead',
  changed: 'onChanged',
  cancelled: 'onCancelled',
  failed: 'onFailed',
};

export const eventNames = Object.keys(HANDLER) as readonly TourEventName[];
