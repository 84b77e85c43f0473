import { parseOffsetDateTime } from '../time/parseOffsetDateTime.ts';
import type { OffsetDateTime } from '../time/values.ts';
import { ApiError } from './failure.ts';
import { member } from './member.ts';
import { type FieldError, readErrors } from './readErrors.ts';
import { textOf, wholeOf } from './textOf.ts';
import type { Reply } from './transport.ts';

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

/** The three documented ends of a booking. Every other end is thrown as an ApiError: the tour may be booked, unless the failure is `not-sent`, `rate-limited` or a 4xx. */
export type BookingOutcome =
  | { readonly kind: 'booked'; readonly tour: BookedTour }
  /** `errors.appointment.start`: not free, in the past, or no time at all; `message` is the service's own words. */
  | { readonly kind: 'not-available'; readonly message: string }
  /** Any other `errors`: each message of the service with its path below `errors`. */
  | { readonly kind: 'rejected'; readonly errors: readonly FieldError[] };

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
    return { kind: 'booked', tour };
  }
  const errors = readErrors(reply.json);
  if (errors.length === 0) throw reply.malformed('errors');
  const start = errors.find(({ path }) => path === 'appointment.start');
  return start ? { kind: 'not-available', message: start.message } : { kind: 'rejected', errors };
}

/**
 * What is known after a booking that ended in `error`. `not-booked`: it was refused (4xx) or never sent. `unsure`: it may
 * have been made, as after a lost connection, a time-out, a fault of the server, an unreadable 2xx or an unknown error.
 */
export function outcomeAfterError(error: unknown): 'not-booked' | 'unsure' {
  if (!(error instanceof ApiError)) return 'unsure';
  const { failure } = error;
  if ('status' in failure) return failure.status >= 400 && failure.status < 500 ? 'not-booked' : 'unsure';
  return failure.kind === 'not-sent' || failure.kind === 'rate-limited' ? 'not-booked' : 'unsure';
}
