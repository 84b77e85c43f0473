import { describe, expect, it } from 'vitest';
import { BOOK, DAY, setUpEdge } from '../../test/edgeSetUp.ts';
import { setUpWaitlist } from '../../test/waitlistSetUp.ts';
import { memoryAttempts } from './attemptStore.ts';
import { memoryCache } from './cacheStore.ts';
import type { TourEdgeOptions } from './edgeOptions.ts';
import { scopeOf } from './scopedStores.ts';
import { memoryWaitlist } from './waitlist/waitlistStore.ts';

// Two companies whose edges share their stores, as on one Redis. Both have the groups 101 and 106.

const KEY = 'attempt-0123456789';
const keyed = { 'Idempotency-Key': KEY };
const OTHER = 'https://other.example.com';
const others: readonly (readonly [string, Partial<TourEdgeOptions>])[] = [
  ['of another service', { service: OTHER }],
  ['of another name', { name: 'north' }],
];

describe.each(others)('an edge %s', (_, options) => {
  it('gives none of the times that the first one keeps', async () => {
    const cache = memoryCache(() => 0);
    const [one, other] = [setUpEdge({ cache }), setUpEdge({ cache, ...options })];
    await one.ask(DAY);
    await one.ask(DAY);
    expect(one.seen).toHaveLength(1);
    await other.ask(DAY);
    expect(other.seen).toHaveLength(1);
  });

  it('books under a key that the first one has booked under, and knows nothing of that tour', async () => {
    const attempts = memoryAttempts(() => 0);
    const [one, other] = [setUpEdge({ attempts }), setUpEdge({ attempts, ...options })];
    await one.book(undefined, keyed);
    expect(await (await other.ask(`/attempts/${KEY}`)).json()).not.toHaveProperty('reply');
    expect((await other.book(undefined, keyed)).status).toBe(200);
    for (const { seen } of [one, other]) expect(seen.filter(({ path }) => path === BOOK)).toHaveLength(1);
  });

  it('tells nobody on the list of the first one', async () => {
    const store = memoryWaitlist(() => 0);
    const [one, other] = [setUpWaitlist({}, store), setUpWaitlist({}, store, options)];
    const cancel = await other.take('2026-12-04T10:00:00');
    await one.join();
    await other.minute();
    await cancel();
    await other.minute();
    expect(other.told).toEqual([]);
    expect(other.metric('looked')).toBe(0);
  });
});

it('one service has one scope, however its address is spelled', () => {
  expect(scopeOf({ service: 'https://Leasing.example.com:443/', name: '' })).toBe('https://leasing.example.com');
  expect(scopeOf({ service: 'https://leasing.example.com/v2', name: 'north' })).toBe(
    'https://leasing.example.com/v2 north',
  );
});
