import { type ComponentType, createContext, type ReactNode } from 'react';
import type { OwnControls } from '../form/ownControls.ts';
import type { LocalDateTime } from '../time/values.ts';

/** What stands in place of the line that says which tour is being booked. */
export interface SummaryProps {
  /** When it starts, by the property's clock. */
  readonly slot: LocalDateTime;
  /** In minutes. */
  readonly duration: number;
  /** Empty where nobody said. */
  readonly location: string;
  /** A booking is on its way. */
  readonly sending: boolean;
  /** Back to the times; does nothing while a booking is on its way. */
  readonly onChangeTime: () => void;
  /** The widget's own line, for those who only add to it. */
  readonly children: ReactNode;
}

/** What stands under the heading of a booked tour. */
export interface ConfirmationProps {
  /** When it starts, by the property's clock. */
  readonly slot: LocalDateTime;
  /** In minutes. */
  readonly duration: number;
  /** Empty where nobody said. */
  readonly location: string;
  /** Just booked, moved, or booked before the visitor came here (`manage`). */
  readonly kind: 'booked' | 'moved' | 'before';
  /** The widget's own: day, time, place, calendar entry, what can be changed. */
  readonly children: ReactNode;
}

/** Components of an integrator in place of single parts of the widget. They are rendered by React; keep them outside of your components. */
export interface TourComponents {
  /** The line above the form that says which tour is being booked. */
  readonly Summary?: ComponentType<SummaryProps> | undefined;
  /** What stands under the heading of a booked tour. The heading, which takes the focus, stays. */
  readonly Confirmation?: ComponentType<ConfirmationProps> | undefined;
  /** The controls of fields, by the name of the field: `notes`. Label, mark and error stay the widget's. */
  readonly controls?: OwnControls | undefined;
}

/** Those of the screens; the script tag has none. */
export const TourComponentsContext = createContext<Pick<TourComponents, 'Summary' | 'Confirmation'>>({});
