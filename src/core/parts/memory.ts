import type { ChosenHomes } from '../../booking/tourRecord.ts';
import type { Environment } from '../environment.ts';
import { LINK_KEY } from '../linkAddress.ts';
import type { RememberedAnswers } from '../rememberedAnswers.ts';
import type { RememberedTour } from '../rememberedTour.ts';
import type { BookingPart } from './bookingPart.ts';

interface MemoryInput {
  readonly answers: RememberedAnswers;
  readonly tour: RememberedTour;
  readonly homes: () => ChosenHomes | undefined;
  readonly environment: Pick<Environment, 'tabStorage'>;
}

/** Keeps the visitor's answers and tour at each step. */
export const createMemory = ({ answers, tour, homes, environment }: MemoryInput): BookingPart => ({
  changed({ event, before, flow }) {
    if (event.type === 'accepted' || event.type === 'foundBooked' || event.type === 'reset') answers.forget();
    else if (flow.answers !== before.answers) answers.keep(flow);
    tour.keep(flow, homes());
  },
  reset() {
    tour.forget();
    answers.forget();
    environment.tabStorage.write(LINK_KEY, null);
  },
});
