import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Listing } from '../../../src/api/contract/schemas/listings-v2.ts';
import { openHouses, referenceV2 } from '../../../test/listings/referenceV2.ts';
import { createMockService } from '../mockService.ts';
import {
  getListing,
  searchCommercialRentals,
  searchCommercialSales,
  searchListings,
  searchResidentialRentals,
  searchResidentialSales,
} from './searchListings.ts';
import { showListing } from './showListing.ts';

/**
 * Compares the search with a plain one. The plain one reads every listing as it is shown. It reads the world only for values that
 * no listing shows.
 */
const { company } = createMockService({ seed: 7, listings: 400 });
const store = company.listings;
const { world } = store;
const listings = world.listings.slice(0, 400);
const shown = listings.map((listing) => showListing(store.present(), listing));
const rows = [...shown.keys()];
const reference = referenceV2(world);

const sorts: Record<string, (listing: Listing, row: number) => string | number> = {
  building: ({ building }) => building.name,
  price: ({ price }) => Number(price),
  date_available: ({ date_available }) => date_available,
  updated: ({ updated_at }) => updated_at,
  status_updated: (_each, row) => listings[row]?.statusUpdated ?? '',
  layout: (_each, row) => listings[row]?.layout ?? 0,
  neighborhood: ({ building }) => building.neighborhood.name,
};

/** The five searches, each with the labels of its listings. */
const searches = [
  { search: searchListings },
  { search: searchResidentialRentals, property: 'Residential', listing: 'For Rent' },
  { search: searchResidentialSales, property: 'Residential', listing: 'For Sale' },
  { search: searchCommercialRentals, property: 'Commercial', listing: 'For Rent' },
  { search: searchCommercialSales, property: 'Commercial', listing: 'For Sale' },
] as const;
type Searched = { readonly search: typeof searchListings; readonly property?: string; readonly listing?: string };
const [every] = searches;

function expected(query: URLSearchParams, { property, listing }: Searched): number[] {
  const names = [...new Set(query.keys())].filter((name) => name in reference);
  const found = rows.filter((row) => {
    const each = shown[row];
    if (each?.status !== 'Available') return false;
    if (property && each.property_type !== property) return false;
    if (listing && each.listing_type !== listing) return false;
    if (names.includes('open_house_begin') && names.includes('open_house_end')) {
      const [begin = '', end = ''] = ['open_house_begin', 'open_house_end'].map((name) =>
        query.get(name)?.slice(0, 10),
      );
      if (!openHouses(each).some((day) => day >= begin && day <= end)) return false;
    }
    return names.every((name) => query.getAll(name).some((value) => reference[name]?.fits(each, value, row)));
  });
  const key = sorts[query.get('sort') ?? ''];
  const sorted = found
    .map((row) => ({ row, key: shown[row] && key ? key(shown[row], row) : 0 }))
    .sort((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : one.row - other.row));
  const ids = sorted.map(({ row }) => shown[row]?.id ?? 0);
  return query.get('sort_dir') === 'desc' ? ids.reverse() : ids;
}

function searchAllPages(query: URLSearchParams, { search }: Searched = every): { ids: number[]; total: number } {
  const ids: number[] = [];
  for (let page = 1; ; page++) {
    query.set('page', String(page));
    const reply = search(store, query);
    if (!reply.ok) throw new Error(JSON.stringify(reply.body));
    ids.push(...reply.value.items.map(({ id }) => id));
    if (page >= reply.value.total_pages) return { ids, total: reply.value.total_items };
  }
}

const queries = fc
  .record({
    filters: fc.uniqueArray(
      fc.constantFrom(...Object.keys(reference)).chain((name) =>
        fc.record({
          name: fc.constant(name),
          values: fc.uniqueArray(fc.constantFrom(...(reference[name]?.values ?? [])), { minLength: 1, maxLength: 2 }),
        }),
      ),
      { selector: ({ name }) => name, maxLength: 3 },
    ),
    sort: fc.constantFrom(...Object.keys(sorts)),
    direction: fc.constantFrom('asc', 'desc'),
  })
  .map(({ filters, sort, direction }) => {
    const pairs = filters.flatMap(({ name, values }) =>
      // One value for each bound of open houses, because the reference reads only the first.
      (name.startsWith('open_house') ? values.slice(0, 1) : values).map((value) => [name, value]),
    );
    return new URLSearchParams([...pairs, ['sort', sort], ['sort_dir', direction]]);
  });
describe('version 2 search', () => {
  it('finds the same listings as a plain loop, in the same order, on pages of 50', () => {
    fc.assert(
      fc.property(queries, fc.constantFrom<Searched>(...searches), (query, searched) => {
        const ids = expected(query, searched);
        expect(searchAllPages(query, searched)).toEqual({ ids, total: ids.length });
      }),
      { numRuns: 150 },
    );
  });

  it.each(Object.entries(reference).flatMap(([name, { values }]) => values.map((value) => [name, value])))(
    '%s=%s keeps some listings and drops others',
    (name, value) => {
      const query = new URLSearchParams([
        [name, value],
        ['sort', 'price'],
      ]);
      const { ids, total } = searchAllPages(query);
      expect(ids).toEqual(expected(query, every));
      expect(total).toBeGreaterThan(0);
      expect(total).toBeLessThan(shown.filter(({ status }) => status === 'Available').length);
    },
  );

  it('reads a single listing while it is on the market', () => {
    for (const row of rows.slice(0, 60)) {
      const id = String(shown[row]?.id);
      expect(getListing(company, id).ok).toBe(shown[row]?.status === 'Available');
    }
    expect(store.count()).toBe(400);
    expect(getListing(company, '1')).toMatchObject({ ok: false, why: 'notFound' });
    expect(getListing(company, 'all')).toMatchObject({ ok: false, why: 'notFound' });
  });
});
