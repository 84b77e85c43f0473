import type { TourCommands } from '../core/bookingCore.ts';
import type { TourSnapshot } from '../core/snapshot.ts';
import type { Settings } from '../options/settings.ts';

/** A booking for a user interface of your own. */
export interface TourBookingModel {
  /** What to show: plain data whose unchanged parts keep their identity. */
  readonly snapshot: TourSnapshot;
  /** The commands: what the visitor does, as functions. Always the same object. */
  readonly commands: TourCommands;
  /** The options as the widget has read them: checked, typed and with defaults. */
  readonly settings: Settings;
}
