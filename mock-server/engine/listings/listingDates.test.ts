import { describe, expect, it } from 'vitest';
import { everyItem } from '../../../test/listings/everyItem.ts';
import { accepted } from '../../../test/sampleProspect.ts';
import { createMockService, type MockService } from '../mockService.ts';
import { FIRST_LISTING_ID } from '../world/worldListings.ts';
import { searchListings, searchPublicListings } from './searchListings.ts';

const listings = (service: MockService) =>
  everyItem((query) => accepted(searchListings(service.company.listings, query)));
const found = (service: MockService, query: string): number =>
  accepted(searchListings(service.company.listings, new URLSearchParams(query))).total_items;
/** The dates of each listing that move with the clock, as JSON. */
const datesOf = (service: MockService): string[] =>
  listings(service).map(({ id, date_available, open_houses, first_showing_date }) =>
    JSON.stringify([id, date_available, open_houses, first_showing_date]),
  );

interface OpenHouse {
  readonly date: string;
}
const openHouses = (service: MockService): string[] =>
  listings(service).flatMap(({ open_houses }) => (open_houses as readonly OpenHouse[]).map(({ date }) => date));

describe.each(['2027-06-15', '2025-06-15', '2060-01-01'])('the world whose clock goes to %s', (day) => {
  const moved = (): MockService => {
    const service = createMockService();
    service.setNow(`${day}T09:00:00`);
    return service;
  };
  const year = Number(day.slice(0, 4));

  it('has open houses from that day on, and homes that are available before and after it', () => {
    const service = moved();
    const days = listings(service).map(({ date_available }) => date_available);
    expect(days.some((each) => each <= day) && days.some((each) => each > day)).toBe(true);
    for (const each of days) expect(Math.abs(Date.parse(each) - Date.parse(day))).toBeLessThan(91 * 86_400_000);
    const open = openHouses(service);
    expect(open.length).toBeGreaterThan(20);
    for (const each of open) {
      expect(each >= day).toBe(true);
      expect(Number(each.slice(0, 4)) - year).toBeLessThanOrEqual(1);
    }
    for (const { first_showing_date: shown } of listings(service))
      if (shown !== null) expect(Math.abs(Date.parse(shown) - Date.parse(day))).toBeLessThan(31 * 86_400_000);
  });

  it('finds and sorts listings by these dates', () => {
    const service = moved();
    expect(found(service, `open_house_begin=${day}`)).toBeGreaterThan(10);
    expect(found(service, `date_available_after=${day}`)).toBe(
      listings(service).filter(({ date_available }) => date_available >= day).length,
    );
    const sorted = accepted(
      searchPublicListings(service.company.listings, new URLSearchParams('sort=date_available')),
    ).items.map(({ date_available }) => date_available);
    expect(sorted).toEqual([...sorted].sort());
  });

  it('is the first world again when the clock comes back', () => {
    const service = createMockService();
    const before = datesOf(service);
    service.setNow(`${day}T09:00:00`);
    expect(datesOf(service)).not.toEqual(before);
    service.setNow('2026-12-01T09:00:00');
    expect(datesOf(service)).toEqual(before);
  });
});

it('most dates are the same a day later', () => {
  const service = createMockService();
  const before = new Set(datesOf(service));
  service.runDays(1);
  const same = datesOf(service).filter((each) => before.has(each));
  expect(same.length).toBeGreaterThan(before.size * 0.9);
});

it('a date that a test has set stays, also after a restore', () => {
  const service = createMockService();
  const id = service.addListing({ dateAvailable: '2026-12-20' });
  const shown = () => listings(service).find((each) => each.id === id)?.date_available;
  service.setNow('2027-06-15T09:00:00');
  expect(shown()).toBe('2026-12-20');
  service.restore(service.snapshot());
  expect(shown()).toBe('2026-12-20');
});

it('a listing with another price keeps a moving date, also after a restore', () => {
  const service = createMockService();
  const row = listings(service)[0]?.id ?? FIRST_LISTING_ID;
  service.changeListing(row, { price: 1234 });
  service.setNow('2027-06-15T09:00:00');
  const moved = listings(service).find(({ id }) => id === row)?.date_available;
  expect(moved?.startsWith('2027')).toBe(true);
  service.restore(service.snapshot());
  expect(listings(service).find(({ id }) => id === row)?.date_available).toBe(moved);
});
