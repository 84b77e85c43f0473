import type { LocalDateTime } from '../time/values.ts';
import type { Answers } from './answers.ts';
import type { Flow } from './flow.ts';
import { unansweredStart } from './startFlow.ts';

/** A tour that was booked before, as the page around the widget knows it. */
export interface ManagedTour {
  /** The number of the appointment. */
  readonly id: number;
  readonly start: LocalDateTime;
}

/** Where a visitor begins who comes to change such a tour: as if it had just been booked. */
export function managedFlow({ id, start }: ManagedTour, answers: Answers): Flow {
  const { unknownOutcomes } = unansweredStart;
  return {
    at: 'booked',
    answers,
    unknownOutcomes,
    slot: start,
    tour: { id, confirmationEnabled: false, start: undefined, location: undefined, expirationDate: undefined },
    sequence: 0,
    movedFrom: null,
    perhapsAt: [],
    locked: false,
  };
}
