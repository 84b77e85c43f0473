import type { Endpoint } from '../endpoint.ts';

export const listFloorplans = {
  name: 'listFloorplans',
  method: 'GET',
  path: '/api/v2/communities/{community_id}/floorplans/',
  auth: { scheme: 'open', right: 'public' },
  query: ['page'],
  summary: 'The floorplans of a community.',
  document: 'GET /api/v2/communities/<community_id>/floorplans/',
} as const satisfies Endpoint;
