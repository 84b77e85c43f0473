import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { createTourBooking, type ShownPreview, type TourBookingCore } from '../core/createTourBooking.ts';
import type { Environment } from '../core/environment.ts';
import type { TourSnapshot } from '../core/snapshot.ts';
import { createHost } from '../options/host.ts';
import { bookingIdentity } from '../options/identity.ts';
import type { TourBookingOptions } from '../options/options.ts';
import { readSettings, type Settings, sameOptions } from '../options/settings.ts';
import type { TourBookingModel } from '../screens/tourBookingModel.ts';
import { useEnvironment } from '../screens/useEnvironment.ts';

/**
 * The whole booking without its looks. Takes the options of the component; they may be new objects at each render. A changed
 * group or service starts a new booking, any other option changes in place. Nothing is asked on a server.
 */
export function useTourBooking(options: TourBookingOptions): TourBookingModel {
  const { core, settings } = useBooking(options);
  const snapshot = useSnapshot(core);
  return useMemo(() => ({ snapshot, commands: core.commands, settings }), [snapshot, core, settings]);
}

/** The snapshot of `core`, in the render in which it changes. */
export const useSnapshot = ({ subscribe, getSnapshot, getInitialSnapshot }: TourBookingCore): TourSnapshot =>
  useSyncExternalStore(subscribe, getSnapshot, getInitialSnapshot);

/**
 * The booking itself, from an `opening` the visitor sees already; given at the first render or never. It starts with the first
 * who follows it.
 */
export function useBooking(options: TourBookingOptions, opening?: ShownPreview) {
  const environment = useEnvironment();
  const [host] = useState(() => createHost(options));
  useEffect(() => host.update(options));

  const held = useHeldOptions(options);
  const { settings, problems } = useMemo(() => readSettings(held, host), [held, host]);
  useEffect(() => {
    for (const problem of problems) host.warn(problem);
  }, [problems, host]);

  const core = useCore(settings, environment, bookingIdentity(held), opening);
  useEffect(() => core.configure(settings), [core, settings]);
  return { core, settings };
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
  opening?: ShownPreview,
): TourBookingCore {
  const make = () => ({ identity, environment, core: createTourBooking(settings, environment, opening) });
  const [held, setHeld] = useState(make);
  if (held.identity === identity && held.environment === environment) return held.core;
  const next = make();
  setHeld(next);
  return next.core;
}
