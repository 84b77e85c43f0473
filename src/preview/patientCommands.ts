import type { Chunk } from '../chunks.ts';
import type { TourCommands } from '../core/createTourBooking.ts';
import type { LocalDateTime } from '../time/values.ts';

/**
 * The commands of `booking`, but a chosen time waits until what follows it (`next`) has loaded, or failed to: the times
 * stay in view meanwhile, and `onBusy` is told which one was pressed, then undefined. The last press counts.
 */
export function patientCommands(
  booking: TourCommands,
  next: Chunk<unknown>,
  onBusy: (slot: LocalDateTime | undefined) => void,
): TourCommands {
  let wanted: LocalDateTime | undefined;
  const want = (slot: LocalDateTime | undefined): void => {
    wanted = slot;
    onBusy(slot);
  };
  return {
    ...booking,
    pickDay(day) {
      want(undefined);
      booking.pickDay(day);
    },
    leaveDetails() {
      want(undefined);
      booking.leaveDetails();
    },
    pickSlot(slot) {
      if (next.getState().status === 'ready') {
        booking.pickSlot(slot);
        return;
      }
      want(slot);
      void next.load().then(() => {
        if (wanted !== slot) return;
        want(undefined);
        booking.pickSlot(slot);
      });
    },
  };
}
