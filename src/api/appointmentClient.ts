import { parseOffsetDateTime } from '../time/parseOffsetDateTime.ts';
import type { LocalDateTime, OffsetDateTime } from '../time/values.ts';
import { cancelAppointment, rescheduleAppointment } from './contract/endpoints/appointments.ts';
import type { RescheduleAppointmentRequest } from './contract/schemas/appointments.ts';
import { member } from './member.ts';
import { type FieldError, REFUSED, readErrors } from './readErrors.ts';
import type { CallOptions, Reply, Transport } from './transport.ts';
import { sendWrite } from './writeCall.ts';

/** A booked tour as the service confirms it (document, "Booking response"). What its reply lacks is undefined. */
export interface BookedTour {
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
export type BookingOutcome =
  | { readonly kind: 'booked'; readonly tour: BookedTour; readonly token?: string | undefined }
  /** The time is not free, in the past or no time at all (`errors.appointment.start`). `message` has the service's own words. */
  | { readonly kind: 'slot-taken'; readonly message: string }
  /** The service refused something else. `errors` has each message of the service with its path below `errors`. */
  | { readonly kind: 'rejected'; readonly errors: readonly FieldError[] };

const isAboutStart = ({ path }: FieldError): boolean => path === 'appointment.start';

/**
 * Reads the reply of a booking. A 2xx is booked when it has a `data.appointment` of which `id` or `start` can be read.
 * Throws ApiError `malformed` for any other 2xx, which leaves open whether the tour was booked, and for a refusal
 * without a message.
 */
export function readBooking(reply: Reply): BookingOutcome {
  if (reply.ok) {
    const appointment = member(member(reply.json, 'data'), 'appointment');
    const tour: BookedTour = {
      id: wholeOf(member(appointment, 'id')),
      confirmationEnabled: member(appointment, 'confirmation_enabled') === true,
      start: parseOffsetDateTime(textOf(member(appointment, 'start')) ?? ''),
      location: textOf(member(appointment, 'location')),
      expirationDate: textOf(member(appointment, 'expiration_date')),
    };
    if (tour.id === undefined && tour.start === undefined) throw reply.malformed('data.appointment');
    return { kind: 'booked', tour, ...tokenIn(appointment) };
  }
  const errors = readErrors(reply.json);
  if (errors.length === 0) throw reply.malformed('errors');
  const start = errors.find(isAboutStart);
  return start ? { kind: 'slot-taken', message: start.message } : { kind: 'rejected', errors };
}

/** An appointment after it was moved (document, "reschedule response"). What its reply lacks is undefined. */
export interface RescheduledTour {
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
export type RescheduleOutcome =
  | { readonly kind: 'rescheduled'; readonly tour: RescheduledTour; readonly token?: string | undefined }
  /** The time is not free, in the past or no time at all (`errors.appointment.start`). `message` has the service's own words. */
  | { readonly kind: 'slot-taken'; readonly message: string }
  /** The appointment itself cannot be moved, for instance because it is canceled. `path`: the place of `message` below `errors`. */
  | ({ readonly kind: 'refused' } & FieldError);

/**
 * The reply to a cancellation. `notificationSent`: whether an employee was told. `message`: the service's own words, `''` if it has none.
 */
export interface Cancellation {
  readonly message: string;
  readonly notificationSent: boolean;
}

/** The options of a change of an appointment, besides its values. */
export interface ChangeCallOptions extends CallOptions {
  /** The token that an edge gave with the booking. Only an edge gets it, not the service. */
  readonly token?: string | undefined;
}

/**
 * The calls that change an appointment. For an unknown one they throw an `ApiError` of kind `status` (404). A call that throws may have
 * been carried out, unless the failure is `not-sent`, `rate-limited` or a 4xx.
 */
export interface AppointmentClient {
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

export const appointmentCalls = (transport: Transport): AppointmentClient => ({
  rescheduleAppointment(id, groupId, start, options) {
    const body: RescheduleAppointmentRequest = { data: { appointment: { start } } };
    return sendWrite(transport, move, { ...options, params: { appointment_id: id, group_id: groupId }, body });
  },
  cancelAppointment: (id, options) => sendWrite(transport, cancel, { ...options, params: { appointment_id: id } }),
});

const move = { route: rescheduleAppointment, expected: REFUSED, read: readRescheduled };
const cancel = { route: cancelAppointment, read: readCancellation };

function readRescheduled(reply: Reply): RescheduleOutcome {
  if (!reply.ok) {
    const errors = readErrors(reply.json);
    const start = errors.find(isAboutStart);
    if (start) return { kind: 'slot-taken', message: start.message };
    if (errors[0] === undefined) throw reply.malformed('errors');
    return { kind: 'refused', ...errors[0] };
  }
  const appointment = member(member(reply.json, 'data'), 'appointment');
  const status = member(appointment, 'status');
  const tour: RescheduledTour = {
    id: wholeOf(member(appointment, 'id')),
    status: status === null ? null : wholeOf(status),
    start: parseOffsetDateTime(textOf(member(appointment, 'start')) ?? ''),
    end: parseOffsetDateTime(textOf(member(appointment, 'end')) ?? ''),
    notes: textOf(member(appointment, 'notes')),
    location: textOf(member(appointment, 'location')),
  };
  // As with a booking: a reply without an id and a start is unreadable.
  if (tour.id === undefined && tour.start === undefined) throw reply.malformed('data.appointment');
  return { kind: 'rescheduled', tour, ...tokenIn(appointment) };
}

function readCancellation(reply: Reply): Cancellation {
  const data = member(reply.json, 'data');
  const message = textOf(member(data, 'message'));
  const told = member(data, 'notification_sent');
  if (message === undefined && typeof told !== 'boolean') throw reply.malformed('data');
  return { message: message ?? '', notificationSent: told === true };
}

/** The token that an edge gives with an appointment, where it gives one. */
function tokenIn(appointment: unknown): { readonly token?: string } {
  const token = member(appointment, 'tour_token');
  return isToken(token) ? { token } : {};
}

/** Whether `value` may be a token of an edge: it fits into a header and into a link. */
export const isToken = (value: unknown): value is string => typeof value === 'string' && /^[\w.-]{1,400}$/.test(value);

/** `value` where it is text. */
const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** `value` where it is a whole number. */
const wholeOf = (value: unknown): number | undefined => (Number.isInteger(value) ? Number(value) : undefined);
