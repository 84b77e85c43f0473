import type { BookingOutcome, RescheduleOutcome } from '../api/appointmentClient.ts';
import { ApiError } from '../api/failure.ts';
import { type LocalDateTime, type OffsetDateTime, parseLocalDateTime } from '../time/values.ts';
import { moment, wallClock } from '../time/zone.ts';
import type { ChangeReply, Reply, WhyNotBooked } from './flow.ts';

/**
 * How a write ended: a booking, a move, a cancellation, or details that were left. A documented end is a value of the
 * client, and everything else is thrown. This file makes an event of either, and it alone says which error means "unsure".
 */

/** Why a write has no reply that says what came of it. `unsure`: it may have been carried out. Otherwise it certainly was not. */
export type WhyNoReply = WhyNotBooked | 'unsure';

/**
 * Reads what a write threw. Certainly not carried out: a 429, a request that was never sent, and any other 4xx. Everything
 * else leaves it open: a lost connection, a time-out, a fault of the server, an unreadable 2xx, an unknown error.
 */
export function afterFailedWrite(error: unknown): WhyNoReply {
  if (!(error instanceof ApiError)) return 'unsure';
  const { failure } = error;
  if (failure.kind === 'rate-limited') return 'rate-limited';
  if (failure.kind === 'not-sent') return 'refused';
  return 'status' in failure && failure.status >= 400 && failure.status < 500 ? 'refused' : 'unsure';
}

/** The event for a documented end of a booking. */
export function replyOf(outcome: BookingOutcome, attempt: number): Reply {
  switch (outcome.kind) {
    case 'booked':
      return { type: 'accepted', attempt, tour: outcome.tour, token: outcome.token };
    case 'slot-taken':
      return { type: 'slotTaken', attempt };
    case 'rejected':
      return { type: 'rejected', attempt, errors: outcome.errors };
  }
}

/** The event for a booking without a reply that says what came of it. */
export const noReply = (why: WhyNoReply, attempt: number): Reply =>
  why === 'unsure' ? { type: 'lost', attempt } : { type: 'notBooked', attempt, why };

/** The event for a documented end of a move. */
export function rescheduleReply(outcome: RescheduleOutcome, attempt: number): ChangeReply {
  if (outcome.kind === 'rescheduled')
    return { type: 'rescheduled', attempt, start: outcome.tour.start, token: outcome.token };
  if (outcome.kind === 'slot-taken') return { type: 'slotTaken', attempt, words: outcome.message };
  return { type: 'notChanged', attempt, why: 'refused', words: outcome.message };
}

/** The event for a move or a cancellation without such a reply. A 401 or 403 means that this visitor may change nothing. */
export function noChangeReply(why: WhyNoReply, attempt: number, error?: unknown): ChangeReply {
  if (why === 'unsure') return { type: 'changeLost', attempt };
  const status = error instanceof ApiError && error.failure.kind === 'status' ? error.failure : undefined;
  if (status?.status === 401 || status?.status === 403) return { type: 'changeForbidden', attempt };
  return { type: 'notChanged', attempt, why, words: status?.errors[0]?.message };
}

/**
 * The time of the booked tour, by the property's clock, if it is not the time that was asked for. Undefined: it is that time, or
 * nobody can tell without `start` or `zone`. A service may write the property's clock with a wrong offset. If that clock shows
 * the time that was asked for, this time is meant.
 */
export function otherStart(
  start: OffsetDateTime | undefined,
  asked: LocalDateTime,
  zone: string | undefined,
): LocalDateTime | undefined {
  if (start === undefined || zone === undefined) return undefined;
  const written = parseLocalDateTime(start.replace(/(?:Z|[+-]\d\d:?\d\d)$/, ''));
  const booked = wallClock(moment(start), zone);
  return written === asked || booked === asked ? undefined : booked;
}
