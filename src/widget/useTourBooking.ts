import { useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { TourBookingOptions } from '../options/componentOptions.ts';
import type { NamesService } from '../options/options.ts';
import { EnvironmentContext } from '../screenParts/environmentContext.ts';
import type { TourBookingModel } from '../screenParts/tourBookingModel.ts';
import { type BookingInPlace, createBookingIn } from './createTourBooking.ts';
import { textCommands } from './textCommands.ts';

/**
 * The whole booking without a user interface. Takes the options of the component, which may be new objects at each render. Another group or
 * service starts a new booking. Any other option changes in place. Nothing is asked on a server.
 */
export function useTourBooking(options: NamesService<TourBookingOptions>): TourBookingModel {
  const environment = useContext(EnvironmentContext);
  const [booking] = useState(() => createBookingIn(environment, options));
  const model = useModel(booking);
  useOptions(booking, options);
  // Until the new booking is there, nothing of another group is shown.
  const snapshot = booking.isFor(options) ? model.snapshot : booking.getInitialSnapshot();
  const commands = useMemo(() => textCommands(booking.commands), [booking]);
  const { settings } = model;
  return useMemo(() => ({ snapshot, commands, settings }), [snapshot, commands, settings]);
}

/** The newest snapshot and settings of a booking. Their subscription starts the booking. */
function useModel({ subscribe, getSnapshot, getInitialSnapshot, getSettings }: BookingInPlace) {
  const snapshot = useSyncExternalStore(subscribe, getSnapshot, getInitialSnapshot);
  const settings = useSyncExternalStore(subscribe, getSettings, getSettings);
  return { snapshot, settings };
}

/** Hands the newest options to a booking, and names what is wrong in them. */
function useOptions(booking: BookingInPlace, options: TourBookingOptions): void {
  useEffect(() => booking.reportProblems(), [booking]);
  useEffect(() => booking.setOptions(options));
}
