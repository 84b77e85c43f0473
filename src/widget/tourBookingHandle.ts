import { type Ref, useImperativeHandle } from 'react';
import type { HeldBooking } from './heldBooking.ts';

/** What the `ref` of `TourBooking` and `TourBookingDialog` holds. */
export interface TourBookingHandle {
  /** Opens the dialog. When it closes, the focus goes back to the element that had it. Does nothing where the widget is inline. */
  readonly open: () => void;
  /** Closes the dialog. What was chosen and typed stays. */
  readonly close: () => void;
  /**
   * Begins anew for another visitor: erases the answers and the tour, also what `remember` has kept. Gives false, and erases nothing, while
   * something is sent, while a booking or a change is in doubt, and before the widget has loaded.
   */
  readonly reset: () => boolean;
}

/** The part of the handle that a dialog gives. */
export type DialogHandle = Pick<TourBookingHandle, 'open' | 'close'>;

/** Gives `ref` the handle of the booking `held`. `dialog`: the dialog around it, if there is one. */
export function useTourBookingHandle(
  ref: Ref<TourBookingHandle>,
  held: HeldBooking,
  dialog: () => DialogHandle | null,
): void {
  useImperativeHandle(ref, () => ({
    open: () => dialog()?.open(),
    close: () => dialog()?.close(),
    reset: () => held.current()?.reset() ?? false,
  }));
}
