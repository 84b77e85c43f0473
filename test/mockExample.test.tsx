// @vitest-environment jsdom
import { cleanup, configure, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { TourBooking } from 'tour-booking';
import { createMockService, handlers } from 'tour-booking/mock';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 60_000 });

const server = setupServer();
beforeAll(() => {
  // Nine in the morning of December 1 in New York. The date alone is held: timers go on.
  vi.useFakeTimers({ now: new Date('2026-12-01T09:00:00-05:00'), toFake: ['Date'] });
  server.listen({ onUnhandledRequest: 'error' });
});
afterEach(() => {
  cleanup();
  server.resetHandlers();
});
afterAll(() => {
  server.close();
  vi.useRealTimers();
});

let pages = 0;

/** A page with the widget of group 101, over a leasing service of its own. */
function openPage() {
  // A new address each: widgets share what they know of a service, and they know it by its address.
  const api = `https://leasing-${++pages}.example.com`;
  const service = createMockService({ now: '2026-12-01T09:00:00', zone: 'America/New_York' });
  server.use(...handlers(service, { baseUrl: api }));
  const onBooked = vi.fn();
  render(<TourBooking groupId={101} api={api} timeZone="America/New_York" onBooked={onBooked} />);
  return { service, onBooked, user: userEvent.setup() };
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(await screen.findByRole('textbox', { name: /^First name/ }), 'Lara');
  await user.type(screen.getByRole('textbox', { name: /^Last name/ }), 'Smith');
  await user.type(screen.getByRole('textbox', { name: /^Email/ }), 'lara.smith@example.com');
  await user.type(screen.getByRole('textbox', { name: /^Phone/ }), '5557775555');
}

it('books a tour', async () => {
  const { service, onBooked, user } = openPage();
  await user.click(await button('10:15 AM'));
  await fillIn(user);
  await user.click(await button(/^Book /));

  expect(await screen.findByRole('heading', { name: /Your tour is booked/ })).toBeDefined();
  expect(onBooked).toHaveBeenCalledOnce();
  expect(service.state().appointments).toMatchObject([
    { start: '2026-12-01T10:15:00', client: { people: [{ email: 'lara.smith@example.com' }] } },
  ]);
});

it('offers other times when somebody else was faster', async () => {
  const { service, onBooked, user } = openPage();
  await user.click(await button('10:15 AM'));
  await fillIn(user);
  service.takeSlot(101, '2026-12-01T10:15:00');
  await user.click(await button(/^Book /));

  expect(await screen.findByText('10:15 AM was just taken.')).toBeDefined();
  expect(onBooked).not.toHaveBeenCalled();
});
