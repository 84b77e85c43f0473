import { defineElement } from './element.ts';
import { mount } from './mount.ts';

/** Defines `<tour-booking>`. Once per page: a second call changes nothing, nor does any on a server. */
export function defineTourBooking(): void {
  if (typeof customElements !== 'undefined') defineElement(mount, {});
}
