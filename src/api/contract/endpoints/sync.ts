import type { Endpoint } from '../endpoint.ts';

export const syncListings = {
  name: 'syncListings',
  method: 'GET',
  path: '/api/v2/sync/listings/',
  auth: { scheme: 'basic', right: 'sync' },
  query: ['listing_type', 'property_type', 'updated_since', 'max_id'],
  summary: 'Listings of every status by descending id, 50 a page, walked by a pointer.',
  document: 'GET /api/v2/sync/listings/',
} as const satisfies Endpoint;
