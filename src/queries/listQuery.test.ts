import { InfiniteQueryObserver, keepPreviousData, QueryClient } from '@tanstack/query-core';
import { describe, expect, it } from 'vitest';
import { programmedClient } from '../../test/programmedClient.ts';
import type { AskLists } from '../api/listClient.ts';
import { keptList, listKey, listQuery, wholeList } from './listQuery.ts';

/** An observer of the agents that `lists` answers with. */
function follow(lists: AskLists | undefined, queryClient = new QueryClient()) {
  const scope = { client: programmedClient(), service: 'one', groupId: 101, lists };
  return new InfiniteQueryObserver(queryClient, listQuery(scope, 'agents'));
}

it('is kept by service and list, whatever the group', () => {
  expect(listKey('one', 'agents')).toEqual(['tour-booking', 'one', 'list', 'agents']);
  expect(follow({}).options.queryKey).toEqual(listKey('one', 'agents'));
  expect(listKey('one', 'agents')).not.toEqual(listKey('other', 'agents'));
  expect(listKey('one', 'agents')).not.toEqual(listKey('one', 'neighborhoods'));
});

it('asks for one page of the list after another, and is whole with the last', async () => {
  const asked: number[] = [];
  const agents = async (page: number) => {
    asked.push(page);
    return { items: [{ id: page, name: `Agent ${3 - page}` }], total_pages: 2 };
  };
  const queryClient = new QueryClient();
  const observer = follow({ agents }, queryClient);
  expect(keptList(queryClient, 'one', 'agents')).toBeUndefined();
  const first = await observer.fetchNextPage();
  expect([asked, first.hasNextPage, first.data && wholeList(first.data)]).toEqual([[1], true, undefined]);
  expect(keptList(queryClient, 'one', 'agents')).toBeUndefined();
  const second = await observer.fetchNextPage();
  const whole = [
    { value: '2', label: 'Agent 1' },
    { value: '1', label: 'Agent 2' },
  ];
  expect([asked, second.hasNextPage, second.data && wholeList(second.data)]).toEqual([[1, 2], false, whole]);
  expect(keptList(queryClient, 'one', 'agents')).toEqual(whole);
  expect(keptList(queryClient, 'one', 'neighborhoods')).toBeUndefined();
});

it('ends with the twentieth page', () => {
  const page = { rows: [], pages: 21 };
  const pages = (count: number) => ({
    pages: Array.from({ length: count }, () => page),
    pageParams: Array.from({ length: count }, (_, index) => index + 1),
  });
  expect(wholeList(pages(19))).toBeUndefined();
  expect(wholeList(pages(20))).toEqual([]);
  expect(wholeList(pages(0))).toBeUndefined();
});

it.each([[undefined], [{}], [{ agents: async () => 'text' }]])(
  'fails where there is nothing to read: %j',
  async (lists) => {
    const { error } = await follow(lists).fetchNextPage();
    expect(error?.message).toContain('list of agents');
  },
);

describe('beside default options of a host', () => {
  it('is asked for as if there were none', () => {
    const queryClient = new QueryClient({
      defaultOptions: {
        queries: {
          enabled: true,
          gcTime: 0,
          networkMode: 'online',
          notifyOnChangeProps: ['error'],
          placeholderData: keepPreviousData,
          queryKeyHashFn: () => 'all in one',
          refetchInterval: 1,
          refetchOnMount: 'always',
          refetchOnReconnect: 'always',
          refetchOnWindowFocus: 'always',
          retry: 3,
          retryOnMount: true,
          staleTime: 0,
          structuralSharing: () => 'the same',
          throwOnError: true,
        },
      },
    });
    expect({ ...follow({}, queryClient).options }).toMatchObject({
      enabled: false,
      gcTime: 300_000,
      networkMode: 'always',
      notifyOnChangeProps: 'all',
      queryHash: '["tour-booking","one","list","agents"]',
      refetchInterval: false,
      refetchOnMount: false,
      refetchOnReconnect: false,
      refetchOnWindowFocus: false,
      retry: false,
      retryOnMount: false,
      staleTime: Number.POSITIVE_INFINITY,
      structuralSharing: false,
      throwOnError: false,
    });
  });
});
