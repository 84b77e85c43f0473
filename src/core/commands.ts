import type { Day, LocalDateTime, Month } from '../time/values.ts';

/** What the visitor does where days and times are shown. */
export interface PickCommands {
  /** The visitor's first press, key or focus in the widget, or a pointer that rests on the calendar. */
  readonly touch: () => void;
  readonly pickDay: (day: Day) => void;
  readonly pickSlot: (slot: LocalDateTime) => void;
  /** Asks about a day before it is chosen, because the pointer rests on it or it has the focus. */
  readonly prefetchDay: (day: Day) => void;
  /** Shows another month. */
  readonly setMonth: (month: Month) => void;
  /** Asks day by day, from the day in view on, until one has a free time. */
  readonly findNextFreeDay: () => void;
  /** In place of a time: asks for the visitor's details. */
  readonly leaveDetails: () => void;
  /** Asks again what could not be asked. */
  readonly retry: () => void;
}

/** What the visitor does with a booked tour, besides `changeTime`. Each does nothing where it is not offered. */
export interface ChangeCommands {
  /** From the times or the question whether to cancel, back to the tour as it is. */
  readonly keepTour: () => void;
  /** Moves the tour to the chosen time; after a lost reply, by the visitor's own choice, to the same once more. */
  readonly moveTour: () => void;
  /** Leads to the question whether to cancel. */
  readonly askCancel: () => void;
  /** Cancels the tour; after a lost reply, by the visitor's own choice, once more. */
  readonly cancelTour: () => void;
  /** After a cancelled tour, a fresh booking with the answers kept. */
  readonly bookAnother: () => void;
}
