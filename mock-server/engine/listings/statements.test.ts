import { beforeEach, describe, expect, it } from 'vitest';
import { everyItem } from '../../../test/listings/everyItem.ts';
import { accepted } from '../../../test/sampleProspect.ts';
import { createMockService, type MockService } from '../mockService.ts';
import { getListing, getPublicListing, searchListings, searchPublicListings } from './searchListings.ts';

// Statements of the API document that the mock once did not follow.

let service: MockService;
beforeEach(() => {
  service = createMockService();
});

const query = (text = '') => new URLSearchParams(text);
const distinct = (values: readonly unknown[]): number => new Set(values.map((value) => JSON.stringify(value))).size;
const listings = () => everyItem((at) => accepted(searchListings(service.company.listings, at)));
const publicListings = () => everyItem((at) => accepted(searchPublicListings(service.company.listings, at)));

describe('listings', () => {
  it('are in a building with a neighborhood and a location, in both versions of the API', () => {
    for (const { building } of [...listings(), ...publicListings()]) {
      expect(building.neighborhood).toEqual({ name: expect.any(String), area: expect.any(String) });
      expect(building.location).toEqual({ latitude: expect.any(Number), longitude: expect.any(Number) });
    }
  });

  it.each([
    'renter_fee',
    'occupancy_status',
    'key_in_office',
    'first_showing_date',
    'exclusive',
    'incentives',
    'square_footage',
    'floor',
  ] as const)('show %s both as null and with a value', (name) => {
    const values = listings().map((listing) => listing[name]);
    expect(values).toContain(null);
    expect(distinct(values)).toBeGreaterThan(1);
  });

  it.each(['secondary_video_url', 'primary_video_url', 'virtual_tour_url', 'access_info'] as const)(
    'leave %s empty at times',
    (name) => {
      const values = listings().map((listing) => listing[name]);
      expect(values).toContain('');
      expect(values.some((value) => value !== '')).toBe(true);
    },
  );

  it.each(['vow_opt_out', 'idx_opt_out', 'allow_comments', 'allow_automated_valuations', 'cobroke_agreement'] as const)(
    'have an mls_policies.%s that varies',
    (name) => {
      expect(distinct(listings().map(({ mls_policies }) => mls_policies[name]))).toBeGreaterThan(1);
    },
  );

  it('have cents in some rents and prices, by which they are found and sorted', () => {
    const cents = listings().filter(({ price }) => !price.endsWith('.00'));
    expect(cents.length).toBeGreaterThan(10);
    expect(cents.length).toBeLessThan(listings().length / 2);
    const [one] = cents;
    const found = (text: string) =>
      accepted(searchListings(service.company.listings, query(text))).items.map(({ id }) => id);
    expect(found(`min_price=${one?.price}&max_price=${one?.price}`)).toContain(one?.id);
    expect(found(`min_price=${one?.price}&max_price=${Number(one?.price) - 0.01}`)).toEqual([]);
    expect(found(`max_price=${one?.price}&sort=price&sort_dir=desc`)[0]).toBe(one?.id);
    const rent = publicListings().find(({ id }) => id === one?.id)?.rent;
    expect(rent).toBe(Number(one?.price));
  });

  it('show companies with and without a logo', () => {
    const logos = listings().map(({ listing_company }) => listing_company.logo);
    expect(logos).toContain(null);
    expect(logos).toContainEqual(expect.stringMatching(/^https:/));
  });

  it('show floorplans among the photos, in version 1 as `is_floorplan`', () => {
    const photos = publicListings().flatMap((listing) => listing.photos);
    expect(distinct(photos.map(({ is_floorplan }) => is_floorplan))).toBe(2);
    expect(distinct(photos.map(({ media_type }) => media_type))).toBe(2);
    expect(distinct(listings().flatMap((each) => each.photos.map(({ media_type }) => media_type)))).toBe(2);
  });

  it('have a unit number that is unique in the building, in the smallest and the largest world', () => {
    for (const count of [500, 8000]) {
      service = createMockService({ listings: count });
      const units = listings().map(({ building, unit_number }) => `${building.id} ${unit_number}`);
      expect(distinct(units)).toBe(units.length);
    }
  });

  it('are on the floor of their unit number, in a building with enough units', () => {
    for (const { id, floor, unit_number } of listings().slice(0, 40)) {
      if (floor !== null) expect(unit_number).toMatch(new RegExp(`^${floor}[A-Z]+$`));
      const { building } = accepted(getListing(service.company, String(id)));
      const same = listings().filter((each) => each.building.id === building.id);
      expect(building.total_units).toBeGreaterThanOrEqual(same.length);
    }
  });

  it('are found by exclusive=true or exclusive=false; null counts as false', () => {
    const found = (value: string) =>
      accepted(searchListings(service.company.listings, query(`exclusive=${value}`))).total_items;
    expect(found('true') + found('false')).toBe(listings().length);
    expect(found('true')).toBe(listings().filter(({ exclusive }) => exclusive === true).length);
  });
});

it('a single public listing has the fields of the list', () => {
  const [first] = publicListings();
  const single = accepted(getPublicListing(service.company.listings, String(first?.id), query()));
  expect(single.photos).toEqual(first?.photos);
  expect(single.rent).toBe(first?.rent);
});
