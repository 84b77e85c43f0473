import { type ComponentType, createContext, type ReactNode } from 'react';
import type { OwnControls } from '../form/ownControls.ts';
import type { LocalDateTime } from '../time/values.ts';

/** Props of your component in place of the line that says which tour is being booked. */
export interface SummaryProps {
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
export interface ConfirmationProps {
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
export interface TourComponents {
  /** The line above the form that says which tour is being booked. */
  readonly Summary?: ComponentType<SummaryProps> | undefined;
  /** The component that shows under the heading of a booked tour. The heading, which takes the focus, stays. */
  readonly Confirmation?: ComponentType<ConfirmationProps> | undefined;
  /** Your own controls of fields, by the name of the field: `notes`. The widget still shows label, mark and error. */
  readonly controls?: OwnControls | undefined;
}

/** The components of the screens. The script tag has none. */
export const TourComponentsContext = createContext<Pick<TourComponents, 'Summary' | 'Confirmation'>>({});
