import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PublicListing } from '../../../src/api/contract/schemas/listings-v1.ts';
import { createMockService } from '../mockService.ts';
import { contains } from './geometry.ts';
import { getPublicListing, searchPublicListings } from './searchListings.ts';
import { showPublicListing } from './showListing.ts';

const { listings: store } = createMockService({ seed: 11, listings: 400 }).company;
const listings = store.world.listings.slice(0, 400);
const shown = listings.map((listing) => showPublicListing(store.present(), listing));
const rows = [...shown.keys()];
const onMarket = rows.filter((row) => shown[row]?.status === 'Available');

type Fits = (listing: PublicListing, value: string, row: number) => boolean;

const amenity = (listing: PublicListing, part: string) =>
  [...listing.building.amenities, ...listing.unit_amenities].some((each) => each.toLowerCase().includes(part));
const inUnit = (listing: PublicListing) => amenity(listing, 'washer and dryer in unit');
const building = (row: number) => listings[row]?.building;
const hasAgent = (row: number, id: string) => listings[row]?.agents.some((agent) => agent.id === Number(id)) === true;
const LAYOUTS: Record<string, string> = { '10': 'Studio', '20': '1 Bedroom', '50': '4+ Bedroom', '80': 'Loft' };
const asked = (fact: boolean, value: string) => fact === (value === 'true');

/** A ring around part of the first city, not convex, in both forms. */
const RING = [
  [-73.86, 41.09],
  [-73.82, 41.09],
  [-73.84, 41.11],
  [-73.82, 41.12],
  [-73.86, 41.12],
  [-73.86, 41.09],
].map(([longitude = 0, latitude = 0]) => ({ longitude, latitude }));
const POLYGON = `POLYGON((${RING.map(({ longitude, latitude }) => `${longitude} ${latitude}`).join(', ')}))`;
const SIMPLE = RING.map(({ longitude, latitude }) => `${longitude},${latitude}`).join(' | ');
const inRing: Fits = ({ building: { location } }) => location !== null && contains(RING, location);

const reference: Record<string, { values: readonly string[]; fits: Fits }> = {
  listing_type: {
    values: ['rentals', 'sales'],
    fits: (_each, value, row) => listings[row]?.isSale === (value === 'sales'),
  },
  layout: { values: ['10', '20', '50', '80'], fits: ({ layout }, value) => layout === LAYOUTS[value] },
  bathrooms: {
    values: ['1.5', '2', '25', '30'],
    fits: ({ bathrooms }, value) => bathrooms >= (Number(value) >= 10 ? Number(value) / 10 : Number(value)),
  },
  min_rent: { values: ['2500', '2999.5'], fits: ({ rent }, value) => rent >= Number(value) },
  max_rent: { values: ['2500', '500000'], fits: ({ rent }, value) => rent <= Number(value) },
  cats_allowed: { values: ['true', 'false'], fits: ({ pets }, value) => asked(/cats/i.test(pets), value) },
  dogs_allowed: { values: ['true', 'false'], fits: ({ pets }, value) => asked(/dogs/i.test(pets), value) },
  elevator: { values: ['true', 'false'], fits: (each, value) => asked(amenity(each, 'elevator'), value) },
  doorman: { values: ['true', 'false'], fits: (each, value) => asked(amenity(each, 'doorman'), value) },
  has_photos: { values: ['true', 'false'], fits: ({ photos }, value) => asked(photos.length > 0, value) },
  featured: { values: ['true'], fits: (_each, _value, row) => listings[row]?.featured === true },
  date_available_after: { values: ['2026-12-24'], fits: (each, value) => each.date_available >= value },
  date_available_before: { values: ['2026-12-24'], fits: (each, value) => each.date_available <= value },
  laundry_in_building: {
    values: ['true', 'false'],
    fits: (each, value) => asked(inUnit(each) || amenity(each, 'laundry in building'), value),
  },
  laundry_in_unit: { values: ['true', 'false'], fits: (each, value) => asked(inUnit(each), value) },
  neighborhoods: {
    values: ['502', '507'],
    fits: (_each, value, row) => building(row)?.neighborhood?.wire.id === Number(value),
  },
  n: { values: ['502', '509'], fits: (_each, value, row) => building(row)?.neighborhood?.wire.id === Number(value) },
  geometry: { values: [POLYGON, SIMPLE], fits: inRing },
  agents: { values: ['2', '9'], fits: (_each, value, row) => hasAgent(row, value) },
};

const sorts: Record<string, (listing: PublicListing, row: number) => string | number> = {
  layout: (_each, row) => listings[row]?.layout ?? 0,
  rent: ({ rent }) => rent,
  date_available: ({ date_available }) => date_available,
  updated: (_each, row) => listings[row]?.updated ?? '',
  status_updated: (_each, row) => listings[row]?.statusUpdated ?? '',
};

/** The ids of all listings that match `query`, found by a plain loop. `n` and `neighborhoods` are one filter. */
function expected(query: URLSearchParams): number[] {
  const names = [...new Set(query.keys())].filter((name) => name in reference);
  const values = (name: string) =>
    name === 'n' || name === 'neighborhoods'
      ? [...query.getAll('n'), ...query.getAll('neighborhoods')]
      : query.getAll(name);
  const key = sorts[query.get('sort') ?? ''];
  const ids = onMarket
    .flatMap((row) => (shown[row] ? [{ row, each: shown[row] }] : []))
    .filter(({ row, each }) =>
      names.every((name) => values(name).some((value) => reference[name]?.fits(each, value, row))),
    )
    .map(({ row, each }) => ({ row, id: each.id, key: key?.(each, row) ?? 0 }))
    .sort((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : one.row - other.row))
    .map(({ id }) => id);
  return query.get('sort_dir') === 'desc' ? ids.reverse() : ids;
}

function page(query: URLSearchParams) {
  const reply = searchPublicListings(store, query);
  if (!reply.ok) throw new Error(JSON.stringify(reply.body));
  return reply.value;
}

const queries = fc
  .record({
    filters: fc.uniqueArray(
      fc.constantFrom(...Object.entries(reference)).chain(([name, { values }]) =>
        fc.record({
          name: fc.constant(name),
          values: fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 2 }),
        }),
      ),
      { selector: ({ name }) => name, maxLength: 4 },
    ),
    sort: fc.constantFrom(...Object.keys(sorts)),
    direction: fc.constantFrom('asc', 'desc'),
  })
  .map(({ filters, sort, direction }) => {
    const pairs = filters.flatMap(({ name, values }) => values.map((value) => [name, value]));
    return new URLSearchParams([...pairs, ['sort', sort], ['sort_dir', direction]]);
  });

describe('version 1 search', () => {
  it('finds the same listings as a plain loop, in the same order', () => {
    fc.assert(
      fc.property(queries, fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 4 }), (query, perPage, at) => {
        const ids = expected(query);
        query.set('per_page', String(perPage));
        query.set('page', String(at));
        const { items, ...wrapper } = page(query);
        expect(items.map(({ id }) => id)).toEqual(ids.slice((at - 1) * perPage, at * perPage));
        expect(wrapper).toEqual({ total_items: ids.length, total_pages: Math.ceil(ids.length / perPage), page: at });
      }),
      { numRuns: 200 },
    );
  });

  it.each(Object.entries(reference).flatMap(([name, { values }]) => values.map((value) => [name, value])))(
    '%s=%s keeps some listings and drops others',
    (name, value) => {
      const query = new URLSearchParams([
        [name, value],
        ['sort', 'rent'],
      ]);
      const reply = page(query);
      expect(reply.items.map(({ id }) => id)).toEqual(expected(query).slice(0, 50));
      expect(reply.total_items).toBeGreaterThan(0);
      expect(reply.total_items).toBeLessThan(onMarket.length);
    },
  );

  it('shows the latest change first by default', () => {
    const times = page(new URLSearchParams()).items.map(({ changed_at }) => changed_at);
    expect(times).toHaveLength(50);
    expect(times).toEqual([...times].sort().reverse());
  });

  it('gives similar units on request only: same kind and layout, on the market, nearest in rent first', () => {
    const id = String(shown[onMarket[0] ?? 0]?.id);
    const plain = getPublicListing(store, id, new URLSearchParams('similar_units=false'));
    expect(plain.ok && plain.value.similar_units).toBe(undefined);
    const reply = getPublicListing(store, id, new URLSearchParams('similar_units=true'));
    if (!reply.ok) throw new Error('no listing');
    const units = reply.value.similar_units ?? [];
    expect(units).toHaveLength(5);
    expect(units.every(({ layout, status }) => layout === reply.value.layout && status === 'Available')).toBe(true);
    expect(units.map((unit) => unit.id)).not.toContain(reply.value.id);
    const away = units.map(({ rent }) => Math.abs(rent - reply.value.rent));
    expect(away).toEqual([...away].sort((one, other) => one - other));
  });

  it('refuses an unknown value of similar_units and an unknown listing', () => {
    const id = String(shown[onMarket[0] ?? 0]?.id);
    expect(getPublicListing(store, id, new URLSearchParams('similar_units=maybe'))).toMatchObject({
      ok: false,
      body: { errors: { similar_units: [expect.stringContaining('maybe')] } },
    });
    expect(getPublicListing(store, '1', new URLSearchParams())).toMatchObject({ why: 'notFound' });
  });

  it('gives a listing off the market, with similar units that are on it', () => {
    const gone = shown.find(({ status, layout }) => status === 'Rented' && layout === '1 Bedroom');
    const reply = getPublicListing(store, String(gone?.id), new URLSearchParams('similar_units=true'));
    expect(reply).toMatchObject({ ok: true, value: { id: gone?.id, status: 'Rented' } });
    const units = reply.ok ? (reply.value.similar_units ?? []) : [];
    expect(units).toHaveLength(5);
    expect(units.every(({ layout, status }) => layout === '1 Bedroom' && status === 'Available')).toBe(true);
  });
});
