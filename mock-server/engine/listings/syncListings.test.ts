import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMockService, type MockService } from '../mockService.ts';
import { FIRST_LISTING_ID } from '../world/worldListings.ts';
import { syncListings } from './syncListings.ts';

const world = (listings = 400): MockService => createMockService({ seed: 3, listings });

function page({ company }: MockService, query: string) {
  const reply = syncListings(company.listings, new URLSearchParams(query));
  if (!reply.ok) throw new Error(JSON.stringify(reply.body));
  return reply.value;
}

/** The ids on all pages. Calls `between` after each page but the last. */
function walk(service: MockService, filters = '', between: (page: number) => void = () => {}): number[] {
  const ids: number[] = [];
  let pointer = '';
  for (let at = 0; ; at++) {
    const { items, pointer: next } = page(service, filters + pointer);
    expect(items.length).toBeLessThanOrEqual(50);
    ids.push(...items.map(({ id }) => id));
    if (next.next_id === null) return ids;
    expect(items).toHaveLength(50);
    pointer = `&max_id=${next.next_id}`;
    between(at);
  }
}

const ALL = 'listing_type=rentals&listing_type=sales&property_type=residential&property_type=commercial';

/** The ids in the world, descending. */
function expected({ company }: MockService, fits: (sale: boolean, commercial: boolean) => boolean): number[] {
  return company.world.listings
    .slice(0, company.listings.count())
    .filter(({ isSale, isCommercial }) => fits(isSale, isCommercial))
    .map(({ id }) => id)
    .reverse();
}

describe('a walk through the sync', () => {
  it.each([
    ['residential rentals by default', '', (sale: boolean, commercial: boolean) => !sale && !commercial],
    ['sales', 'listing_type=sales', (sale: boolean, commercial: boolean) => sale && !commercial],
    ['commercial', 'property_type=commercial', (sale: boolean, commercial: boolean) => !sale && commercial],
    ['everything', ALL, () => true],
  ])('gives %s once each, by descending id', (_what, filters, fits) => {
    const service = world();
    expect(walk(service, filters)).toEqual(expected(service, fits));
  });

  it('ends exactly on a full page', () => {
    const service = world(100);
    expect(page(service, `${ALL}&max_id=${FIRST_LISTING_ID + 50}`).pointer).toEqual({ next_id: null });
    expect(page(service, `${ALL}&max_id=${FIRST_LISTING_ID + 51}`).pointer).toEqual({ next_id: FIRST_LISTING_ID + 1 });
    expect(page(service, `${ALL}&max_id=${FIRST_LISTING_ID}`)).toEqual({ items: [], pointer: { next_id: null } });
    expect(page(service, `${ALL}&max_id=0`).items).toEqual([]);
  });

  it('gives a listing that changes during the walk once', () => {
    const change = fc.record({
      page: fc.nat(7),
      row: fc.nat(399),
      status: fc.constantFrom(100, 200, 300, 400),
      price: fc.integer({ min: 1, max: 9_000 }),
    });
    fc.assert(
      fc.property(
        fc.array(change, { maxLength: 20 }),
        fc.constantFrom(ALL, `${ALL}&updated_since=2026-11-01T00:00:00`),
        (changes, filters) => {
          const service = world();
          const before = walk(service, filters);
          const ids = walk(service, filters, (at) => {
            for (const { row, status, price } of changes.filter((each) => each.page === at)) {
              service.company.listings.change(FIRST_LISTING_ID + row, { status, price });
            }
          });
          expect(new Set(ids).size).toBe(ids.length);
          expect(before.filter((id) => !ids.includes(id))).toEqual([]);
        },
      ),
      { numRuns: 15 },
    );
  });

  it('gives only listings that changed since a time, that second included', () => {
    const service = world();
    service.setNow('2026-12-03T10:00:30');
    const id = FIRST_LISTING_ID + 7;
    expect(walk(service, `${ALL}&updated_since=2026-12-03T10:00:30`)).toEqual([]);
    service.company.listings.change(id, { status: 410 });
    expect(walk(service, `${ALL}&updated_since=2026-12-03T10:00:30`)).toEqual([id]);
    expect(walk(service, `${ALL}&updated_since=2026-12-03T10:00:31`)).toEqual([]);
    const [item] = page(service, `${ALL}&updated_since=2026-12-03T10:00:30`).items;
    expect(item).toMatchObject({ id, status: 410, updated_at: '2026-12-03T10:00:30' });
  });

  it('names every bad parameter', () => {
    const query = 'listing_type=rent&property_type=house&updated_since=2026-12-03T10:00:00Z&max_id=last';
    const reply = syncListings(world(1).company.listings, new URLSearchParams(query));
    expect(reply.ok ? [] : Object.keys(reply.body.errors).sort()).toEqual([
      'listing_type',
      'max_id',
      'property_type',
      'updated_since',
    ]);
  });
});
