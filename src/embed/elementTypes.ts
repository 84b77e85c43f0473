import type { JSX } from 'react';
import type { CamelCase, TourEventName, TourEvents } from '../core/events.ts';
import type { TourBookingOptions } from '../options/componentOptions.ts';
import type { KebabCase, TourBookingAttributes } from '../options/optionNames.ts';
import type { PageFunctions } from './pageGlobal.ts';

/** The element `<tour-booking>`. Its attributes are the options. Its events are those of `TourElementEvents`. */
export type TourBookingElement = HTMLElement;

/**
 * The props of `<tour-booking>` in JSX and in templates: those of any element, the options, and the handlers of the events.
 * `Elements`: the framework's own elements, React's by default. The names of its types are not needed, so nothing fails where a framework
 * is not installed.
 */
export type TourBookingElementProps<Elements = JSX.IntrinsicElements> = (Elements extends { section: infer Props }
  ? Props
  : unknown) &
  TourBookingAttributes &
  TourEventProps;

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

/** The handlers of the events as attributes: `ontour-booking:booked`. */
type TourEventProps = {
  readonly [Name in keyof TourElementEvents as `on${Name}`]?: (event: TourElementEvents[Name]) => void;
};

/** The attributes by the names that Solid needs for values that are not literals: Solid sets those as properties otherwise. */
type SolidAttributes = {
  readonly [Name in keyof TourBookingAttributes as `attr:${Name}`]?: TourBookingAttributes[Name];
};

/** The same as Vue's compiler asks for them: attributes and handlers in camelCase. */
type VueProps = {
  readonly [Name in Exclude<keyof TourBookingOptions, 'id'> as KebabCase<Name> extends keyof TourBookingAttributes
    ? Name
    : never]?: TourBookingAttributes[KebabCase<Name> & keyof TourBookingAttributes];
} & { readonly [Name in `prefill${string}`]?: string } & {
  readonly [Name in TourEventName as `onTourBooking:${CamelCase<Name>}`]?: (
    event: CustomEvent<TourEvents[Name]>,
  ) => void;
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'tour-booking': TourBookingElementProps;
    }
  }
}
declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements {
      'tour-booking': TourBookingElementProps<IntrinsicElements> & SolidAttributes;
    }
  }
}
declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
      'tour-booking': TourBookingElementProps<IntrinsicElements>;
    }
  }
}
declare global {
  namespace svelteHTML {
    interface IntrinsicElements {
      'tour-booking': TourBookingElementProps<IntrinsicElements>;
    }
  }
}
declare module 'vue' {
  interface IntrinsicElementAttributes {}
  interface GlobalComponents {
    'tour-booking': new () => { $props: TourBookingElementProps<IntrinsicElementAttributes> & VueProps };
  }
}
