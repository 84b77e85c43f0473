import type { Endpoint } from '../endpoint.ts';

export const editProspect = {
  name: 'editProspect',
  method: 'PUT',
  path: '/api/v2/clients/{client_id}',
  auth: { scheme: 'open', right: 'secret' },
  query: [],
  summary: 'Edits a limited number of fields of a prospect, its status and application among them.',
  document: 'PUT /api/v2/clients/<client_id>',
} as const satisfies Endpoint;

export const createProspectV1 = {
  name: 'createProspectV1',
  method: 'POST',
  path: '/api/v1/clients/',
  auth: { scheme: 'basic', right: 'secret' },
  query: [],
  summary: 'Creates a prospect with the fields of version 1.',
  document: 'POST /api/v1/clients/',
} as const satisfies Endpoint;
