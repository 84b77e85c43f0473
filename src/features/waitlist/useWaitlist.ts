import { useSyncExternalStore } from 'react';
import type { BookingSnapshot } from '../../core/snapshot.ts';
import type { Settings } from '../../options/settings.ts';
import type { Waitlist, WaitlistState } from './waitlistState.ts';

interface UsedWaitlist {
  readonly state: WaitlistState;
  /** The same object while the visitor types. */
  readonly snapshot: BookingSnapshot;
  readonly settings: Settings;
}

/** What the list and its booking show now. */
export function useWaitlist({ booking, subscribe, getState }: Waitlist): UsedWaitlist {
  const { getSteadySnapshot, getInitialSnapshot, getSettings } = booking;
  return {
    state: useSyncExternalStore(subscribe, getState, getState),
    snapshot: useSyncExternalStore(booking.subscribe, getSteadySnapshot, getInitialSnapshot),
    settings: useSyncExternalStore(booking.subscribe, getSettings, getSettings),
  };
}
