import type { BookingCommands } from '../../core/bookingCore.ts';
import type { Environment } from '../../core/environment.ts';
import type { BookingSnapshot } from '../../core/snapshot.ts';
import type { Settings } from '../../options/settings.ts';
import type { LocalDateTime } from '../../time/values.ts';

/** What a link needs of a booking. */
export interface LinkedBooking {
  readonly getSnapshot: () => BookingSnapshot;
  readonly subscribe: (listener: () => void) => () => void;
  readonly commands: Pick<BookingCommands, 'chooseHomes' | 'pickKind'>;
  readonly getSettings: () => Settings;
  readonly getEnvironment: () => Environment;
}

/** Why the widget that a link is for does not follow it. */
type NotFollowed = 'past' | 'beyond' | 'booked';

/** What a widget says of a link. `time`: the time of the link. */
export interface LinkNote {
  readonly why: NotFollowed | 'unreadable' | 'elsewhere';
  readonly time?: LocalDateTime | undefined;
}
