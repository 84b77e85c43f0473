import { TourBooking } from '../widget/TourBooking.tsx';
import { createMount, type Mount } from './createMount.ts';

/** Shows the whole widget inside an element. */
export const mount: Mount = createMount(TourBooking);
