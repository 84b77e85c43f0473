import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { TourEventName, TourEvents } from '../core/events.ts';
import type { TourBookingAttributes } from '../options/optionNames.ts';
import type { PageFunctions } from './pageGlobal.ts';

/** The element `<tour-booking>`. Its attributes are the options. Its events are those of `TourElementEvents`. */
export type TourBookingElement = HTMLElement;

/** The props of `<tour-booking>` in JSX. */
export type TourBookingElementProps = DetailedHTMLProps<HTMLAttributes<TourBookingElement>, TourBookingElement> &
  TourBookingAttributes;

/** The events of `<tour-booking>` by name. They bubble, are composed, and carry the payload in `detail`. */
export type TourElementEvents = {
  readonly [Name in TourEventName as `tour-booking:${Name}`]: CustomEvent<TourEvents[Name]>;
};

/** `window.TourBooking` of the script tag. Before the loader runs, it is what the page put there: `{ calls: [] }`. */
export interface TourBookingGlobal extends Partial<PageFunctions> {
  /** Takes calls at any time. Each runs as soon as `mount` and `open` have loaded. */
  readonly calls: { push(call: (page: PageFunctions) => void): unknown };
  /** Loads again the files that failed to load. */
  readonly retry?: () => void;
}

declare global {
  interface HTMLElementTagNameMap {
    'tour-booking': TourBookingElement;
  }
  interface GlobalEventHandlersEventMap extends TourElementEvents {}
  interface Window {
    /** Set by the script tag, not by the element from npm. */
    TourBooking?: TourBookingGlobal;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'tour-booking': TourBookingElementProps;
    }
  }
}
