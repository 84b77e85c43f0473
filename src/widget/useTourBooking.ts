import { createContext, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { browserEnvironment } from '../core/browserEnvironment.ts';
import {
  createTourBooking,
  type ShownOpening,
  type TourBookingCore,
  type TourCommands,
} from '../core/createTourBooking.ts';
import type { Environment } from '../core/environment.ts';
import type { TourSnapshot } from '../core/snapshot.ts';
import { createHost } from './host.ts';
import type { TourBookingOptions } from './options.ts';
import { sameOptions } from './sameOptions.ts';
import { bookingIdentity } from './serviceIdentity.ts';
import { readSettings, type Settings } from './settings.ts';

/** What a test puts in place of the browser. */
export const EnvironmentContext = createContext<Environment>(browserEnvironment);

/** A booking for another face than the widget's. */
export interface TourBookingModel {
  /** What to show: plain data whose unchanged parts keep their identity. */
  readonly snapshot: TourSnapshot;
  /** What the visitor does. Always the same object. */
  readonly commands: TourCommands;
  /** The options as they were read. */
  readonly settings: Settings;
}

/**
 * The whole booking without its looks. Takes the options of the component; they may be new objects at each render. A changed
 * group or service starts a new booking, any other option changes in place. Nothing is asked on a server.
 */
export const useTourBooking = (options: TourBookingOptions): TourBookingModel => useBooking(options);

/** The same, from an \`opening\` the visitor sees already; given at the first render or never. */
export function useBooking(options: TourBookingOptions, opening?: ShownOpening): TourBookingModel {
  const environment = useContext(EnvironmentContext);
  const [host] = useState(() => createHost(options));
  useEffect(() => host.update(options));

  const held = useHeldOptions(options);
  const { settings, problems } = useMemo(() => readSettings(held, host), [held, host]);
  useEffect(() => {
    for (const problem of problems) host.warn(problem);
  }, [problems, host]);

  const core = useCore(settings, environment, bookingIdentity(held), opening);
  useEffect(() => core.configure(settings), [core, settings]);
  const snapshot = useSyncExternalStore(core.subscribe, core.getSnapshot, core.getInitialSnapshot);
  return useMemo(() => ({ snapshot, commands: core.commands, settings }), [snapshot, core, settings]);
}

/** The options of the latest render in which their meaning changed. */
function useHeldOptions(options: TourBookingOptions): TourBookingOptions {
  const [held, setHeld] = useState(options);
  if (sameOptions(held, options)) return held;
  setHeld(options);
  return options;
}

/** One booking for as long as `identity` and the environment stay the same. */
function useCore(
  settings: Settings,
  environment: Environment,
  identity: string,
  opening?: ShownOpening,
): TourBookingCore {
  const make = () => ({ identity, environment, core: createTourBooking(settings, environment, opening) });
  const [held, setHeld] = useState(make);
  if (held.identity === identity && held.environment === environment) return held.core;
  const next = make();
  setHeld(next);
  return next.core;
}
