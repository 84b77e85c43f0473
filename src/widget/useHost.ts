import { useEffect, useMemo, useRef, useState } from 'react';
import type { TourClient } from '../api/tours.ts';
import { type Emit, emitTo } from './events.ts';
import type { TourBookingOptions } from './options.ts';
import { readSettings, type SettingsResult } from './settings.ts';

export interface Host {
  readonly result: SettingsResult;
  /** Calls the newest handlers, whichever they are when the event happens. Always the same function. */
  readonly emit: Emit;
  /** Tells the integrator of a problem, each once. Always the same function. */
  readonly warn: (message: string) => void;
}

/** The options as the widget uses them: settings that change only when an option's value does, and the host's ears. */
export function useHost(options: TourBookingOptions): Host {
  const newest = useRef(options);
  useEffect(() => {
    newest.current = options;
  });
  const ears = useMemo(() => {
    const warned = new Set<string>();
    const emit: Emit = (name, detail) => emitTo(newest.current)(name, detail);
    const warn = (message: string): void => {
      if (warned.has(message)) return;
      warned.add(message);
      newest.current.onWarning?.(message);
    };
    return { emit, warn };
  }, []);

  // Read again only when a value changed: whoever writes `prefill={{ … }}` or `fetch={() => …}` in JSX gives a new object
  // each time, and a booking must not start over for that. The newest functions are the ones that are called.
  const [ways] = useState(() => waysTo(newest));
  const given = {
    ...options,
    ...(options.client && { client: ways.client }),
    ...(options.fetch && { fetch: ways.fetch }),
  };
  const values = JSON.stringify(valuesOf(options));
  const held = useRef<{ values: string; result: SettingsResult } | null>(null);
  if (held.current?.values !== values) held.current = { values, result: readSettings(given) };
  return { ...ears, result: held.current.result };
}

/** A client and a fetch that stay the same for the life of the widget and hand on to the newest ones. */
function waysTo(newest: { readonly current: TourBookingOptions }): {
  readonly client: TourClient;
  readonly fetch: typeof fetch;
} {
  const now = (): TourClient => {
    const { client } = newest.current;
    if (!client) throw new Error('tour-booking: the option `client` was taken away while the widget was in use.');
    return client;
  };
  return {
    client: {
      getWidgetConfiguration: (...call) => now().getWidgetConfiguration(...call),
      getOfficeHours: (...call) => now().getOfficeHours(...call),
      getAvailability: (...call) => now().getAvailability(...call),
      bookTour: (...call) => now().bookTour(...call),
    },
    fetch: (...call) => {
      const { fetch: way } = newest.current;
      if (!way) throw new Error('tour-booking: the option `fetch` was taken away while the widget was in use.');
      return way(...call);
    },
  };
}

/** What of the options can be compared by value; of a function or a client, whether there is one. */
function valuesOf({ messages: _, client, ...options }: TourBookingOptions): object {
  const values = Object.entries(options).map(([name, value]) => [name, typeof value === 'function' ? true : value]);
  return { ...Object.fromEntries(values), client: client !== undefined };
}
