import { setupServer } from 'msw/node';
import { createLeasingClient } from 'tour-booking/client';
import { createMockService, handlers } from 'tour-booking/mock';

const baseUrl = 'https://leasing.example.com';
const server = setupServer(...handlers(createMockService(), { baseUrl }));
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

test('the mock answers', async () => {
  const { active } = await createLeasingClient({ baseUrl }).getWidgetConfiguration(101);
  expect(active).toBe(true);
});
