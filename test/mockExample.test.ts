import { setupServer } from 'msw/node';
import { createLeasingClient } from 'tour-booking/client';
import { createMockService, handlers } from 'tour-booking/mock';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

const baseUrl = 'https://leasing.example.com';
const service = createMockService({ now: '2026-12-01T09:00:00' });
const server = setupServer(...handlers(service, { baseUrl }));
const leasing = createLeasingClient({ baseUrl });

const start = '2026-12-04T10:15:00';
const lara = { first_name: 'Lara', last_name: 'Smith', email: 'lara.smith@example.com', phone_1: '(555) 777-5555' };
const request = { appointment: { start, location: '', broker_booked: false }, client: { people: [lara] } };

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => service.reset());
afterAll(() => server.close());

it('books a tour', async () => {
  expect(await leasing.bookTour(101, request)).toMatchObject({ kind: 'booked' });
  expect(service.state().appointments).toMatchObject([{ start, client: { people: [{ first_name: 'Lara' }] } }]);
});

it('says that somebody else has the time', async () => {
  expect(service.takeSlot(101, start)).toBeGreaterThan(0);
  expect(await leasing.bookTour(101, request)).toMatchObject({ kind: 'slot-taken' });
});

it('says that the group takes no bookings', async () => {
  service.setScenario('inactive');
  expect(await leasing.getWidgetConfiguration(101)).toEqual({ active: false, reason: 'Widget is inactive' });
});
