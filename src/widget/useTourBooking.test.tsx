import { render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { START } from '../../test/openBooking.ts';
import { programmedClient } from '../../test/programmedClient.ts';
import { steppedEnvironment } from '../../test/steppedEnvironment.ts';
import type { BookingCommands } from '../core/bookingCore.ts';
import { EnvironmentContext } from '../screenParts/environmentContext.ts';
import { useTourBooking } from './useTourBooking.ts';

it('gives the same commands for another group, and never shows the group before', async () => {
  const environment = steppedEnvironment(START);
  const client = programmedClient();
  const seen: { readonly groupId: number; readonly screen: string; readonly commands: BookingCommands }[] = [];
  function Face({ groupId }: { readonly groupId: number }) {
    const { snapshot, commands } = useTourBooking({ groupId, client, timeZone: 'America/New_York' });
    seen.push({ groupId, screen: snapshot.screen, commands });
    return <p>{`${groupId} ${snapshot.screen}`}</p>;
  }
  const page = (groupId: number) => (
    <EnvironmentContext.Provider value={environment}>
      <Face groupId={groupId} />
    </EnvironmentContext.Provider>
  );
  const view = render(page(101));
  await waitFor(() => expect(screen.getByText('101 pick')).toBeVisible());
  view.rerender(page(102));
  expect(seen.find(({ groupId }) => groupId === 102)?.screen).toBe('skeleton');
  await waitFor(() => expect(screen.getByText('102 pick')).toBeVisible());
  expect(new Set(seen.map(({ commands }) => commands)).size).toBe(1);
  expect(client.calls.filter(({ name }) => name === 'getWidgetConfiguration')).toHaveLength(2);
});
