import { describe, expect, it } from 'vitest';
import { createMockService } from '../mockService.ts';
import { FIRST_LISTING_ID } from '../world/worldListings.ts';
import { getListing, searchListings } from './searchListings.ts';

const query = new URLSearchParams('sort=price&sort_dir=desc');

function first(service: ReturnType<typeof createMockService>) {
  const reply = searchListings(service.company.listings, query);
  return reply.ok ? reply.value.items[0] : undefined;
}

describe('a listing that changes', () => {
  it('is found by its new price, and not found off the market', () => {
    const service = createMockService({ listings: 80 });
    const { listings } = service.company;
    const id = first(service)?.id ?? 0;
    const other =
      [...Array(80).keys()]
        .map((row) => FIRST_LISTING_ID + row)
        .find((each) => each !== id && getListing(service.company, String(each)).ok) ?? 0;
    listings.change(other, { price: 99_000_000 });
    expect(first(service)).toMatchObject({ id: other, price: '99000000.00', updated_at: '2026-12-01T09:00:00' });
    listings.change(other, { status: 300 });
    expect(first(service)?.id).toBe(id);
    expect(getListing(service.company, String(other))).toMatchObject({ ok: false, why: 'notFound' });
    service.setNow('2026-12-05T12:00:00');
    listings.change(other, { status: 100, dateAvailable: '2027-03-01' });
    expect(first(service)).toMatchObject({
      id: other,
      date_available: '2027-03-01',
      last_listed_at: '2026-12-05T12:00:00',
    });
  });

  it('must exist, and so must its new values', () => {
    const { listings } = createMockService({ listings: 5 }).company;
    expect(() => listings.change(1, { price: 1 })).toThrow(RangeError);
    expect(() => listings.change(FIRST_LISTING_ID, { status: 101 })).toThrow(RangeError);
    expect(() => listings.change(FIRST_LISTING_ID, { dateAvailable: 'soon' })).toThrow(RangeError);
  });

  it('is kept across a restart, also with another clock', () => {
    const before = createMockService({ listings: 80 });
    const id = first(before)?.id ?? 0;
    before.company.listings.change(id, { price: 88_000_000, dateAvailable: '2027-03-01' });
    const kept = JSON.parse(JSON.stringify(before.snapshot()));
    const after = createMockService({ listings: 80, now: '2026-12-20T17:30:00' });
    after.restore(kept);
    expect(first(after)).toEqual(first(before));
    expect(first(after)).toMatchObject({ id, date_available: '2027-03-01', updated_at: '2026-12-01T09:00:00' });
  });
});
