import { setupServer } from 'msw/node';
import { createLeasingClient } from 'tour-booking/client';
import { createMockService, handlers } from 'tour-booking/mock';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

const baseUrl = 'https://leasing.example.com';
const service = createMockService({ now: '2026-12-01T09:00:00' });
const server = setupServer(...handlers(service, { baseUrl }));
const start = '2026-12-04T10:15:00';
const client = {
  people: [{ first_name: 'Lara', last_name: 'Smith', email: 'lara@example.com', phone_1: '5557775555' }],
};
const book = () =>
  createLeasingClient({ baseUrl }).bookTour(101, {
    appointment: { start, location: '', broker_booked: false },
    client,
  });

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => service.reset());
afterAll(() => server.close());

it('books a tour', async () => {
  expect(await book()).toMatchObject({ kind: 'booked' });
  expect(service.state().appointments).toMatchObject([{ start }]);
});

it('finds the time taken', async () => {
  service.takeSlot(101, start);
  expect(await book()).toMatchObject({ kind: 'slot-taken' });
});
