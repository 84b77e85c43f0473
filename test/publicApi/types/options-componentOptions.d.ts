import { ComponentType, ReactNode, CSSProperties } from 'react';
import { Answers, BookingOptions, ClassNames } from './screenParts-tourBookingModel.js';
import { LocalDateTime } from './time-values.js';

/** The fields whose control can be an integrator's own. */
type OwnControlKey =
  | 'lease_term'
  | 'other_occupants'
  | 'reason_for_move'
  | 'current_postal_code'
  | 'client_location'
  | 'notes'
  | 'first_name'
  | 'last_name'
  | 'email'
  | 'phone'
  | 'layout'
  | 'move_in_date'
  | 'pets'
  | 'amenities'
  | 'discovery_source'
  | 'broker_first_name'
  | 'broker_last_name'
  | 'broker_email'
  | 'broker_phone'
  | 'broker_company';
/** The props of your own control. The widget shows label, mark and error around it. */
interface OwnControlProps<Value> {
  /** Give this id to your input. The label points to it. */
  readonly id: string;
  readonly name: OwnControlKey;
  /** The question, for a control that a label cannot point to. */
  readonly label: string;
  /** The answer, as in `Answers`: text, or the values of what is picked. */
  readonly value: Value;
  /** What there is to pick, each with its words. Empty if the visitor types the answer. */
  readonly choices: readonly {
    readonly value: string;
    readonly label: string;
  }[];
  readonly required: boolean;
  /** Whether nothing can be changed now, because a booking is on its way or the answer is locked. */
  readonly readOnly: boolean;
  readonly onChange: (value: Value) => void;
  /** Call this when the control loses the focus. From then on a problem is shown. */
  readonly onBlur: () => void;
  /** Give this as `ref` to an element. That element gets the focus when this answer is the first with a problem. */
  readonly focusRef: (
    element: {
      readonly focus: () => void;
    } | null,
  ) => void;
  /** Put these on the element with the `id`, unchanged. */
  readonly aria: {
    readonly 'aria-describedby'?: string;
    readonly 'aria-invalid'?: true;
    readonly 'aria-required'?: true;
  };
}
/** Your own controls, by the name of the field. */
type OwnControls = {
  readonly [Key in OwnControlKey]?: ComponentType<OwnControlProps<Answers[Key]>> | undefined;
};

/** Props of your component in place of the line that says which tour is being booked. */
interface SummaryProps {
  /** When the tour starts, by the property's clock. */
  readonly slot: LocalDateTime;
  /** How long the tour takes, in minutes. */
  readonly duration: number;
  /** The address of the tour. Empty when the options name no location. */
  readonly location: string;
  /** Whether the booking is being sent. */
  readonly sending: boolean;
  /** Goes back to the times. Does nothing while the booking is being sent. */
  readonly onBackToTimes: () => void;
  /** The widget's own line, for a component that only adds to it. */
  readonly children: ReactNode;
}
/** Props of your component under the heading of a booked tour. */
interface ConfirmationProps {
  /** When the tour starts, by the property's clock. */
  readonly slot: LocalDateTime;
  /** How long the tour takes, in minutes. */
  readonly duration: number;
  /** The address of the tour. Empty when the options name no location. */
  readonly location: string;
  /** `booked`: just booked here. `rescheduled`: moved to another time. `before`: booked before the visitor came to this page. */
  readonly kind: 'booked' | 'rescheduled' | 'before';
  /** The widget's own content: day, time, place, calendar entry, ways to change the tour. */
  readonly children: ReactNode;
}
/**
 * Your own components in place of single parts of the widget. React renders them. Define each at the top level of a file: a component that
 * is defined inside another one is a new one at each render, and loses its state.
 */
interface TourComponents {
  /** The line above the form that says which tour is being booked. */
  readonly Summary?: ComponentType<SummaryProps> | undefined;
  /** The component that shows under the heading of a booked tour. The heading, which takes the focus, stays. */
  readonly Confirmation?: ComponentType<ConfirmationProps> | undefined;
  /** Your own controls of fields, by the name of the field: `notes`. The widget still shows label, mark and error. */
  readonly controls?: OwnControls | undefined;
}

/** The options of the React component: all of `BookingOptions`, and those that only the component takes. */
interface TourBookingOptions extends BookingOptions {
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

export type {
  ConfirmationProps,
  OwnControlKey,
  OwnControlProps,
  OwnControls,
  SummaryProps,
  TourBookingOptions,
  TourComponents,
};
