import { useEffect, useState } from 'react';
import type { Screen } from '../core/snapshot.ts';
import { bookingIdentity } from '../options/identity.ts';
import type { TourBookingOptions } from '../options/options.ts';
import { tellIntegrator } from '../options/tellIntegrator.ts';
import type { BookingInPlace } from './createTourBooking.ts';

/**
 * Holds the booking of one widget. It is made in the host's tree, above the error boundary and above `isolate`. When one of
 * them drops its tree, the next tree goes on from the same booking.
 */
export interface HeldBooking {
  /** Which booking it is: see `bookingIdentity`. */
  readonly identity: string;
  /** Undefined until the core is there. */
  readonly current: () => BookingInPlace | undefined;
  /** The booking. The first call makes it, which starts nothing, so that it may be called while rendering. */
  readonly begin: (make: () => BookingInPlace) => BookingInPlace;
  /** Tells the subscribers that there is a booking. */
  readonly announce: () => void;
  /** Calls `listener` after each change, and when there is a booking. Returns the remover. */
  readonly subscribe: (listener: () => void) => () => void;
  /** The screen that the core shows. Undefined until the core is there. */
  readonly screen: () => Screen | undefined;
  /** Whether the visitor was in the widget. It outlives a tree: see `useVisitorPresence`. */
  readonly visitor: { current: boolean };
  /** Tells the integrator of a problem, once for each `about`. Default: the message. Not to be called while rendering. */
  readonly warn: (message: string, about?: string) => void;
  /** Tells the integrator of a message of theirs that throws. */
  readonly onBrokenMessage: (name: string, error: unknown) => void;
  /** Where warnings go from now on. */
  readonly setOnWarning: (onWarning: unknown) => void;
}

/** @internal */
export function createHeldBooking(identity: string, firstOnWarning: unknown): HeldBooking {
  let booking: BookingInPlace | undefined;
  let onWarning = firstOnWarning;
  const listeners = new Set<() => void>();
  const told = new Set<string>();
  const warn: HeldBooking['warn'] = (message, about = message) => {
    if (told.has(about)) return;
    told.add(about);
    tellIntegrator(onWarning, message);
  };
  return {
    identity,
    current: () => booking,
    begin(make) {
      booking ??= make();
      return booking;
    },
    announce() {
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      let stop = booking?.subscribe(listener);
      const begun = (): void => {
        stop ??= booking?.subscribe(listener);
        listener();
      };
      listeners.add(begun);
      return () => {
        listeners.delete(begun);
        stop?.();
      };
    },
    screen: () => booking?.getSnapshot().screen,
    visitor: { current: false },
    warn,
    onBrokenMessage(name, error) {
      const message = `tour-booking: \`messages.${name}\` failed, and the words that are shipped stand in: ${String(error)}`;
      // After the rendering in which it was called: a handler of the host may render.
      queueMicrotask(() => warn(message, `message ${name}`));
    },
    setOnWarning(next) {
      onWarning = next;
    },
  };
}

/** The booking that these options are about. Another group or service gets another one. */
export function useHeldBooking(options: TourBookingOptions): HeldBooking {
  const identity = bookingIdentity(options);
  const { onWarning } = options;
  const [held, setHeld] = useState(() => createHeldBooking(identity, onWarning));
  if (held.identity !== identity) setHeld(createHeldBooking(identity, onWarning));
  useEffect(() => held.setOnWarning(onWarning), [held, onWarning]);
  return held;
}
