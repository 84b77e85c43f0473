import type { Endpoint } from '../endpoint.ts';

/** This operation has its own file, because a visitor's browser needs it too. */
export const createProspect = {
  name: 'createProspect',
  method: 'POST',
  path: '/api/v2/clients',
  auth: { scheme: 'open', right: 'secret' },
  query: [],
  summary: 'Creates a prospect in a group.',
  document: 'POST /api/v2/clients',
} as const satisfies Endpoint;
