import { expect, it } from 'vitest';
import type { TourBookingOptions } from '../../options/componentOptions.ts';
import { createHost } from '../../options/host.ts';
import { readSettings } from '../../options/settings.ts';

const read = (options: Partial<TourBookingOptions>) => {
  const given = { groupId: 101, ...options };
  return readSettings(given, createHost(given));
};
const edge = 'https://tours.example.com';

it('is off, unless the integrator wants it', () => {
  expect(read({ edge }).settings.waiting).toBeUndefined();
  expect(read({ edge, waiting: false }).settings.waiting).toBeUndefined();
  expect(read({ edge: ` ${edge} `, waiting: true }).settings.waiting).toMatchObject({ edge });
});

it('wants an edge, and says so', () => {
  const { settings, problems } = read({ api: 'https://leasing.example.com', waiting: true });
  expect(settings.waiting).toBeUndefined();
  expect(problems).toEqual(['tour-booking: `waiting` is true; give `edge` with it, which keeps the list.']);
  expect(read({ edge, waiting: true }).problems).toEqual([]);
});

it('is not there where the edge may not be asked, and on a page for a tour to change', () => {
  expect(read({ edge, waiting: true, allows: () => true }).settings.waiting).toBeDefined();
  expect(read({ edge, waiting: true, allows: () => false }).settings.waiting).toBeUndefined();
  const manage = { manage: 'from-link', timeZone: 'America/New_York' };
  expect(read({ edge, waiting: true, ...manage }).settings.waiting).toBeUndefined();
});
