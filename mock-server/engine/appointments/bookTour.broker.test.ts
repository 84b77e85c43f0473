import { expect, it } from 'vitest';
import { buildBooking } from '../../builders.ts';
import { createMockService } from '../mockService.ts';
import { bookTour } from './bookTour.ts';

it.each([true, false])('keeps whether a broker booked: %s', (broker_booked) => {
  const { company } = createMockService({ now: '2026-12-01T09:00:00', listings: 0 });
  expect(bookTour(company, '101', buildBooking({ start: '2026-12-04T11:15:00', broker_booked })).ok).toBe(true);
  expect(company.appointments.all()).toMatchObject([{ broker_booked }]);
});
