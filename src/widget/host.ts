import { type Emit, emitTo } from '../core/hostEvents.ts';
import type { TourBookingOptions } from './options.ts';

/** The host page, as the booking knows it: the same functions for its whole life, whatever the newest options are. */
export interface Host {
  /** Calls the newest handler of an event. What it throws is reported and stops nothing. */
  readonly emit: Emit;
  /** Tells the integrator of a problem, each once. */
  readonly warn: (message: string) => void;
  /** Calls the newest `fetch` that was given. */
  readonly fetch: typeof fetch;
  readonly update: (options: TourBookingOptions) => void;
}

export function createHost(first: TourBookingOptions): Host {
  let options = first;
  const told = new Set<string>();
  return {
    emit: (name, detail) => emitTo(options)(name, detail),
    warn(message) {
      if (told.has(message)) return;
      told.add(message);
      tellIntegrator(options.onWarning, message);
    },
    fetch(...call) {
      if (typeof options.fetch !== 'function')
        throw new Error('tour-booking: the option `fetch` was taken away while the widget was in use.');
      return options.fetch(...call);
    },
    update(newest) {
      options = newest;
    },
  };
}

/** Through `onWarning`, or else, in development, through the console. What the handler throws is reported. */
export function tellIntegrator(onWarning: unknown, message: string): void {
  try {
    if (typeof onWarning === 'function') onWarning(message);
    // biome-ignore lint/suspicious/noConsole: the one place a developer without a handler looks
    else if (isDevelopment()) console.warn(message);
  } catch (error) {
    reportError(error);
  }
}

/** Bundlers put the mode in place of `process.env.NODE_ENV`; where there is neither, nobody has built for production. */
const isDevelopment = (): boolean => typeof process === 'undefined' || process.env.NODE_ENV !== 'production';
