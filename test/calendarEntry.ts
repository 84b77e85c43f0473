import type { CalendarEntry } from '../src/booking/calendarEntry.ts';
import { local } from './programmedClient.ts';

/** A booked tour: Saturday, December 5, 2026, 10:15 in New York. */
export const entry: CalendarEntry = {
  groupId: 101,
  id: 48213,
  title: 'Tour at Alder & Elm',
  location: 'Alder House, 123 First St',
  notes: 'Bring: A photo ID',
  start: local('2026-12-05T10:15:00'),
  minutes: 30,
  zone: 'America/New_York',
};
