import type { LocalDateTime } from '../time/values.ts';
import type { Answers } from './answers.ts';

/** What every state of the flow holds. */
export interface Held {
  readonly answers: Answers;
  /**
   * The times of bookings whose outcome is unknown because the reply was lost, each once, in the order of the bookings.
   * The visitor may hold a tour at each of them.
   */
  readonly unknownOutcomes: readonly LocalDateTime[];
}

/** That part of a state alone. */
export const held = ({ answers, unknownOutcomes }: Held): Held => ({ answers, unknownOutcomes });
