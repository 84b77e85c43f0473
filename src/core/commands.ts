import type { Home } from '../api/homes.ts';
import type { TourKind } from '../booking/tourKind.ts';
import type { Day, LocalDateTime, Month } from '../time/values.ts';

/** What the visitor does with days and times. */
export interface PickCommands {
  /** The place of the booking has come into view. With `askAhead: 'view'` the next days are asked about from now on. */
  readonly enterView: () => void;
  /** The visitor's first press, key or focus in the widget, or a pointer that rests on the calendar. */
  readonly touch: () => void;
  /** Another kind of tour: another group, whose times show. The answers, the day and the chosen time are kept. */
  readonly pickKind: (kind: TourKind) => void;
  /** These homes are seen on the tour, in this order: at most three. Does nothing once a tour is booked. */
  readonly chooseHomes: (homes: readonly Home[]) => void;
  readonly pickDay: (day: Day) => void;
  readonly pickSlot: (slot: LocalDateTime) => void;
  /** Asks about a day before it is chosen: the pointer rests on it, or it has the focus. */
  readonly prefetchDay: (day: Day) => void;
  /** Shows another month. */
  readonly setMonth: (month: Month) => void;
  /** Asks about the days after the one in view until one has a free time. */
  readonly findNextFreeDay: () => void;
  /** Instead of choosing a time: asks for the visitor's details. */
  readonly leaveDetails: () => void;
  /** Asks again what failed. */
  readonly retry: () => void;
  /** While a booking is in doubt: asks the host's `lookUp` once more. The booking does it by itself after each lost reply. */
  readonly lookUp: () => void;
}

/** What the visitor does with a booked tour, besides `changeTime`. Each does nothing when it is not offered. */
export interface ChangeCommands {
  /** Back to the tour as it is, from the times or from the question whether to cancel. */
  readonly keepTour: () => void;
  /** Moves the tour to the chosen time. After a lost reply: sends the same move again, because the visitor wants it. */
  readonly moveTour: () => void;
  /** Asks the visitor whether to cancel. */
  readonly askCancel: () => void;
  /** Cancels the tour. After a lost reply: sends the cancellation again, because the visitor wants it. */
  readonly cancelTour: () => void;
  /** After a cancellation, or beside a booked tour: starts another booking and keeps the answers. */
  readonly bookAnother: () => void;
}
