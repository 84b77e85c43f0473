import type { BookingSettings } from '../bookingSettings.ts';
import type { Environment } from '../environment.ts';

/** Begins anew on a device that visitors share (`resetAfter`), once nobody has touched the page for a while. */
export interface Kiosk {
  /** Called after each change. */
  readonly note: () => void;
  readonly stop: () => void;
}

interface KioskInput {
  readonly settings: () => Pick<BookingSettings, 'resetAfter' | 'managed'>;
  readonly environment: Pick<Environment, 'setTimer' | 'onTouch'>;
  /** Whether the visit has come to its end. */
  readonly isFinished: () => boolean;
  readonly onReset: () => void;
}

export function createKiosk({ settings, environment, isFinished, onReset }: KioskInput): Kiosk {
  let stopTimer: (() => void) | undefined;
  let stopListening: (() => void) | undefined;
  const stop = (): void => {
    stopTimer?.();
    stopListening?.();
    stopTimer = undefined;
    stopListening = undefined;
  };
  const wait = (seconds: number): void => {
    stopTimer?.();
    stopTimer = environment.setTimer(() => {
      stop();
      onReset();
    }, seconds * 1_000);
  };
  return {
    note() {
      const { resetAfter, managed } = settings();
      // A page that manages a tour never resets: it belongs to one visitor.
      if (resetAfter === undefined || managed || !isFinished()) stop();
      else if (stopTimer === undefined) {
        wait(resetAfter);
        stopListening = environment.onTouch(() => wait(resetAfter));
      }
    },
    stop,
  };
}
