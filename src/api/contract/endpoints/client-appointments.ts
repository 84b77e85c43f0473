import type { Endpoint } from '../endpoint.ts';

/** This operation has its own file, because it wants the secret key: no browser build may hold it. */
export const listClientAppointments = {
  name: 'listClientAppointments',
  method: 'GET',
  path: '/api/v2/clients/{client_id}/appointments',
  auth: { scheme: 'open', right: 'secret' },
  query: [],
  summary: "A client's confirmed appointments and those made in the web application, by start.",
  document: 'GET /api/v2/clients/<client_id>/appointments',
} as const satisfies Endpoint;
