import { browserEnvironment } from '../core/browserEnvironment.ts';
import { createTourBooking as createCore, type TourCommands } from '../core/createTourBooking.ts';
import type { Environment } from '../core/environment.ts';
import type { TourSnapshot } from '../core/snapshot.ts';
import { createHost } from '../options/host.ts';
import { bookingIdentity } from '../options/identity.ts';
import type { BookingOptions } from '../options/options.ts';
import { readSettings, type Settings, sameOptions } from '../options/settings.ts';

/** A booking without React and without looks, for a face of your own. */
export interface HeadlessBooking {
  /** What to show now: plain data whose unchanged parts keep their identity; the same object until something changes. */
  readonly getSnapshot: () => TourSnapshot;
  /**
   * Calls `listener` after each change; what comes back ends that. The first subscriber starts the booking: nothing is asked before. When
   * the last one goes it rests, and what the visitor chose and typed is kept.
   */
  readonly subscribe: (listener: () => void) => () => void;
  /** What the visitor does. Always the same object, which does it in the present booking. */
  readonly commands: TourCommands;
  /** The options as they were read. */
  readonly getSettings: () => Settings;
  /** Takes other options in place of all that were given. Another group, service or tour to change starts a new booking. */
  readonly update: (options: BookingOptions) => void;
  /** Ends the booking for good. The reply to one under way is still told to the host. */
  readonly destroy: () => void;
}

/**
 * A booking for `options`, which are those of the widget; those of looks only come back in the settings. Throws nothing: a wrong
 * option is named through `onWarning`, in development in the console. May be made on a server, where it asks nothing.
 */
export const createTourBooking = (options: BookingOptions): HeadlessBooking =>
  createBookingIn(browserEnvironment, options);

/**
 * The same in another place than the browser.
 * @internal
 */
export function createBookingIn(environment: Environment, options: BookingOptions): HeadlessBooking {
  const host = createHost(options);
  const listeners = new Set<() => void>();
  const tellAll = (): void => {
    for (const listener of [...listeners]) listener();
  };

  const read = (given: BookingOptions): Settings => {
    const { settings, problems } = readSettings(given, host);
    for (const problem of problems) host.warn(problem);
    return settings;
  };
  let held = options;
  let settings = read(options);
  let core = createCore(settings, environment);
  let stop: (() => void) | undefined;
  let destroyed = false;

  // One object, whichever booking is the present one.
  const commands = new Proxy(core.commands, { get: (_, name) => Reflect.get(core.commands, name) });

  return {
    getSnapshot: () => core.getSnapshot(),
    subscribe(listener) {
      const own = (): void => listener();
      listeners.add(own);
      if (!destroyed) stop ??= core.subscribe(tellAll);
      return () => {
        if (!listeners.delete(own) || listeners.size > 0) return;
        stop?.();
        stop = undefined;
      };
    },
    commands,
    getSettings: () => settings,
    update(next) {
      host.update(next);
      if (destroyed || sameOptions(held, next)) return;
      const isOther = bookingIdentity(held) !== bookingIdentity(next);
      held = next;
      settings = read(next);
      if (!isOther) return core.configure(settings);
      stop?.();
      core.destroy();
      core = createCore(settings, environment);
      stop = listeners.size > 0 ? core.subscribe(tellAll) : undefined;
      tellAll();
    },
    destroy() {
      destroyed = true;
      listeners.clear();
      stop = undefined;
      core.destroy();
    },
  };
}
