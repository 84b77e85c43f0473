import type { RescheduleOutcome } from '../api/appointments.ts';
import { outcomeAfterError } from '../api/appointments.ts';
import { ApiError } from '../api/failure.ts';
import type { ChangeReply } from './changes.ts';
import { whyNotBooked } from './reply.ts';

/** What the documented end of a move is to the flow. A refusal of anything but the time is about the appointment itself. */
export function moveReply(outcome: RescheduleOutcome, attempt: number): ChangeReply {
  if (outcome.kind === 'rescheduled') return { type: 'moved', attempt, start: outcome.tour.start };
  if (outcome.path === 'appointment.start') return { type: 'moveRefused', attempt };
  return { type: 'notChanged', attempt, why: 'refused', words: outcome.message };
}

/** What any other end of a move or a cancellation is to the flow: not made, not allowed, or nobody knows. */
export function changeReplyOfError(error: unknown, attempt: number): ChangeReply {
  if (!(error instanceof ApiError) || outcomeAfterError(error) === 'unsure') return { type: 'changeLost', attempt };
  const { failure } = error;
  const refused = failure.kind === 'status' ? failure : undefined;
  if (refused?.status === 401 || refused?.status === 403) return { type: 'changeForbidden', attempt };
  return { type: 'notChanged', attempt, why: whyNotBooked(error), words: refused?.errors[0]?.message };
}
