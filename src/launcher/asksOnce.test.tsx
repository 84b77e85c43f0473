import { QueryClient } from '@tanstack/query-core';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { expect, it } from 'vitest';
import { programmedClient } from '../../test/programmedClient.ts';
import { browserEnvironment } from '../core/browserEnvironment.ts';
import { EnvironmentContext } from '../screenParts/environmentContext.ts';
import { TourBooking } from '../widget/TourBooking.tsx';

it.each([true, false])(
  'a client that names no service is asked once by the button and the widget (StrictMode: %s)',
  async (strict) => {
    const client = programmedClient();
    const environment = {
      ...browserEnvironment,
      // The browser is idle at once.
      whenIdle(run: () => void) {
        run();
        return () => undefined;
      },
      queryClient: new QueryClient(),
      now: () => Date.UTC(2026, 11, 4, 14, 5),
    };
    const Mode = strict ? StrictMode : 'div';
    render(
      <Mode>
        <EnvironmentContext.Provider value={environment}>
          <TourBooking mode="button" groupId={101} client={client} timeZone="America/New_York" />
        </EnvironmentContext.Provider>
      </Mode>,
    );
    await userEvent.click(await screen.findByRole('button', { name: /Next: today · 10:00/ }));
    await screen.findByRole('button', { name: '10:00 AM' });
    const asked = client.calls.map(({ name, about }) => `${name} ${about}`);
    expect(asked.filter((each, index) => asked.indexOf(each) !== index)).toEqual([]);
    expect(client.days().filter((day) => day === '2026-12-04')).toHaveLength(1);
  },
);
