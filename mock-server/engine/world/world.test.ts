import { describe, expect, it } from 'vitest';
import { showSingleListing } from '../listings/showListing.ts';
import { createMockService } from '../mockService.ts';
import type { MockServiceOptions } from '../serviceOptions.ts';
import { UNIT_AMENITIES } from './inventedNames.ts';

const company = (options: MockServiceOptions = {}) => createMockService(options).company;
const listing = (options: MockServiceOptions, row: number) => {
  const { world, listings } = company(options);
  const known = world.listings[row];
  if (!known) throw new RangeError(`no listing ${row}`);
  return showSingleListing(listings.present(), known);
};

describe('the seeded world', () => {
  it('is the same for the same seed, and differs for another seed', () => {
    expect(company({ seed: 5 }).world).toEqual(company({ seed: 5 }).world);
    expect(listing({ seed: 5 }, 77)).toEqual(listing({ seed: 5 }, 77));
    expect(company({ seed: 5 }).world.listings).not.toEqual(company({ seed: 6 }).world.listings);
    expect(listing({ seed: 5 }, 77)).not.toEqual(listing({ seed: 6 }, 77));
  });

  it('depends on the clock: a later start moves every date', () => {
    const [early, late] = ['2026-12-01T09:00:00', '2026-12-11T09:00:00'].map((now) => listing({ now }, 3));
    expect(late?.date_available).not.toBe(early?.date_available);
    expect(late?.updated_at.slice(11)).toBe(early?.updated_at.slice(11));
  });

  it('has 500 listings of every kind, some off the market, or another number on request', () => {
    const { world, listings } = company();
    expect(listings.count()).toBe(500);
    for (const sale of [false, true]) {
      for (const commercial of [false, true]) {
        for (const code of [0, 2]) {
          const found = world.listings.filter(
            ({ state, isSale, isCommercial, status }) =>
              state === 'listed' && isSale === sale && isCommercial === commercial && status === code,
          );
          expect(found.length).toBeGreaterThan(0);
        }
      }
    }
    expect(company({ listings: 0 }).listings.count()).toBe(0);
    expect(company({ listings: 2500 }).world.buildings).toHaveLength(50);
  });

  it('has twenty own buildings, two communities, two cities, the empty values of the samples, and a headshot of every agent', () => {
    const { buildings, companyBuildings, neighborhoods, floorplans, agents } = company().world;
    expect(buildings.filter(({ own }) => own)).toHaveLength(20);
    expect(companyBuildings.filter(({ location }) => location === null).length).toBeGreaterThan(0);
    expect(companyBuildings.filter(({ neighborhood }) => neighborhood === null).length).toBeGreaterThan(0);
    expect(buildings.filter(({ ownership }) => ownership === null).length).toBeGreaterThan(0);
    expect(new Set(neighborhoods.map(({ wire }) => wire.city)).size).toBe(2);
    expect(neighborhoods.some(({ wire }) => wire.area === 'None')).toBe(true);
    expect([...floorplans.keys()]).toEqual([201, 202]);
    for (const plans of floorplans.values()) {
      expect(plans.some(({ price }) => price.min === null)).toBe(true);
      expect(plans.some(({ price }) => price.min !== null)).toBe(true);
    }
    for (const { headshot } of agents)
      expect([headshot.original, headshot.thumbnail].map((url) => URL.canParse(url))).toEqual([true, true]);
  });

  it('gives every building its own id, name and address', () => {
    const { buildings, companyBuildings } = company({ listings: 6000 }).world;
    const all = [...new Set([...buildings, ...companyBuildings])];
    expect(all).toHaveLength(buildings.length + 4);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  });
});

it('calls a kitchen renovated', () => {
  expect(UNIT_AMENITIES.filter((name) => name.endsWith('kitchen'))).toEqual(['Renovated kitchen']);
});
