import { act, cleanup, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import type { TourClient } from '../api/tourClient.ts';
import { browserEnvironment } from '../core/browserEnvironment.ts';
import type { TourBookingOptions } from '../options/componentOptions.ts';
import { TourBooking } from './TourBooking.tsx';

const never = (): Promise<never> => new Promise(() => undefined);
const client: TourClient = {
  getWidgetConfiguration: never,
  getOfficeHours: never,
  getAvailability: never,
  bookTour: never,
};
const options: TourBookingOptions = {
  groupId: 101,
  timeZone: 'America/New_York',
  location: '123 First St',
  contactPhone: '555',
};

afterEach(() => {
  vi.useRealTimers();
  cleanup();
  document.body.replaceChildren();
});

it('keeps nothing on a server: no query, no timer, no call, however often it renders', () => {
  const fetched = vi.fn(() => never());
  vi.stubGlobal('fetch', fetched);
  const timers = [vi.spyOn(globalThis, 'setTimeout'), vi.spyOn(globalThis, 'setInterval')];
  const before = timers.map((timer) => timer.mock.calls.length);
  let html = '';
  for (let count = 0; count < 300; count += 1) {
    html = renderToString(<TourBooking {...options} api="https://leasing.example.com" />);
    renderToString(<TourBooking {...options} client={{ ...client }} />);
  }
  expect(html).toContain('Book a tour');
  expect(fetched).not.toHaveBeenCalled();
  expect(browserEnvironment.queryClient.getQueryCache().getAll()).toEqual([]);
  expect(browserEnvironment.queryClient.getMutationCache().getAll()).toEqual([]);
  expect(timers.map((timer) => timer.mock.calls.length)).toEqual(before);
});

it('hydrates in summer what was rendered in winter, without a word in the console', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime('2026-01-15T03:00:00Z');
  const place = document.body.appendChild(document.createElement('div'));
  const page = <TourBooking {...options} client={client} />;
  place.innerHTML = renderToString(page);
  expect(place.textContent).toContain('Eastern\u00a0Time');
  expect(place.textContent).not.toMatch(/UTC|202\d/);

  vi.setSystemTime('2026-07-15T22:00:00Z');
  const said = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
  const recovered = vi.fn();
  const roots: Root[] = [];
  act(() => void roots.push(hydrateRoot(place, page, { onRecoverableError: recovered })));
  expect(await screen.findByText('Times in Eastern Time (UTC−4)')).toBeInTheDocument();
  for (const spy of said) expect(spy).not.toHaveBeenCalled();
  expect(recovered).not.toHaveBeenCalled();
  act(() => {
    for (const root of roots) root.unmount();
  });
});
