import * as v from 'valibot';
import * as endpoints from '../endpoints/listings-v2.ts';
import { guarded, guessed, invalid, missing, type Operation } from '../operation.ts';
import { location, neighborhoodName } from './reference.ts';

/** The version 2 listing: the item of a search and the single listing (document, "Listing, version 2"). */

/** The document shows the fields of open houses and contacts in version 1 alone. In version 2 any of them may be missing. */
export const openHouse = v.object({
  date: v.optional(v.string()),
  start_time: v.optional(v.string()),
  end_time: v.optional(v.string()),
});
export const contact = v.object({
  phone_number: v.optional(v.string()),
  mobile_phone_number: v.optional(v.string()),
  name: v.optional(v.string()),
  email: v.optional(v.string()),
  agent_id: v.optional(v.number()),
});

export const photo = v.object({
  id: v.number(),
  original: v.string(),
  large: v.string(),
  thumbnail: v.string(),
  small: v.string(),
  xlarge: v.string(),
  sort_order: v.number(),
  media_type: v.string(),
});

export const listingCompany = v.object({
  phone_number: v.string(),
  email: v.string(),
  website: v.string(),
  name: v.string(),
  address: v.string(),
  fax_number: v.string(),
  logo: v.nullable(v.string()),
  company_id: v.number(),
});

export const listingBuilding = v.object({
  id: v.number(),
  name: v.string(),
  city: v.string(),
  state: v.string(),
  postal_code: v.string(),
  street_address: v.string(),
  building_description: v.string(),
  cross_streets: v.array(v.string()),
  neighborhood: neighborhoodName,
  building_ownership: v.nullable(v.string()),
  amenities: v.array(v.string()),
  location,
});

export const mlsPolicies = v.object({
  vow_opt_out: v.boolean(),
  idx_opt_out: v.boolean(),
  allow_comments: v.boolean(),
  allow_automated_valuations: v.boolean(),
  cobroke_agreement: v.string(),
});

export const listing = v.object({
  id: v.number(),
  property_type: v.string(),
  listing_type: v.string(),
  status: v.string(),
  price: v.string(),
  bedrooms: v.number(),
  bathrooms: v.number(),
  layout: v.string(),
  square_footage: guessed(v.number()),
  floor: guessed(v.number()),
  occupancy_status: guessed(v.string()),
  renter_fee: guessed(v.string()),
  exclusive: guessed(v.boolean()),
  incentives: guessed(v.string()),
  key_in_office: guessed(v.boolean()),
  first_showing_date: guessed(v.string()),
  max_lease_term: v.number(),
  min_lease_term: v.number(),
  date_available: v.string(),
  updated_at: v.string(),
  last_listed_at: v.string(),
  featured: v.boolean(),
  source: v.string(),
  amenities: v.array(v.string()),
  pets: v.string(),
  access_info: v.string(),
  description: v.string(),
  unit_number: v.string(),
  street_address: v.string(),
  primary_video_url: v.string(),
  secondary_video_url: v.string(),
  virtual_tour_url: v.string(),
  photos: v.array(photo),
  listing_company: listingCompany,
  building: listingBuilding,
  open_houses: v.array(openHouse),
  contacts: v.array(contact),
  mls_policies: mlsPolicies,
});
/** A listing of the version 2 searches (document, "Listing, version 2"). Prices are text, areas in square feet. */
export type Listing = v.InferOutput<typeof listing>;

export const singleListingBuilding = v.object({
  ...listingBuilding.entries,
  building_age: v.string(),
  building_type: v.string(),
  year_built: v.number(),
  total_units: v.number(),
  floors: v.number(),
  tax_lot: v.string(),
  tax_block: v.string(),
});

/** The document shows the video URLs in the list sample only, so the single listing may do without them. */
export const singleListing = v.object({
  ...listing.entries,
  primary_video_url: v.optional(v.nullable(v.string())),
  secondary_video_url: v.optional(v.nullable(v.string())),
  virtual_tour_url: v.optional(v.nullable(v.string())),
  fee_structure: v.string(),
  building: singleListingBuilding,
});
/** A single listing of version 2 (document, "Listing, version 2"). */
export type SingleListing = v.InferOutput<typeof singleListing>;

export const listingsReply = v.object({
  total_items: v.number(),
  items: v.array(listing),
  total_pages: v.number(),
  page: v.number(),
});
export type SearchListingsReply = v.InferOutput<typeof listingsReply>;

/** The operations with their schemas. A function, so that a build in which nobody calls it leaves it out. */
export const listingOperations = (): readonly Operation[] => [
  ...[
    endpoints.searchListings,
    endpoints.searchResidentialRentals,
    endpoints.searchResidentialSales,
    endpoints.searchCommercialRentals,
    endpoints.searchCommercialSales,
  ].map(
    (endpoint): Operation => ({
      endpoint,
      resource: 'listings-v2',
      replies: { 200: listingsReply, ...invalid, ...guarded },
    }),
  ),
  { endpoint: endpoints.getListing, resource: 'listings-v2', replies: { 200: singleListing, ...missing, ...guarded } },
];
