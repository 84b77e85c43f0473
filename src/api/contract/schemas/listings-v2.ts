import * as v from 'valibot';
import * as endpoints from '../endpoints/listings-v2.ts';
import { guarded, invalid, missing, type Operation } from '../operation.ts';

/** The version 2 listing: the item of a search and the single listing (document, "Listing, version 2"). */

/** A field the document marks as nullable and shows only as null: any single value may stand there. */
const undocumented = v.nullable(v.union([v.string(), v.number(), v.boolean()]));

const photo = v.object({
  id: v.number(),
  original: v.string(),
  large: v.string(),
  thumbnail: v.string(),
  small: v.string(),
  xlarge: v.string(),
  sort_order: v.number(),
  media_type: v.string(),
});

const listingCompany = v.object({
  phone_number: v.string(),
  email: v.string(),
  website: v.string(),
  name: v.string(),
  address: v.string(),
  fax_number: v.string(),
  logo: v.nullable(v.string()),
  company_id: v.number(),
});

const building = v.object({
  id: v.number(),
  name: v.string(),
  city: v.string(),
  state: v.string(),
  postal_code: v.string(),
  street_address: v.string(),
  building_description: v.string(),
  cross_streets: v.array(v.string()),
  neighborhood: v.nullable(v.object({ name: v.string(), area: v.string() })),
  building_ownership: v.nullable(v.string()),
  amenities: v.array(v.string()),
  location: v.nullable(v.object({ latitude: v.number(), longitude: v.number() })),
});

const mlsPolicies = v.object({
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
  square_footage: undocumented,
  floor: undocumented,
  occupancy_status: undocumented,
  renter_fee: undocumented,
  exclusive: undocumented,
  incentives: undocumented,
  key_in_office: undocumented,
  first_showing_date: undocumented,
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
  building,
  open_houses: v.array(v.unknown()),
  contacts: v.array(v.unknown()),
  mls_policies: mlsPolicies,
});
/** A listing of the version 2 searches (document, "Listing, version 2"). Prices are text, areas in square feet. */
export type ListingWire = v.InferOutput<typeof listing>;

/** The document shows the video URLs in the list sample only, so the single listing may do without them. */
export const singleListing = v.object({
  ...listing.entries,
  primary_video_url: v.optional(v.nullable(v.string())),
  secondary_video_url: v.optional(v.nullable(v.string())),
  virtual_tour_url: v.optional(v.nullable(v.string())),
  fee_structure: v.string(),
  building: v.object({
    ...building.entries,
    building_age: v.string(),
    building_type: v.string(),
    year_built: v.number(),
    total_units: v.number(),
    floors: v.number(),
    tax_lot: v.string(),
    tax_block: v.string(),
  }),
});
/** A single listing of version 2. */
export type SingleListingWire = v.InferOutput<typeof singleListing>;

export const listingsReply = v.object({
  total_items: v.number(),
  items: v.array(listing),
  total_pages: v.number(),
  page: v.number(),
});
export type ListingsReplyWire = v.InferOutput<typeof listingsReply>;

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
