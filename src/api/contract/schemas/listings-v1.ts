import * as v from 'valibot';
import * as endpoints from '../endpoints/listings-v1.ts';
import { guarded, guessed, invalid, missing, type Operation } from '../operation.ts';
import { location, neighborhoodName } from './reference.ts';

/** The version 1 listing: the item of a search and the single listing (document, "Listing, version 1"). */

export const publicPhoto = v.object({
  id: v.number(),
  large: v.string(),
  small: v.string(),
  original: v.string(),
  thumbnail: v.string(),
  is_floorplan: v.boolean(),
  local_file_name: v.string(),
  media_type: v.number(),
});

export const publicContact = v.object({
  phone_number: v.string(),
  mobile_phone_number: v.string(),
  name: v.string(),
  email: v.string(),
});

export const publicBuilding = v.object({
  city: v.string(),
  state: v.string(),
  neighborhood: neighborhoodName,
  name: v.nullable(v.string()),
  amenities: v.array(v.string()),
  id: v.nullable(v.number()),
  street_address: v.string(),
  location,
});

const shared = {
  id: v.number(),
  status: v.string(),
  rent: v.number(),
  layout: v.string(),
  bathrooms: v.number(),
  floor: guessed(v.number()),
  square_footage: guessed(v.number()),
  renter_fee: guessed(v.number()),
  max_lease_term: guessed(v.number()),
  min_lease_term: guessed(v.number()),
  date_available: v.string(),
  changed_at: v.string(),
  unit_amenities: v.array(v.string()),
  unit_description: v.string(),
  photos: v.array(publicPhoto),
};

export const publicListBuilding = v.object({ ...publicBuilding.entries, zipcode: v.string() });
export const publicAgentContact = v.object({ ...publicContact.entries, agent_id: v.number() });
export const publicOpenHouse = v.object({ date: v.string(), start_time: v.string(), end_time: v.string() });

/** An item of the search. */
export const publicListing = v.object({
  ...shared,
  pets: v.string(),
  building: publicListBuilding,
  contacts: v.array(publicContact),
});
/** A listing of the version 1 search (document, "Listing, version 1"). */
export type PublicListing = v.InferOutput<typeof publicListing>;

/** The single listing. */
export const singlePublicListing = v.object({
  ...shared,
  building: publicBuilding,
  contacts: v.array(publicAgentContact),
  open_houses: v.array(publicOpenHouse),
  similar_units: v.optional(v.array(publicListing)),
});
/** A single listing of version 1 (document, "Listing, version 1"), with similar ones if they were asked for. */
export type SinglePublicListing = v.InferOutput<typeof singlePublicListing>;

export const publicListingsReply = v.object({
  total_items: v.number(),
  total_pages: v.number(),
  page: v.number(),
  items: v.array(publicListing),
});
export type SearchPublicListingsReply = v.InferOutput<typeof publicListingsReply>;

/** The operations with their schemas. A function, so that a build in which nobody calls it leaves it out. */
export const publicListingOperations = (): readonly Operation[] => [
  {
    endpoint: endpoints.searchPublicListings,
    resource: 'listings-v1',
    replies: { 200: publicListingsReply, ...invalid, ...guarded },
  },
  {
    endpoint: endpoints.getPublicListing,
    resource: 'listings-v1',
    replies: { 200: singlePublicListing, ...invalid, ...missing, ...guarded },
  },
];
