import type { PickCommands } from '../core/commands.ts';
import type { LocalDateTime } from '../time/values.ts';

/** What a visitor does before there is a booking; it waits for that. */
export interface PreviewCommands {
  readonly commands: PickCommands;
  /** Does what was wanted so far, in order; from then on every command goes to `booking` at once. */
  readonly deliver: (booking: PickCommands) => void;
}

type Step = (booking: PickCommands) => void;

/**
 * `onWanted` is called when a command has to wait: one the visitor means, more than a touch. `slot`: the time they pressed,
 * where it was one.
 */
export function createPreviewCommands(onWanted: (slot?: LocalDateTime) => void): PreviewCommands {
  let booking: PickCommands | undefined;
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
      leaveDetails: () => wanted(({ leaveDetails }) => leaveDetails()),
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
