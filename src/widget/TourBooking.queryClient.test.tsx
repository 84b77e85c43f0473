import { dehydrate, HydrationBoundary, QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadChunks } from '../../test/loadChunks.ts';
import type { TourBookingOptions } from '../options/componentOptions.ts';
import { AnyTourBooking as TourBooking } from './TourBooking.tsx';
import { prefetchTourBooking } from './tourQueries.ts';

/** 09:05 in New York. */
const NOW = Date.UTC(2026, 11, 4, 14, 5);
const MINUTE = 60_000;
const API = 'https://leasing.example.com';
const options = { groupId: 101, api: API, timeZone: 'America/New_York' } satisfies TourBookingOptions;
const data = { layout_options: [], referral_sources: [], discovery_source_choices: [], field_config: {} };
const appointment = { id: 7, confirmation_enabled: true, start: '2026-12-04T10:00:00-05:00', location: '' };

/** Answers what is asked from now on, with one free time a day, and gives the questions. */
function serve({
  time = '10:00:00',
  full = [] as readonly string[],
  book = async () => Response.json({ data: { appointment } }),
} = {}) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    const { pathname, searchParams } = new URL(input, 'https://page.example');
    const day = searchParams.get('time')?.slice(0, 10);
    asked.push(pathname.includes('verify') ? 'configuration' : init?.method === 'POST' ? 'book' : (day ?? 'hours'));
    if (pathname.includes('verify')) return Response.json({ data });
    if (init?.method === 'POST') return book();
    const available_times = day ? (full.includes(day) ? [] : [`${day}T${time}`]) : ['08:00:00', '17:00:00'];
    return Response.json({ available_times, valid: true, appointment_sms_opt_in: true });
  });
  return asked;
}

beforeAll(loadChunks);
beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const free = (name: string) => screen.findByRole('button', { name });

describe('a query client of the host', () => {
  it('holds the queries of the widget, whatever its default options are', async () => {
    const asked = serve();
    const queries = { retry: 5, staleTime: 0, gcTime: 0, networkMode: 'offlineFirst', refetchInterval: 1 } as const;
    const queryClient = new QueryClient({ defaultOptions: { queries } });
    render(<TourBooking {...options} queryClient={queryClient} />);
    expect(await free('10:00 AM')).toBeVisible();
    await waitFor(() => expect(asked.length).toBeGreaterThanOrEqual(5));
    expect(asked).toEqual([...new Set(asked)]);
    const keys = queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey);
    expect(keys).toContainEqual(['tour-booking', API, 101, 'configuration']);
    expect(keys).toContainEqual(['tour-booking', API, 101, 'availability', '2026-12-04']);
  });

  it('is left alone where none is given', async () => {
    serve();
    const queryClient = new QueryClient();
    render(
      <QueryClientProvider client={queryClient}>
        <TourBooking {...options} />
      </QueryClientProvider>,
    );
    expect(await free('10:00 AM')).toBeVisible();
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
  });

  it.each(['clear', 'resetQueries', 'invalidateQueries', 'removeQueries', 'cancelQueries'] as const)(
    '%s of the host at each moment of a booking leaves the widget right',
    async (method) => {
      const user = userEvent.setup();
      let answer = (_: Response): void => undefined;
      const asked = serve({ book: () => new Promise<Response>((resolve) => (answer = resolve)) });
      const queryClient = new QueryClient();
      const disturb = () => act(async () => void (await queryClient[method]()));
      render(<TourBooking {...options} queryClient={queryClient} />);
      // While the first questions are under way.
      await disturb();
      const time = await free('10:00 AM');
      // With the times in view.
      await disturb();
      await waitFor(() => expect(time).toBeVisible());
      await user.click(await free('10:00 AM'));
      await user.type(await screen.findByRole('textbox', { name: /^First name/ }), 'Lara');
      // In the form.
      await disturb();
      await user.type(screen.getByRole('textbox', { name: /^Last name/ }), 'Smith');
      await user.type(screen.getByRole('textbox', { name: /^Email/ }), 'lara@example.com');
      await user.type(screen.getByRole('textbox', { name: /^Phone/ }), '5557775555');
      expect(screen.getByRole('textbox', { name: /^First name/ })).toHaveValue('Lara');
      await user.click(await screen.findByRole('button', { name: /^Book / }));
      await waitFor(() => expect(asked).toContain('book'));
      // While the booking is sent.
      await disturb();
      await act(async () => answer(Response.json({ data: { appointment } })));
      expect(await screen.findByRole('heading', { name: /booked/i })).toBeVisible();
      await disturb();
      expect(screen.getByRole('heading', { name: /booked/i })).toBeVisible();
      expect(asked.filter((each) => each === 'book')).toHaveLength(1);
    },
  );
});

describe('data that a server fetched', () => {
  const Page = (given: Partial<TourBookingOptions>) => (
    // `prefetch` is off, because a busy machine asks about the next days sooner or later.
    <TourBooking {...options} prefetch="off" {...given} queryClient={useQueryClient()} />
  );

  /** The markup of a server that prefetched with `given`, and the state it sends. */
  async function onServer(given: Partial<TourBookingOptions> = {}) {
    const queryClient = new QueryClient();
    await prefetchTourBooking(queryClient, { ...options, ...given });
    const state: unknown = JSON.parse(JSON.stringify(dehydrate(queryClient)));
    return { state, html: renderToString(page(state)) };
  }
  const page = (state: unknown, given: Partial<TourBookingOptions> = {}) => (
    <QueryClientProvider client={new QueryClient()}>
      <HydrationBoundary state={state as ReturnType<typeof dehydrate>}>
        <Page {...given} />
      </HydrationBoundary>
    </QueryClientProvider>
  );

  /** Takes the server's markup over, as a browser does. Gives what React complained of, and the text of the first render. */
  async function hydrate(html: string, state: unknown, given: Partial<TourBookingOptions> = {}) {
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = html;
    const complaints = vi.spyOn(console, 'error');
    const root = await act(async () => hydrateRoot(place, page(state, given)));
    return { place, complaints, end: () => act(() => root.unmount()) };
  }

  it('shows days and free times in the markup; the browser asks for none of it again', async () => {
    serve();
    const { html, state } = await onServer();
    expect(html).toContain('10:00 AM');
    expect(html).toContain('December 2026');
    const asked = serve();
    vi.setSystemTime(NOW + 20_000);
    const { complaints, end } = await hydrate(html, state);
    expect(await free('10:00 AM')).toBeVisible();
    await waitFor(() => expect(asked).toEqual(['2026-12-05', '2026-12-06']));
    expect(complaints).not.toHaveBeenCalled();
    end();
  });

  it('shows the first day that has a time, on an evening before a day off as well', async () => {
    const full = ['2026-12-04', '2026-12-05'];
    serve({ full });
    const { html, state } = await onServer();
    expect(html).toContain('10:00 AM');
    const asked = serve({ full });
    const { complaints, end } = await hydrate(html, state);
    expect(await free('10:00 AM')).toBeVisible();
    await waitFor(() => expect(asked.length).toBeGreaterThan(0));
    expect(asked.filter((each) => !(each > '2026-12-06'))).toEqual([]);
    expect(complaints).not.toHaveBeenCalled();
    end();
  });

  it.each([
    ['is older than five minutes', 5 * MINUTE + 1],
    ['is from the future', -2 * MINUTE],
  ])('that %s is not called free: the widget asks again', async (_, age) => {
    serve();
    const { html, state } = await onServer();
    const asked = serve({ time: '15:30:00' });
    vi.setSystemTime(NOW + age);
    const { complaints, end } = await hydrate(html, state);
    expect(await free('3:30 PM')).toBeVisible();
    expect(screen.queryByRole('button', { name: '10:00 AM' })).toBeNull();
    expect(asked.slice(0, 3)).toEqual(['configuration', 'hours', '2026-12-04']);
    expect(complaints).not.toHaveBeenCalled();
    end();
  });

  it('is found under the name of the service where both reach it by different addresses', async () => {
    serve();
    const { state } = await onServer({ api: 'http://leasing.internal:8080', service: 'leasing' });
    expect(JSON.stringify(state)).not.toContain('leasing.internal');
    const asked = serve();
    const browser = { api: '/leasing', service: 'leasing' };
    const html = renderToString(page(state, browser));
    expect(html).toContain('10:00 AM');
    const { end } = await hydrate(html, state, browser);
    await waitFor(() => expect(asked).toEqual(['2026-12-05', '2026-12-06']));
    end();
  });

  it('that is no answer of the widget is left out', async () => {
    serve();
    const { state } = await onServer();
    const text = JSON.stringify(state).replace(/"receivedAt":\d+/g, '"receivedAt":"yesterday"');
    expect(renderToString(page(JSON.parse(text)))).not.toContain('10:00 AM');
  });
});
