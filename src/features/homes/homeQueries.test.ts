import { QueryClient } from '@tanstack/query-core';
import { expect, it } from 'vitest';
import { programmedClient } from '../../../test/programmedClient.ts';
import type { HomeSearch } from '../../api/homeClient.ts';
import type { QueryScope } from '../../queries/queryOptions.ts';
import { searchQuery } from './homeQueries.ts';

/** A search of `pages` pages, each with `size` homes, and which pages were asked for. */
function searchOf(pages: number, size: (page: number) => number) {
  const asked: HomeSearch[] = [];
  const none = async (): Promise<unknown> => ({});
  const scope: QueryScope = {
    client: programmedClient(),
    service: 'https://leasing.example.com',
    groupId: 101,
    homes: {
      home: none,
      similar: none,
      floorplans: none,
      async homes(search) {
        asked.push(search);
        const items = Array.from({ length: size(search.page) }, (_, at) => ({ id: search.page * 100 + at }));
        return { items, total_pages: pages };
      },
    },
  };
  const found = () => new QueryClient().fetchQuery(searchQuery(scope, 201));
  return { asked: () => asked.map(({ page }) => page), found, community: () => asked[0]?.community };
}

it('takes the homes of a community page after page', async () => {
  const { found, asked, community } = searchOf(3, (page) => (page === 3 ? 4 : 10));
  expect(await found()).toHaveLength(24);
  expect(asked()).toEqual([1, 2, 3]);
  expect(community()).toBe(201);
});

it('takes fifty at most', async () => {
  const { found, asked } = searchOf(40, () => 20);
  expect(await found()).toHaveLength(50);
  expect(asked()).toEqual([1, 2, 3]);
});

it('ends at an empty page, whatever the number of pages', async () => {
  const { found, asked } = searchOf(1_000, (page) => (page === 1 ? 5 : 0));
  expect(await found()).toHaveLength(5);
  expect(asked()).toEqual([1, 2]);
});
