import { describe, expect, it } from 'vitest';
import { accepted } from '../../../test/sampleProspect.ts';
import { searchListings, searchResidentialRentals } from '../listings/searchListings.ts';
import { createMockService } from '../mockService.ts';
import { HOMES } from './seededHomes.ts';

const query = (text: string) => new URLSearchParams(text);
const homesOf = (community: number, service = createMockService({ listings: 20 })) =>
  accepted(searchResidentialRentals(service.company.listings, query(`property=${community}&sort=price`))).items.filter(
    ({ id }) => id < 10_001 + HOMES.length,
  );

describe.each([201, 202])('the homes of community %i', (community) => {
  it('are seven rentals with unit number, rent, size, address and photos', () => {
    const homes = homesOf(community);
    expect(homes).toHaveLength(7);
    expect(new Set(homes.map(({ unit_number }) => unit_number)).size).toBe(7);
    expect(new Set(homes.map(({ street_address }) => street_address)).size).toBe(1);
    for (const { price, square_footage, photos } of homes) {
      expect(price).toMatch(/^\d{4}\.00$/);
      expect(square_footage).toBeGreaterThan(400);
      expect(photos.length).toBeGreaterThan(2);
    }
  });

  it('are a studio, a loft, and one and two bedrooms, some free now and some later', () => {
    const homes = homesOf(community);
    expect(homes.map(({ layout }) => layout)).toEqual(
      expect.arrayContaining(['Studio', 'Loft', '1 Bedroom', '2 Bedroom']),
    );
    const days = homes.map(({ date_available }) => date_available);
    expect(days.filter((day) => day <= '2026-12-01').length).toBeGreaterThan(1);
    expect(days.filter((day) => day > '2026-12-01').length).toBeGreaterThan(1);
  });

  it('are alike in every world, but for their address', () => {
    const facts = (seed: number, listings: number) =>
      homesOf(community, createMockService({ seed, listings })).map(({ id, unit_number, price }) => [
        id,
        unit_number,
        price,
      ]);
    expect(facts(5, 20)).toEqual(facts(1, 500));
    expect(facts(5, 20)).toHaveLength(7);
  });
});

it('homes of a floorplan are counted by its unit types', () => {
  const { world, listings } = createMockService({ listings: 14 }).company;
  const plan = world.floorplans.get(201)?.find(({ name }) => name === 'Plan B2');
  const types = plan?.unit_types.map(({ id }) => `unit_type=${id}`).join('&') ?? '';
  const { items, total_items } = accepted(searchListings(listings, query(types)));
  expect(total_items).toBe(3);
  expect(items.map(({ unit_number }) => unit_number).sort()).toEqual(['2F', '4B', '5D']);
});

it('there are no more homes than listings', () => {
  expect(homesOf(201, createMockService({ listings: 3 }))).toHaveLength(3);
  const service = createMockService({ listings: 0 });
  expect(homesOf(201, service)).toHaveLength(0);
  service.addListing({ price: 1000 });
  expect(accepted(searchListings(service.company.listings, query(''))).items[0]?.price).toBe('1000.00');
});
