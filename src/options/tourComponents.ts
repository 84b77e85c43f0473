import { type ComponentType, createContext, type ReactNode } from 'react';
import type { OwnControls } from '../form/ownControls.ts';
import type { LocalDateTime } from '../time/values.ts';

/** Props of your component in place of the line that says which tour is being booked. */
export interface SummaryProps {
  /** When the tour starts, by the property's clock. */
  readonly slot: LocalDateTime;
  /** In minutes. */
  readonly duration: number;
  /** Empty when the options name no location. */
  readonly location: string;
  /** The booking is being sent. */
  readonly sending: boolean;
  /** Back to the times. Does nothing while the booking is being sent. */
  readonly onChangeTime: () => void;
  /** The widget's own line, for those who only add to it. */
  readonly children: ReactNode;
}

/** Props of your component under the heading of a booked tour. */
export interface ConfirmationProps {
  /** When the tour starts, by the property's clock. */
  readonly slot: LocalDateTime;
  /** In minutes. */
  readonly duration: number;
  /** Empty when the options name no location. */
  readonly location: string;
  /** Just booked, moved, or booked before the visitor came here (`manage`). */
  readonly kind: 'booked' | 'moved' | 'before';
  /** The widget's own: day, time, place, calendar entry, ways to change it. */
  readonly children: ReactNode;
}

/** Your own components in place of single parts of the widget. React renders them. Define them outside of your components. */
export interface TourComponents {
  /** The line above the form that says which tour is being booked. */
  readonly Summary?: ComponentType<SummaryProps> | undefined;
  /** Shows under the heading of a booked tour. The heading, which takes the focus, stays. */
  readonly Confirmation?: ComponentType<ConfirmationProps> | undefined;
  /** Controls of fields, by the name of the field: `notes`. Label, mark and error stay the widget's. */
  readonly controls?: OwnControls | undefined;
}

/** The components of the screens. The script tag has none. */
export const TourComponentsContext = createContext<Pick<TourComponents, 'Summary' | 'Confirmation'>>({});
