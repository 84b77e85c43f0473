import type { Emit } from '../core/events.ts';
import { emitTo } from '../core/hostEvents.ts';
import type { TourBookingOptions } from './options.ts';
import { tellIntegrator } from './tellIntegrator.ts';

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
