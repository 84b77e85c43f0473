import type { Endpoint } from '../endpoint.ts';

/** Query parameters of the version 2 listing searches (document, "Listings search, version 2"; docs/project/api-gaps.md). */
export const LISTING_FILTERS = [
  'agents',
  'bathrooms',
  'building',
  'building_name_address',
  'building_ownership',
  'city',
  'commercial_use',
  'company',
  'date_available_after',
  'date_available_before',
  'doorman',
  'elevator',
  'exclusive',
  'featured',
  'geometry',
  'has_photos',
  'incentives',
  'layout',
  'listing_type',
  'management_company',
  'max_price',
  'min_price',
  'neighborhoods',
  'open_house_begin',
  'open_house_end',
  'parking',
  'pets',
  'postal_code',
  'property',
  'property_type',
  'source',
  'unit_type',
  'unit_type_name',
] as const;

const query = [...LISTING_FILTERS, 'sort', 'sort_dir', 'page'] as const;
const shared = { method: 'GET', auth: { scheme: 'key', right: 'public' }, query } as const;

export const searchListings = {
  ...shared,
  name: 'searchListings',
  path: '/api/v2/listings/all',
  summary: 'Available listings of every kind that match the query.',
  document: 'GET /api/v2/listings/all',
} as const satisfies Endpoint;

export const searchResidentialRentals = {
  ...shared,
  name: 'searchResidentialRentals',
  path: '/api/v2/listings/residential/rentals/',
  summary: 'Available residential rentals that match the query.',
  document: 'GET /api/v2/listings/residential/rentals/',
} as const satisfies Endpoint;

export const searchResidentialSales = {
  ...shared,
  name: 'searchResidentialSales',
  path: '/api/v2/listings/residential/sales/',
  summary: 'Available residential sales that match the query.',
  document: 'GET /api/v2/listings/residential/sales/',
} as const satisfies Endpoint;

export const searchCommercialRentals = {
  ...shared,
  name: 'searchCommercialRentals',
  path: '/api/v2/listings/commercial/rentals/',
  summary: 'Available commercial rentals that match the query.',
  document: 'GET /api/v2/listings/commercial/rentals/',
} as const satisfies Endpoint;

export const searchCommercialSales = {
  ...shared,
  name: 'searchCommercialSales',
  path: '/api/v2/listings/commercial/sales/',
  summary: 'Available commercial sales that match the query.',
  document: 'GET /api/v2/listings/commercial/sales/',
} as const satisfies Endpoint;

export const getListing = {
  name: 'getListing',
  method: 'GET',
  path: '/api/v2/listings/{listing_id}/',
  auth: { scheme: 'key', right: 'public' },
  query: [],
  summary: 'One available listing with its additional fields.',
  document: 'GET /api/v2/listings/<listing_id>/',
} as const satisfies Endpoint;
