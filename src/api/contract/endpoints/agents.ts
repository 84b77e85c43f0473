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
