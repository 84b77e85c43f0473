import { type BookingOutcome, outcomeAfterError } from '../api/appointments.ts';
import { ApiError } from '../api/failure.ts';
import type { Reply } from './flow.ts';
import type { WhyNotBooked } from './notices.ts';

/** What the documented end of a booking is to the flow. */
export function replyOf(outcome: BookingOutcome, attempt: number): Reply {
  switch (outcome.kind) {
    case 'booked':
      return { type: 'accepted', attempt, tour: outcome.tour };
    case 'not-available':
      return { type: 'slotRefused', attempt };
    case 'rejected':
      return { type: 'rejected', attempt, errors: outcome.errors };
  }
}

/** What any other end is to the flow: certainly not booked, or nobody knows. */
export function replyOfError(error: unknown, attempt: number): Reply {
  if (outcomeAfterError(error) === 'unsure') return { type: 'lost', attempt };
  return { type: 'notBooked', attempt, why: whyNotBooked(error) };
}

/** Why nothing was booked or changed, where that is certain. */
export const whyNotBooked = (error: unknown): WhyNotBooked =>
  error instanceof ApiError && error.failure.kind === 'rate-limited' ? 'rate-limited' : 'refused';
