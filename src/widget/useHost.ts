import { useEffect, useMemo, useRef } from 'react';
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

  // Read again only when a value changed: whoever writes `prefill={{ … }}` in JSX gives a new object each time.
  const { client, fetch } = options;
  const values = JSON.stringify(valuesOf(options));
  const held = useRef<{ client: unknown; fetch: unknown; values: string; result: SettingsResult } | null>(null);
  if (held.current?.values !== values || held.current.client !== client || held.current.fetch !== fetch)
    held.current = { client, fetch, values, result: readSettings(options) };
  return { ...ears, result: held.current.result };
}

/** What of the options can be compared by value. */
function valuesOf({ client: _, messages: __, ...options }: TourBookingOptions): object {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => typeof value !== 'function'));
}
