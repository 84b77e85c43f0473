import type { Endpoint } from '../endpoint.ts';

export const listAgents = {
  name: 'listAgents',
  method: 'GET',
  path: '/api/v1/public/agents/',
  auth: { scheme: 'key', right: 'public' },
  query: ['page'],
  summary: 'The agents of the company.',
  document: 'GET /api/v1/public/agents/',
} as const satisfies Endpoint;

export const getAgent = {
  name: 'getAgent',
  method: 'GET',
  path: '/api/v1/public/agents/{agent_id}/',
  auth: { scheme: 'key', right: 'public' },
  query: [],
  summary: 'One agent.',
  document: 'GET /api/v1/public/agents/<id>/',
} as const satisfies Endpoint;

export const listNeighborhoods = {
  name: 'listNeighborhoods',
  method: 'GET',
  path: '/api/v2/neighborhoods/',
  auth: { scheme: 'key', right: 'public' },
  query: ['city', 'state'],
  summary: 'The neighborhoods of a city or a state, or all of them.',
  document: 'GET /api/v2/neighborhoods/',
} as const satisfies Endpoint;

export const listBuildings = {
  name: 'listBuildings',
  method: 'GET',
  path: '/api/v2/buildings/',
  auth: { scheme: 'key', right: 'public' },
  query: ['page'],
  summary: "The company's own buildings.",
  document: 'GET /api/v2/buildings/',
} as const satisfies Endpoint;

export const listFloorplans = {
  name: 'listFloorplans',
  method: 'GET',
  path: '/api/v2/communities/{community_id}/floorplans/',
  auth: { scheme: 'open', right: 'public' },
  query: ['page'],
  summary: 'The floorplans of a community.',
  document: 'GET /api/v2/communities/<community_id>/floorplans/',
} as const satisfies Endpoint;
