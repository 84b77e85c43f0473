import { QueryClient } from '@tanstack/query-core';
import { expect, it } from 'vitest';
import { programmedClient } from '../../test/programmedClient.ts';
import type { AskLists } from '../api/lists.ts';
import { listQuery } from './listQuery.ts';

const ask = (lists: AskLists | undefined) => {
  const scope = { client: programmedClient(), service: 'one', groupId: 101, lists };
  const { queryKey = [], queryFn } = listQuery(scope, 'agents', { now: () => 7 });
  if (typeof queryFn !== 'function') throw new Error('the query has no function');
  return new QueryClient().fetchQuery({ queryKey, queryFn, retry: false });
};

it('is kept by service and list, whatever the group', () => {
  const scope = { client: programmedClient(), service: 'one', groupId: 101 };
  const keyOf = (groupId: number, service = 'one', list: 'agents' | 'neighborhoods' = 'agents') =>
    listQuery({ ...scope, service, groupId }, list, { now: () => 7 }).queryKey;
  expect(keyOf(101)).toEqual(['tour-booking', 'one', 'list', 'agents']);
  expect(keyOf(101)).toEqual(keyOf(102));
  expect(keyOf(101)).not.toEqual(keyOf(101, 'other'));
  expect(keyOf(101)).not.toEqual(keyOf(101, 'one', 'neighborhoods'));
});

it('joins the pages of a list, and says when they came', async () => {
  const pages: number[] = [];
  const agents = async (page: number) => {
    pages.push(page);
    return { items: [{ id: page, name: `Agent ${3 - page}` }], total_pages: 2 };
  };
  expect(await ask({ agents })).toEqual({
    answer: [
      { value: '2', label: 'Agent 1' },
      { value: '1', label: 'Agent 2' },
    ],
    receivedAt: 7,
  });
  expect(pages).toEqual([1, 2]);
});

it.each([[undefined], [{}], [{ agents: async () => 'text' }]])(
  'fails where there is nothing to read: %j',
  async (lists) => {
    await expect(ask(lists)).rejects.toThrow('list of agents');
  },
);
