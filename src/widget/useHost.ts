import { useEffect, useMemo, useRef, useState } from 'react';
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

  // Read again only when a value changed: whoever writes `prefill={{ … }}` or `fetch={() => …}` in JSX gives a new one each
  // time, and a booking must not start over for that. The newest fetch is the one that is called; another `client` is
  // another service.
  const [newestFetch] = useState(() => fetchOf(newest));
  const { client, fetch } = options;
  const values = JSON.stringify(valuesOf(options));
  const held = useRef<{ values: string; client: unknown; result: SettingsResult } | null>(null);
  if (held.current?.values !== values || held.current.client !== client)
    held.current = { values, client, result: readSettings(fetch ? { ...options, fetch: newestFetch } : options) };
  return { ...ears, result: held.current.result };
}

/** A fetch that stays the same for the life of the widget and hands on to the newest one given. */
const fetchOf =
  (newest: { readonly current: TourBookingOptions }): typeof fetch =>
  (...call) => {
    const { fetch: way } = newest.current;
    if (!way) throw new Error('tour-booking: the option `fetch` was taken away while the widget was in use.');
    return way(...call);
  };

/** What of the options can be compared by value; of a function, whether there is one. */
function valuesOf({ messages: _, client: __, ...options }: TourBookingOptions): object {
  const values = Object.entries(options).map(([name, value]) => [name, typeof value === 'function' ? true : value]);
  return Object.fromEntries(values);
}
