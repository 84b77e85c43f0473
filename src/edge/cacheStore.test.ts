import { expect, it } from 'vitest';
import { boundedCache, memoryCache } from './cacheStore.ts';

it('keeps no more bytes than it may, and forgets the oldest answer first', async () => {
  let now = 0;
  const inner = memoryCache(() => now);
  const cache = boundedCache(inner, () => now, 100);
  const there = async (...keys: readonly string[]) => {
    const found = await Promise.all(keys.map((key) => inner.get(key)));
    return keys.filter((_, index) => found[index] !== undefined);
  };
  await cache.set('a', 'x'.repeat(39), 1_000);
  await cache.set('b', 'é'.repeat(19), 1_000);
  expect(await there('a', 'b')).toEqual(['a', 'b']);
  await cache.set('c', 'x'.repeat(39), 1_000);
  expect(await there('a', 'b', 'c')).toEqual(['b', 'c']);
  // What was replaced, deleted or is over counts no more.
  await cache.set('c', 'x', 1_000);
  await cache.set('d', 'x'.repeat(39), 1_000);
  await cache.delete('d');
  await cache.set('e', 'x'.repeat(39), 1_000);
  expect(await there('b', 'c', 'd', 'e')).toEqual(['b', 'c', 'e']);
  now = 1_000;
  await cache.set('f', 'x'.repeat(99), 1_000);
  expect(await there('b', 'c', 'e', 'f')).toEqual(['f']);
  await cache.set('g', 'x'.repeat(100), 1_000);
  expect(await there('f', 'g')).toEqual([]);
});
