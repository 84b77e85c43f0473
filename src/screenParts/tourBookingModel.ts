import type { BookingCommands, TourCommands } from '../core/bookingCore.ts';
import type { BookingSnapshot } from '../core/snapshot.ts';
import type { FormPlan } from '../form/plan.ts';
import type { Settings } from '../options/settings.ts';

/** Everything that a user interface shows. */
export interface TourSnapshot extends BookingSnapshot {
  /** The form to show, once a time is chosen. Null until the configuration has come, and for a group that takes no bookings. */
  readonly plan: FormPlan | null;
}

/** A booking for a user interface of your own. */
export interface TourBookingModel {
  /** What to show: plain data whose unchanged parts keep their identity. */
  readonly snapshot: TourSnapshot;
  /** The commands: what the visitor does, as functions. Always the same object. */
  readonly commands: TourCommands;
  /** The options as the widget has read them: checked, typed and with defaults. */
  readonly settings: Settings;
}

/** A booking for the widget's own screens. */
export interface BookingModel extends Omit<TourBookingModel, 'commands'> {
  readonly commands: BookingCommands;
}
