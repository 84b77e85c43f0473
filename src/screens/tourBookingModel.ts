import type { TourCommands } from '../core/bookingCore.ts';
import type { TourSnapshot } from '../core/snapshot.ts';
import type { Settings } from '../options/settings.ts';

/** A booking for an interface other than the widget's. */
export interface TourBookingModel {
  /** What to show: plain data whose unchanged parts keep their identity. */
  readonly snapshot: TourSnapshot;
  /** What the visitor does. Always the same object. */
  readonly commands: TourCommands;
  /** The options as they were read. */
  readonly settings: Settings;
}
