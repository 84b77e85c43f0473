import { AnyTourBooking } from '../widget/TourBooking.tsx';
import { createMount } from './createMount.ts';
import { defineElement } from './element.ts';

/** Defines `<tour-booking>`. Once per page: a second call does nothing. On a server it does nothing. */
export function defineTourBooking(): void {
  if (typeof document !== 'undefined') defineElement(createMount(AnyTourBooking), {});
}
