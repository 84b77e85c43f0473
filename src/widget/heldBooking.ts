import { useEffect, useState } from 'react';
import type { TourBookingOptions } from '../options/componentOptions.ts';
import { bookingIdentity, bookingService } from '../options/identity.ts';
import { tellIntegrator, tellNotLoaded } from '../options/tellIntegrator.ts';
import type { BookingInPlace } from './createTourBooking.ts';

/**
 * Holds the booking of one widget. It is made in the host's tree, above the error boundary and above `isolate`. When one of
 * them drops its tree, the next tree goes on from the same booking.
 */
export interface HeldBooking {
  /** Which booking it is: see `bookingIdentity`. */
  readonly identity: string;
  /** Names the service in the keys of the queries. The floating button asks under the same name. */
  readonly service: string;
  /** Undefined until the core is there. */
  readonly current: () => BookingInPlace | undefined;
  /** The booking. The first call makes it, which starts nothing, so that it may be called while rendering. */
  readonly begin: (make: () => BookingInPlace) => BookingInPlace;
  /** Whether the visitor was in the widget. It outlives a tree: see `useVisitorPresence`. */
  readonly visitor: { current: boolean };
  /** Tells the integrator that something failed, once for each `what`. Not to be called while rendering. */
  readonly failed: (what: string, error: unknown) => void;
  /** Tells the integrator once that the chunk `name` failed to load. */
  readonly notLoaded: (name: string) => void;
  /** Where warnings go from now on. */
  readonly setOnWarning: (onWarning: unknown) => void;
}

function createHeldBooking(identity: string, service: string, firstOnWarning: unknown): HeldBooking {
  let booking: BookingInPlace | undefined;
  let onWarning = firstOnWarning;
  const told = new Set<string>();
  const once = (what: string, tell: () => void): void => {
    if (!told.has(what)) tell();
    told.add(what);
  };
  return {
    identity,
    service,
    current: () => booking,
    begin(make) {
      booking ??= make();
      return booking;
    },
    visitor: { current: false },
    failed: (what, error) =>
      once(what, () => tellIntegrator(onWarning, `tour-booking: ${what} failed: ${String(error)}`)),
    notLoaded: (name) => once(name, () => tellNotLoaded(onWarning, name)),
    setOnWarning(next) {
      onWarning = next;
    },
  };
}

/** The booking that these options are about. Another group or service gets another one. `firstService`: the service name of the first. */
export function useHeldBooking(options: TourBookingOptions, firstService?: string): HeldBooking {
  const identity = bookingIdentity(options);
  const { onWarning } = options;
  const [held, setHeld] = useState(() =>
    createHeldBooking(identity, firstService ?? bookingService(options), onWarning),
  );
  if (held.identity !== identity) setHeld(createHeldBooking(identity, bookingService(options), onWarning));
  useEffect(() => held.setOnWarning(onWarning), [held, onWarning]);
  return held;
}
