import { AnyTourBooking } from '../widget/TourBooking.tsx';
import { defineElement } from './bookingElement.ts';
import { createMount } from './createMount.ts';

/** Defines the element `<tour-booking>`. A second call in the same page does nothing, nor does a call on a server. */
export function defineTourBooking(): void {
  if (typeof document !== 'undefined') defineElement(createMount(AnyTourBooking));
}
