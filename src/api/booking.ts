import { type OffsetDateTime, parseOffsetDateTime } from '../time/values.ts';
import { ApiError, type FieldError, readErrors } from './failure.ts';
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

/** The three documented ends of a booking. Every other end is thrown as an ApiError. */
export type BookingOutcome =
  | { readonly kind: 'booked'; readonly tour: BookedTour }
  /** 400 `errors.appointment.start`: the time is no longer free. */
  | { readonly kind: 'slot-taken' }
  /** 400 `errors.client`: each bad field with its message, by path below `errors`. */
  | { readonly kind: 'rejected'; readonly errors: readonly FieldError[] };

/** What is known after a booking that was answered by none of the three: it was not made, or it may have been. */
export type BookingDoubt = 'not-booked' | 'unsure';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const field = (value: unknown, name: string): unknown => (isRecord(value) ? value[name] : undefined);
const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Reads the reply of a booking. A 200 is booked, also when its body cannot be read. Throws ApiError for any other 400. */
export function readBooking(reply: Reply): BookingOutcome {
  if (reply.ok) {
    const tour = field(field(reply.json, 'data'), 'appointment');
    const id = field(tour, 'id');
    return {
      kind: 'booked',
      tour: {
        id: typeof id === 'number' ? id : undefined,
        confirmationEnabled: field(tour, 'confirmation_enabled') === true,
        start: parseOffsetDateTime(text(field(tour, 'start')) ?? ''),
        location: text(field(tour, 'location')),
        expirationDate: text(field(tour, 'expiration_date')),
      },
    };
  }
  const errors = readErrors(reply.json);
  if (errors.some(({ path }) => path === 'appointment.start')) return { kind: 'slot-taken' };
  if (errors.length > 0) return { kind: 'rejected', errors };
  throw reply.malformed('errors');
}

/**
 * Whether a booking that ended in `error` may have been made. A refusal (4xx) or one never sent was not; a lost connection, a time-out, a
 * fault of the server or an error we do not know leaves it open.
 */
export function doubtOf(error: unknown): BookingDoubt {
  if (!(error instanceof ApiError)) return 'unsure';
  const { failure } = error;
  if (failure.kind === 'rate-limited' || failure.kind === 'not-sent') return 'not-booked';
  if (failure.kind === 'status' || failure.kind === 'malformed')
    return failure.status >= 400 && failure.status < 500 ? 'not-booked' : 'unsure';
  return 'unsure';
}
