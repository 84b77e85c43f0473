import type { TourCommands } from '../core/createTourBooking.ts';
import type { LocalDateTime } from '../time/values.ts';

/** Commands that wait for the booking they are for. */
export interface WaitingCommands {
  readonly commands: TourCommands;
  /** Does what was wanted so far, in order; from then on every command goes to `booking` at once. */
  readonly deliver: (booking: TourCommands) => void;
}

type Step = (booking: TourCommands) => void;

/**
 * `onWanted` is called when a command has to wait: one the visitor means, more than a touch. `slot`: the time they pressed,
 * where it was one.
 */
export function createWaitingCommands(onWanted: (slot?: LocalDateTime) => void): WaitingCommands {
  let booking: TourCommands | undefined;
  const steps: Step[] = [];
  const later = (step: Step): void => {
    if (booking) step(booking);
    else steps.push(step);
  };
  const wanted = (step: Step, slot?: LocalDateTime): void => {
    later(step);
    if (!booking) onWanted(slot);
  };
  return {
    commands: {
      touch: () => later(({ touch }) => touch()),
      prefetchDay: (day) => later(({ prefetchDay }) => prefetchDay(day)),
      pickDay: (day) => wanted(({ pickDay }) => pickDay(day)),
      pickSlot: (slot) => wanted(({ pickSlot }) => pickSlot(slot), slot),
      changeTime: () => wanted(({ changeTime }) => changeTime()),
      answer: (answers) => wanted(({ answer }) => answer(answers)),
      submit: (answers, shown) => wanted(({ submit }) => submit(answers, shown)),
      bookAgain: () => wanted(({ bookAgain }) => bookAgain()),
      leaveDetails: () => wanted(({ leaveDetails }) => leaveDetails()),
      backToTimes: () => wanted(({ backToTimes }) => backToTimes()),
      noteDetails: (details) => wanted(({ noteDetails }) => noteDetails(details)),
      sendDetails: (answers, notes) => wanted(({ sendDetails }) => sendDetails(answers, notes)),
      setMonth: (month) => wanted(({ setMonth }) => setMonth(month)),
      findNextFreeDay: () => wanted(({ findNextFreeDay }) => findNextFreeDay()),
      retry: () => wanted(({ retry }) => retry()),
    },
    deliver(next) {
      booking = next;
      for (const step of steps.splice(0)) step(next);
    },
  };
}
