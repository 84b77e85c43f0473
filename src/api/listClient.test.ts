import { describe, expect, it, vi } from 'vitest';
import { programmedClient } from '../../test/programmedClient.ts';
import { listsOf } from './listClient.ts';
import { createLeasingLists } from './tourClient.ts';

describe('asking for a list', () => {
  it('sends the key in the query, and the number of a page after the first', async () => {
    const urls: string[] = [];
    const { agents, neighborhoods } = createLeasingLists({
      baseUrl: 'https://leasing.example.com',
      key: 'pk_demo',
      fetch: async (input, init) => {
        urls.push(String(input));
        expect(init?.headers).toEqual({});
        return new Response('{"items":[]}');
      },
    });
    expect(await agents?.(1)).toEqual({ items: [] });
    await agents?.(2);
    await neighborhoods?.(1);
    expect(urls).toEqual([
      'https://leasing.example.com/api/v1/public/agents/?key=pk_demo',
      'https://leasing.example.com/api/v1/public/agents/?key=pk_demo&page=2',
      'https://leasing.example.com/api/v2/neighborhoods/?key=pk_demo',
    ]);
  });

  it.each(['agents', 'neighborhoods'] as const)('of %s can be stopped', async (list) => {
    const lists = createLeasingLists({ baseUrl: 'https://leasing.example.com', fetch: async () => new Response('[]') });
    const asked = lists[list]?.(1, { signal: AbortSignal.abort() });
    await expect(asked).rejects.toMatchObject({ failure: { kind: 'aborted' } });
  });

  it('goes through a client that has the calls, and is not possible with one that lacks them', async () => {
    const reply = { items: [], total_items: 0, total_pages: 0, page: 1 };
    const listAgents = vi.fn(async () => reply);
    const listNeighborhoods = vi.fn(async () => []);
    const { signal } = new AbortController();
    const both = listsOf({ listAgents, listNeighborhoods });
    expect(await both.agents?.(1, { signal })).toBe(reply);
    await both.agents?.(2, { signal });
    await both.neighborhoods?.(1, { signal });
    expect(listAgents.mock.calls).toEqual([
      [{}, { signal }],
      [{ page: 2 }, { signal }],
    ]);
    expect(listNeighborhoods.mock.calls).toEqual([[{}, { signal }]]);
    expect(Object.keys(listsOf({ listAgents }))).toEqual(['agents']);
    expect(listsOf(programmedClient())).toEqual({});
  });
});
