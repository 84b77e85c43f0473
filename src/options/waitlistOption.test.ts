import { expect, it } from 'vitest';
import type { TourBookingOptions } from './componentOptions.ts';
import type { Door } from './door.ts';
import { createHost } from './host.ts';
import { readSettings } from './settings.ts';

const read = (options: Partial<TourBookingOptions>, door?: Door) => {
  const given = { groupId: 101, ...options };
  return readSettings(given, createHost(given, door));
};
const edge = 'https://tours.example.com';

it('is off, unless the integrator wants it', () => {
  expect(read({ edge }).settings.waitlist).toBeUndefined();
  expect(read({ edge, waitlist: false }).settings.waitlist).toBeUndefined();
  expect(read({ edge: ` ${edge} `, waitlist: true }).settings.waitlist).toMatchObject({ edge });
});

it('wants an edge, and says so', () => {
  const { settings, problems } = read({ api: 'https://leasing.example.com', waitlist: true });
  expect(settings.waitlist).toBeUndefined();
  expect(problems).toEqual(['tour-booking: `waitlist` is true; give `edge` with it, which keeps the list.']);
  expect(read({ edge, waitlist: true }).problems).toEqual([]);
});

it('is not there where the edge may not be asked, and on a page for a tour to change', () => {
  expect(read({ edge, waitlist: true }, { allows: () => true }).settings.waitlist).toBeDefined();
  expect(read({ edge, waitlist: true }, { allows: () => false }).settings.waitlist).toBeUndefined();
  const manage = { manage: 'from-link', timeZone: 'America/New_York' };
  expect(read({ edge, waitlist: true, ...manage }).settings.waitlist).toBeUndefined();
});
