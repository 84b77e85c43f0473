import { replaceEqualDeep } from '@tanstack/query-core';
import type { Home } from '../api/homes.ts';
import type { Flow } from '../booking/flow.ts';
import { screenFor } from './screenFor.ts';
import type { TourSnapshot } from './snapshot.ts';
import { initialSnapshot } from './snapshot.ts';

/** What a snapshot is made of. Its screen and visits follow from these. */
export type SnapshotParts = Omit<TourSnapshot, 'screen' | 'visits'>;

/** The sequence of snapshots of one booking. */
export interface Snapshots {
  readonly initial: () => TourSnapshot;
  readonly current: () => TourSnapshot;
  /** The snapshot of these parts. The same object as before when nothing changed. */
  readonly next: (parts: SnapshotParts) => TourSnapshot;
}

/** `configured`: whether the host named a group and a service. `shown`: the preview, when the visitor sees one. */
export function createSnapshots(
  flow: Flow,
  configured: boolean,
  homes: readonly Home[],
  shown?: Omit<TourSnapshot, 'homes'>,
): Snapshots {
  const initial: TourSnapshot = { ...(shown ?? initialSnapshot(flow, configured)), homes };
  let current = initial;
  return {
    initial: () => initial,
    current: () => current,
    next({ flow: newFlow, lead, configuration, availability, homes: newHomes }) {
      const screen = configured ? screenFor(newFlow, configuration, lead) : 'misconfigured';
      const isVisit = screen !== current.screen && current.screen !== 'skeleton';
      const next: TourSnapshot = {
        screen,
        visits: current.visits + (isVisit ? 1 : 0),
        flow: newFlow,
        lead,
        configuration: replaceEqualDeep(current.configuration, configuration),
        availability: replaceEqualDeep(current.availability, availability),
        homes: newHomes,
      };
      if (!isSame(current, next)) current = next;
      return current;
    },
  };
}

/** The screen and the visits follow from these. */
const isSame = (one: TourSnapshot, other: TourSnapshot): boolean =>
  one.flow === other.flow &&
  one.lead === other.lead &&
  one.configuration === other.configuration &&
  one.availability === other.availability &&
  one.homes === other.homes;
