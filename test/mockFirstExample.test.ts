import { setupServer } from 'msw/node';
import { createLeasingClient } from 'tour-booking/client';
import { createMockService, handlers } from 'tour-booking/mock';
import { expect, it } from 'vitest';

const baseUrl = 'https://leasing.example.com';
setupServer(...handlers(createMockService(), { baseUrl })).listen();

it('takes bookings', async () => {
  expect(await createLeasingClient({ baseUrl }).getWidgetConfiguration(101)).toMatchObject({ active: true });
});
