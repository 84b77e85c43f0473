import type { AvailabilityByDay } from '../../queries/availabilityByDay.ts';
import type { Day, LocalDateTime, Month } from '../../time/values.ts';
import type { BookingPeriod } from '../bookingPeriod.ts';
import type { Search } from './search.ts';

/** What one widget knows and shows. */
export interface Situation {
  readonly byDay: AvailabilityByDay;
  readonly period: BookingPeriod;
  /** Where the visitor begins. */
  readonly startDay: Day;
  /** The day of the visitor's choice; undefined before there is one. */
  readonly chosen: Day | undefined;
  /** The day whose times are in view. */
  readonly dayInView: Day;
  /** The month in view. */
  readonly month: Month;
  /** The bookable days in view with that month, in order. */
  readonly daysInView: readonly Day[];
  /** Whether the screen is the one with days and times. */
  readonly picking: boolean;
  readonly search: Search | null;
  /** The day the pointer rests on, or that has the focus. */
  readonly highlighted: Day | null;
  /** Whether the visitor has touched the widget. */
  readonly touched: boolean;
  readonly savesData: boolean;
  /** Whether any question failed and has no answer since. */
  readonly hasFailure: boolean;
  /** Whether one call has shown that the service answers again. */
  readonly recovering: boolean;
  /** Today's last start by the office hours, where it is past by the property's clock. */
  readonly lastStart: LocalDateTime | undefined;
  /** `appointment_sms_opt_in` of the latest answer that had one. */
  readonly smsOptIn: boolean | undefined;
}

/** What the visitor did that is neither a choice nor an answer. */
export interface ViewState {
  readonly touched: boolean;
  readonly search: Search | null;
  /** The month turned to since the day was chosen. */
  readonly turnedTo: Month | null;
  readonly highlighted: Day | null;
}
