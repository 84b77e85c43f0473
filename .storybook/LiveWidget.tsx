import { QueryClient } from '@tanstack/query-core';
import { useState } from 'react';
import type { ScenarioName } from '../mock-server/engine/faults/scenarios.ts';
import { browserEnvironment } from '../src/core/browserEnvironment.ts';
import { EnvironmentContext } from '../src/widget/environmentContext.ts';
import { TourBooking } from '../src/widget/TourBooking.tsx';
import { liveClient } from './live.ts';
import { NOW } from './model.ts';

type LiveWidgetProps = Parameters<typeof TourBooking>[0] & {
  /** The situation its service is in. */
  readonly scenario?: ScenarioName | undefined;
};

/** The whole widget against a service of its own in the page, at the moment of all stories: a tour can be booked to its end. */
export function LiveWidget({ scenario, ...options }: LiveWidgetProps) {
  const [{ client, environment }] = useState(() => ({
    client: liveClient(scenario),
    environment: { ...browserEnvironment, queryClient: new QueryClient(), now: () => NOW },
  }));
  return (
    <EnvironmentContext.Provider value={environment}>
      <TourBooking {...options} client={client} />
    </EnvironmentContext.Provider>
  );
}

/** What the live stories have in common. */
export const everyday = {
  groupId: 101,
  timeZone: 'America/New_York',
  location: 'Alder House, 123 First St',
  contactPhone: '+1 555 123 4567',
  onWarning: () => undefined,
} as const;
