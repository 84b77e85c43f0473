import { eventNames, handlerOf, type TourEventName, type TourEvents } from '../core/events.ts';
import type { TourBookingOptions } from '../options/options.ts';

/** The name of the element, and the first part of its events. */
export const TAG = 'tour-booking';

/** Handlers that send each event from `element` as `tour-booking:<name>`, through shadow roots and up the page. */
export function elementHandlers(element: HTMLElement): Partial<TourBookingOptions> {
  const send = <Name extends TourEventName>(name: Name) =>
    [
      handlerOf(name),
      (detail: TourEvents[Name]) =>
        // A booking that ends after the element was taken off is still told to the page.
        (element.isConnected ? element : element.ownerDocument).dispatchEvent(
          new CustomEvent(`${TAG}:${name}`, { detail, bubbles: true, composed: true }),
        ),
    ] as const;
  return Object.fromEntries(eventNames.map((name) => send(name)));
}
