import { replaceEqualDeep } from '@tanstack/query-core';
import type { Home } from '../api/homeClient.ts';
import type { Flow } from '../booking/flow.ts';
import { screenFor } from './screenFor.ts';
import type { BookingSnapshot } from './snapshot.ts';
import { initialSnapshot } from './snapshot.ts';

/** What a snapshot is made of. Its screen and visits follow from these. */
export type SnapshotParts = Omit<BookingSnapshot, 'screen' | 'visits'>;

/** The sequence of snapshots of one booking. */
export interface Snapshots {
  readonly initial: () => BookingSnapshot;
  readonly current: () => BookingSnapshot;
  /** The snapshot of these parts. The same object as before when nothing changed. */
  readonly next: (parts: SnapshotParts) => BookingSnapshot;
}

/** `configured`: whether the host named a group and a service. `shown`: the preview, when the visitor sees one. */
export function createSnapshots(
  flow: Flow,
  configured: boolean,
  homes: readonly Home[],
  shown?: Omit<BookingSnapshot, 'homes'>,
): Snapshots {
  const initial: BookingSnapshot = { ...(shown ?? initialSnapshot(flow, configured)), homes };
  let current = initial;
  return {
    initial: () => initial,
    current: () => current,
    next({ flow: newFlow, lead, configuration, availability, homes: newHomes }) {
      const screen = configured ? screenFor(newFlow, configuration, lead) : 'misconfigured';
      const isVisit = screen !== current.screen && current.screen !== 'skeleton';
      const next: BookingSnapshot = {
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
const isSame = (one: BookingSnapshot, other: BookingSnapshot): boolean =>
  one.flow === other.flow &&
  one.lead === other.lead &&
  one.configuration === other.configuration &&
  one.availability === other.availability &&
  one.homes === other.homes;
