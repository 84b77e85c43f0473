import type { BookingCommands } from '../../core/bookingCore.ts';
import type { Environment } from '../../core/environment.ts';
import type { AssistedBy } from '../../core/events.ts';
import type { Settings } from '../../options/settings.ts';
import type { TourSnapshot } from '../../screenParts/tourBookingModel.ts';
import type { LocalDateTime } from '../../time/values.ts';

/** What an assistant needs of a booking. */
export interface AssistedBooking {
  readonly getSnapshot: () => TourSnapshot;
  readonly subscribe: (listener: () => void) => () => void;
  readonly commands: Pick<BookingCommands, 'answer' | 'chooseHomes' | 'pickDay'>;
  readonly getSettings: () => Settings;
  readonly getEnvironment: () => Environment;
  readonly goTo: (slot: LocalDateTime) => void;
  readonly noteAssistant: (by: AssistedBy) => void;
}
