import type { Endpoint } from '../endpoint.ts';

export const listBuildings = {
  name: 'listBuildings',
  method: 'GET',
  path: '/api/v2/buildings/',
  auth: { scheme: 'key', right: 'public' },
  query: ['page'],
  summary: "The company's own buildings.",
  document: 'GET /api/v2/buildings/',
} as const satisfies Endpoint;
