import { QueryClient } from '@tanstack/query-core';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Fragment, StrictMode } from 'react';
import { afterEach } from 'vitest';
import { createMockService } from '../mock-server/engine/mockService.ts';
import { browserEnvironment } from '../src/core/browserEnvironment.ts';
import type { TourBookingOptions } from '../src/options/componentOptions.ts';
import { EnvironmentContext } from '../src/screenParts/environmentContext.ts';
import { coreChunk } from '../src/widget/loadCore.ts';
import { AnyTourBooking as TourBooking } from '../src/widget/TourBooking.tsx';
import { mockServer } from './mswServer.ts';

// A test that holds the clock would hold the download of the chunk, too.
await coreChunk.load();

const api = 'https://leasing.example.com';
/** Nine in the morning of Tuesday, December 1, in New York. */
const START = Date.UTC(2026, 11, 1, 14);
const running: { close(): void }[] = [];
afterEach(() => {
  cleanup();
  for (const server of running.splice(0)) server.close();
});

/** A page with one widget for each of `widgets`, over a service of its own. By default the service has no homes. */
export function open(widgets: readonly Partial<TourBookingOptions>[] = [{}], strict = false, listings = 0) {
  const service = createMockService({ now: '2026-12-01T09:00:00', listings });
  const asked: string[] = [];
  const server = mockServer(service, {
    baseUrl: api,
    onRequest: ({ method, path }) => asked.push(`${method} ${path.replace(/^\/api\/v2\//, '')}`),
  });
  server.listen({ onUnhandledRequest: 'error' });
  running.push(server);
  /** How far the page's clock is ahead of the start, in milliseconds. */
  const later = { ms: 0 };
  const environment = { ...browserEnvironment, queryClient: new QueryClient(), now: () => START + later.ms };
  const Mode = strict ? StrictMode : Fragment;
  const page = (given: readonly Partial<TourBookingOptions>[]) => (
    <Mode>
      <EnvironmentContext.Provider value={environment}>
        {given.map((options, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the widgets of a page never change places
          <TourBooking key={index} groupId={101} api={api} timeZone="America/New_York" {...options} />
        ))}
      </EnvironmentContext.Provider>
    </Mode>
  );
  return { service, asked, later, page, ...render(page(widgets)), user: userEvent.setup() };
}

export const time = (name: string) => screen.findByRole('button', { name });
export const submitButton = () => screen.findByRole('button', { name: /^Book / });
type User = ReturnType<typeof userEvent.setup>;

export async function fillAndSubmit(user: User): Promise<void> {
  await user.type(await screen.findByRole('textbox', { name: /^First name/ }), 'Lara');
  await user.type(screen.getByRole('textbox', { name: /^Last name/ }), 'Smith');
  await user.type(screen.getByRole('textbox', { name: /^Email/ }), 'lara@example.com');
  await user.type(screen.getByRole('textbox', { name: /^Phone/ }), '5557775555');
  await user.click(await submitButton());
}
