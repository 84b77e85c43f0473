import { describe, expect, it } from 'vitest';
import { createMockService } from '../mockService.ts';
import { searchListings, searchPublicListings } from './searchListings.ts';

const { listings: store } = createMockService({ listings: 120 }).company;

describe('an unknown value is refused, and every bad parameter is named', () => {
  it.each([
    ['agents=0', ['agents']],
    ['agents=x&agents=1', ['agents']],
    ['bathrooms=5', ['bathrooms']],
    ['bathrooms=4', ['bathrooms']],
    ['building=9', ['building']],
    ['building_ownership=rented', ['building_ownership']],
    ['building_name_address=', ['building_name_address']],
    ['city=%20', ['city']],
    ['commercial_use=1br', ['commercial_use']],
    ['company=1', ['company']],
    ['date_available_after=2026-02-30', ['date_available_after']],
    ['date_available_before=soon', ['date_available_before']],
    ['doorman=true', ['doorman']],
    ['elevator=yes', ['elevator']],
    ['exclusive=', ['exclusive']],
    ['featured=2', ['featured']],
    ['geometry=1,2|3,4|5,6', ['geometry']],
    ['has_photos=some', ['has_photos']],
    ['incentives=gifts', ['incentives']],
    ['layout=castle', ['layout']],
    ['layout=office', ['layout']],
    ['listing_type=rental', ['listing_type']],
    ['management_company=-451', ['management_company']],
    ['min_price=cheap', ['min_price']],
    ['max_price=1e9', ['max_price']],
    ['neighborhoods=501&neighborhoods=1', ['neighborhoods']],
    ['open_house_begin=2026-12-32', ['open_house_begin']],
    ['open_house_end=tomorrow', ['open_house_end']],
    ['parking=none', ['parking']],
    ['pets=birds', ['pets']],
    ['property=203', ['property']],
    ['property_type=Residential', ['property_type']],
    ['source=web', ['source']],
    ['unit_type=1', ['unit_type']],
    ['unit_type_name=', ['unit_type_name']],
    ['sort=rent', ['sort']],
    ['sort_dir=up', ['sort_dir']],
    ['page=0', ['page']],
    ['page=1.5', ['page']],
    ['page=1&page=2', ['page']],
    ['layout=castle&pets=birds&page=x&sort=size', ['layout', 'page', 'pets', 'sort']],
  ])('version 2: %s', (query, names) => {
    const reply = searchListings(store, new URLSearchParams(query));
    expect(reply).toMatchObject({ ok: false, why: 'invalid' });
    expect(reply.ok ? [] : Object.keys(reply.body.errors).sort()).toEqual(names);
    expect(reply.ok ? [] : Object.values(reply.body.errors)).toEqual(names.map(() => [expect.any(String)]));
  });

  it.each([
    ['listing_type=all', ['listing_type']],
    ['layout=1br', ['layout']],
    ['layout=60', ['layout']],
    ['bathrooms=1.25', ['bathrooms']],
    ['bathrooms=4%2B', ['bathrooms']],
    ['min_rent=-1', ['min_rent']],
    ['max_rent=', ['max_rent']],
    ['cats_allowed=yes', ['cats_allowed']],
    ['dogs_allowed=no', ['dogs_allowed']],
    ['doorman=full-time', ['doorman']],
    ['laundry_in_building=x', ['laundry_in_building']],
    ['laundry_in_unit=x', ['laundry_in_unit']],
    ['n=1', ['n']],
    ['n=501&neighborhoods=1', ['neighborhoods']],
    ['geometry=POLYGON((0 0,1 0,1 1,0 1))', ['geometry']],
    ['agents=17', ['agents']],
    ['sort=price', ['sort']],
    ['per_page=51', ['per_page']],
    ['per_page=0', ['per_page']],
    ['per_page=many&agents=me&sort_dir=', ['agents', 'per_page', 'sort_dir']],
  ])('version 1: %s', (query, names) => {
    const reply = searchPublicListings(store, new URLSearchParams(query));
    expect(reply.ok ? [] : Object.keys(reply.body.errors).sort()).toEqual(names);
  });
});

it('ignores unknown parameters', () => {
  const all = searchListings(store, new URLSearchParams());
  expect(searchListings(store, new URLSearchParams('utm_source=mail&per_page=3'))).toEqual(all);
});

it('reads a repeated bound as "one of these bounds"', () => {
  const count = (query: string) => {
    const reply = searchPublicListings(store, new URLSearchParams(query));
    return reply.ok ? reply.value.total_items : -1;
  };
  expect(count('min_rent=2000&min_rent=4000')).toBe(count('min_rent=2000'));
  expect(count('max_rent=2500&max_rent=4000')).toBe(count('max_rent=4000'));
  expect(count('min_rent=2000')).toBeGreaterThan(count('min_rent=4000'));
});

it('gives an empty page after the last one', () => {
  const reply = searchListings(store, new URLSearchParams('page=999'));
  expect(reply).toMatchObject({ ok: true, value: { page: 999, items: [], total_pages: 3 } });
});

it.each([
  ['min_price=-5', '-5 is below 0.'],
  ['min_price=1234567890123', '1234567890123 is too large.'],
  ['min_price=1e5', '1e5 is not a number.'],
])('says exactly what is wrong: %s', (query, message) => {
  const reply = searchListings(store, new URLSearchParams(query));
  expect(!reply.ok && reply.body.errors).toEqual({ min_price: [message] });
});
