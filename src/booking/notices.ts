import type { FieldError } from '../api/readErrors.ts';
import type { LocalDateTime } from '../time/values.ts';

/**
 * The service refused the time (document, 400 `appointment.start`). `perhapsOwn`: for all anybody knows the visitor's
 * own booking, whose reply was lost, is what took it.
 */
export interface SlotRefused {
  readonly kind: 'slot-refused';
  readonly slot: LocalDateTime;
  readonly perhapsOwn: boolean;
  readonly attempt: number;
}

/** The service refused fields. */
export interface Rejected {
  readonly kind: 'rejected';
  readonly errors: readonly FieldError[];
  readonly attempt: number;
}

/** This attempt was certainly not booked; the visitor may try again. */
export interface NotBooked {
  readonly kind: 'not-booked';
  readonly why: WhyNotBooked;
  readonly attempt: number;
}

/** Why a booking was certainly not made: never sent, too many requests, or another refusal. */
export type WhyNotBooked = 'offline' | 'rate-limited' | 'refused';

/** A change of a booked tour was certainly not made; the visitor may try again. `words`: the service's own, if any. */
export interface NotChanged extends Omit<NotBooked, 'kind'> {
  readonly kind: 'not-changed';
  readonly words: string | undefined;
}
