import { isBeingSent } from '../../booking/flow.ts';
import type { Environment } from '../environment.ts';
import type { BookingPart } from './bookingPart.ts';

/** Lets the browser ask before the visitor leaves the page while something is being sent. */
export function createLeavingGuard(environment: Pick<Environment, 'askBeforeLeaving'>): BookingPart {
  let stopAsking: (() => void) | undefined;
  return {
    changed({ flow }) {
      stopAsking?.();
      stopAsking = isBeingSent(flow) ? environment.askBeforeLeaving() : undefined;
    },
  };
}
