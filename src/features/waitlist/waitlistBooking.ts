import type { BookingCommands } from '../../core/bookingCore.ts';
import type { Environment } from '../../core/environment.ts';
import type { BookingSnapshot } from '../../core/snapshot.ts';
import type { Settings } from '../../options/settings.ts';

/** What the waitlist needs of a booking. */
export interface WaitlistBooking {
  readonly getSnapshot: () => BookingSnapshot;
  /** The same object while the visitor types. */
  readonly getSteadySnapshot: () => BookingSnapshot;
  readonly getInitialSnapshot: () => BookingSnapshot;
  readonly subscribe: (listener: () => void) => () => void;
  readonly commands: BookingCommands;
  readonly getSettings: () => Settings;
  readonly getEnvironment: () => Environment;
  /** How often a booking began anew in place of the one before. */
  readonly getRestarts: () => number;
  /** Begins anew for another visitor. False, and nothing is erased, while something is sent or in doubt. */
  readonly reset: () => boolean;
}
