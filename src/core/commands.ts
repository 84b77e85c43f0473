import type { Home } from '../api/homeClient.ts';
import type { TourKind } from '../booking/tourKind.ts';
import type { Day, LocalDateTime, Month } from '../time/values.ts';

/** The commands for days and times. */
export interface PickCommands {
  /** Call this when the booking comes into view. With `prefetch: 'view'` it asks about the next days from then on. */
  readonly enterView: () => void;
  /** Call this at the visitor's first press, key or focus in the widget, or when the pointer rests on the calendar. */
  readonly touch: () => void;
  /**
   * Chooses another kind of tour, so that the times of its group show. The answers, the day and the chosen time are kept. Does nothing
   * unless days and times show.
   */
  readonly pickKind: (kind: TourKind) => void;
  /**
   * Chooses the homes to see on the tour, in this order. The first three count. Does nothing while a booking is sent or in doubt, and once
   * a tour is booked.
   */
  readonly chooseHomes: (homes: readonly Home[]) => void;
  readonly pickDay: (day: Day) => void;
  readonly pickSlot: (slot: LocalDateTime) => void;
  /** Asks about a day before it is chosen. Call this when the pointer rests on the day, or when it has the focus. */
  readonly prefetchDay: (day: Day) => void;
  /** Shows another month. */
  readonly setMonth: (month: Month) => void;
  /** Asks about the days after the one in view until one has a free time. One call asks about at most 14 days. */
  readonly findNextFreeDay: () => void;
  /** Opens the form in which the visitor leaves details instead of booking. */
  readonly leaveDetails: () => void;
  /** Repeats the calls that failed. */
  readonly retry: () => void;
  /** Asks the host's `lookUp` once more while a booking is in doubt. The booking does so by itself after each lost reply. */
  readonly lookUp: () => void;
}

/** The commands for a booked tour. Each does nothing when it is not offered. */
export interface ChangeCommands {
  /** Goes back to the tour as it is, from the times or from the question whether to cancel. */
  readonly keepTour: () => void;
  /** Moves the tour to the chosen time. After a lost reply it sends the same move again, because the visitor wants it. */
  readonly rescheduleTour: () => void;
  /** Opens the times that the tour can be moved to. */
  readonly startReschedule: () => void;
  /** Opens the question whether to cancel the tour. */
  readonly startCancel: () => void;
  /** Cancels the tour. After a lost reply it sends the cancellation again, because the visitor wants it. */
  readonly cancelTour: () => void;
  /** Starts another booking after a cancellation or beside a booked tour. The answers are kept. */
  readonly bookAnother: () => void;
}
