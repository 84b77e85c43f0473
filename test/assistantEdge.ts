import * as mcp from '@modelcontextprotocol/server';
import { createMockService } from '../mock-server/engine/mockService.ts';
import type { TourEdgeOptions } from '../src/edge/edgeOptions.ts';
import { setUpEdge } from './edgeSetUp.ts';
import { mockFetch } from './mockFetch.ts';

export const PAGE = 'https://alder.example/tours';
const NEW_YORK = { timeZone: 'America/New_York' };

/** An edge that assistants may ask about group 101, with the homes of its community. Group 102 is open to visitors alone. */
export function assistantEdge(options: Partial<TourEdgeOptions> = {}) {
  const edge = setUpEdge({
    groups: { 101: NEW_YORK, 102: NEW_YORK },
    assistants: { pages: { 101: PAGE }, homes: { 101: { community: 201, rents: 'base' } }, mcp },
    ...options,
  });
  /** What a tool gives, by the address of a GET. */
  const tool = async (name: string, query = '') => {
    const reply = await edge.ask(`/assistants/${name}?group_id=101${query}`);
    return { status: reply.status, json: await reply.json() };
  };
  /** The same by POST. */
  const post = async (name: string, given: unknown) => {
    const reply = await edge.send('POST', `/assistants/${name}`, given);
    return { status: reply.status, json: await reply.json() };
  };
  return { ...edge, tool, post };
}

/** A service whose replies `change` alters. */
export function changedFetch(change: (path: string, json: unknown) => unknown): typeof fetch {
  const mock = mockFetch(createMockService({ now: '2026-12-01T09:00:00' }), { requireKey: true });
  return async (input, init) => {
    const request = new Request(input, init);
    const reply = await mock.fetch(request);
    const text = JSON.stringify(change(new URL(request.url).pathname, await reply.json()));
    return new Response(text, { status: reply.status, headers: { 'Content-Type': 'application/json' } });
  };
}
