import type { Endpoint } from '../endpoint.ts';

export const listEmailBlasts = {
  name: 'listEmailBlasts',
  method: 'GET',
  path: '/api/v1/email-blasts/',
  auth: { scheme: 'basic', right: 'secret' },
  query: [],
  summary: "The account's email blast lists.",
  document: 'GET /api/v1/email-blasts/',
} as const satisfies Endpoint;

export const addEmailBlastRecipients = {
  name: 'addEmailBlastRecipients',
  method: 'POST',
  path: '/api/v1/email-blasts/{blast_id}/recipients/',
  auth: { scheme: 'basic', right: 'secret' },
  query: [],
  summary: 'Adds recipients to an email blast list; addresses that are there already are skipped.',
  document: 'POST /api/v1/email-blasts/<blast_id>/recipients/',
} as const satisfies Endpoint;
