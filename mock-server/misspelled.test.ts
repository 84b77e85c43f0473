import { setupServer } from 'msw/node';
import { afterEach, expect, it, vi } from 'vitest';
import { startServer, stopAll } from '../test/startServer.ts';
import { createMockService } from './engine/mockService.ts';
import { handlers } from './handlers.ts';

afterEach(async () => {
  vi.restoreAllMocks();
  await stopAll();
});

const cases = [
  ['/api/v2/apointments/group/101/times', 'getTimes, GET /api/v2/appointments/group/{group_id}/times'],
  ['/api/v2/appointments/groups/101/book', 'bookTour, POST /api/v2/appointments/group/{group_id}/book'],
  ['/api/v2/listing/residential/rentals/', 'searchResidentialRentals, GET /api/v2/listings/residential/rentals/'],
] as const;
const sentence = (meant: string) => `There is nothing at this path. Did you mean ${meant}?`;

it.each(cases)('%s answers 404 with the nearest operation', async (path, meant) => {
  const reply = await (await startServer()).get(path);
  expect([reply.status, await reply.json()]).toEqual([404, { errors: { path: sentence(meant) } }]);
});

it('a path that is near no operation answers 404 without a suggestion', async () => {
  const reply = await (await startServer()).get('/api/x');
  expect([reply.status, await reply.json()]).toEqual([404, { errors: { path: 'There is nothing at this path.' } }]);
});

it.each(cases)('%s warns in msw', async (path, meant) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const baseUrl = 'https://leasing.example.com';
  const server = setupServer(...handlers(createMockService(), { baseUrl }));
  server.listen({ onUnhandledRequest: 'error' });
  await fetch(baseUrl + path);
  expect(warn.mock.calls).toEqual([[`tour-booking/mock: GET ${path}: ${sentence(meant)}`]]);
  await fetch(`${baseUrl}/api/v2/appointments/group/101/times`);
  await fetch(`${baseUrl}/api/v2/appointments/group/101/times`, { method: 'DELETE' });
  expect(warn).toHaveBeenCalledOnce();
  server.close();
});
