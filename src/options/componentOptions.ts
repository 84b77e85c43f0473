import type { CSSProperties } from 'react';
import type { ClassNames } from '../ui/parts.ts';
import type { BookingOptions } from './options.ts';
import type { TourComponents } from './tourComponents.ts';

/** The options of the React component: all of `BookingOptions`, and those that only the component takes. */
export interface TourBookingOptions extends BookingOptions {
  /** Your own components in place of single parts: docs/react.md#components-of-your-own. */
  readonly components?: TourComponents | undefined;
  /** Puts the widget in a shadow root, as the script tag does. Give it a height by `className` or `style`: docs/react.md#isolated. */
  readonly isolate?: boolean | undefined;
  /**
   * Classes of your own for the parts of the widget: `root`, `heading`, `day`, `slot`, `field`, `button`, `notice`. Not with `isolate`:
   * docs/theming.md#parts.
   */
  readonly classNames?: ClassNames | undefined;
  /** The class of the element around the widget. */
  readonly className?: string | undefined;
  /** The inline style of the element around the widget. */
  readonly style?: CSSProperties | undefined;
}
