import { useSyncExternalStore } from 'react';
import type { TourSnapshot } from '../../core/snapshot.ts';
import type { Settings } from '../../options/settings.ts';
import type { WaitingList } from './waitingList.ts';
import type { WaitingState } from './waitingState.ts';

interface UsedWaiting {
  readonly state: WaitingState;
  /** The same object while the visitor types. */
  readonly snapshot: TourSnapshot;
  readonly settings: Settings;
}

/** What the list and its booking show now. */
export function useWaiting({ booking, subscribe, getState }: WaitingList): UsedWaiting {
  const { getSteadySnapshot, getInitialSnapshot, getSettings } = booking;
  return {
    state: useSyncExternalStore(subscribe, getState, getState),
    snapshot: useSyncExternalStore(booking.subscribe, getSteadySnapshot, getInitialSnapshot),
    settings: useSyncExternalStore(booking.subscribe, getSettings, getSettings),
  };
}
