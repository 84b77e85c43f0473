import { QueryClient } from '@tanstack/query-core';
import { useState } from 'react';
import type { ScenarioName } from '../mock-server/engine/faults/scenarios.ts';
import { browserEnvironment } from '../src/core/browserEnvironment.ts';
import type { TextStorage } from '../src/core/environment.ts';
import { createPageMemory } from '../src/core/pageMemory.ts';
import { EnvironmentContext } from '../src/screenParts/environmentContext.ts';
import { AnyTourBooking } from '../src/widget/TourBooking.tsx';
import { liveClient } from './liveClient.ts';
import { NOW } from './model.ts';

type LiveWidgetProps = Parameters<typeof AnyTourBooking>[0] & {
  /** The scenario of the mock service. */
  readonly scenario?: ScenarioName | undefined;
};

/** The visitor of a story knows of no tour that another story booked. */
function ownStorage(): TextStorage {
  const kept = new Map<string, string>();
  return {
    read: (key) => kept.get(key) ?? null,
    write: (key, text) => void (text === null ? kept.delete(key) : kept.set(key, text)),
  };
}

/** The whole widget with a mock service of its own, at the time of the stories. A tour can be booked to the end. */
export function LiveWidget({ scenario, ...options }: LiveWidgetProps) {
  const [{ client, environment }] = useState(() => ({
    client: liveClient(scenario),
    environment: {
      ...browserEnvironment,
      queryClient: new QueryClient(),
      now: () => NOW,
      tabStorage: ownStorage(),
      deviceStorage: ownStorage(),
      ...createPageMemory(),
      openTabLine: () => ({ send: () => undefined, close: () => undefined }),
    },
  }));
  return (
    <EnvironmentContext.Provider value={environment}>
      <AnyTourBooking {...options} client={client} />
    </EnvironmentContext.Provider>
  );
}

/** The options that the live stories share. */
export const everyday = {
  groupId: 101,
  timeZone: 'America/New_York',
  location: 'Alder House, 123 First St',
  contactPhone: '+1 555 123 4567',
  onWarning: () => undefined,
} as const;
