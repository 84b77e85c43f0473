import type { Endpoint } from '../endpoint.ts';

export const listNeighborhoods = {
  name: 'listNeighborhoods',
  method: 'GET',
  path: '/api/v2/neighborhoods/',
  auth: { scheme: 'key', right: 'public' },
  query: ['city', 'state'],
  summary: 'The neighborhoods of a city or a state, or all of them.',
  document: 'GET /api/v2/neighborhoods/',
} as const satisfies Endpoint;
