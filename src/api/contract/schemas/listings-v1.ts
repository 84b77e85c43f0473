import * as v from 'valibot';
import * as endpoints from '../endpoints/listings-v1.ts';
import { guarded, invalid, missing, type Operation } from '../operation.ts';

/** The version 1 listing: the item of a search and the single listing (document, "Listing, version 1"). */

/** A field the document marks as nullable and shows only as null: any single value may stand there. */
const undocumented = v.nullable(v.union([v.string(), v.number(), v.boolean()]));

const photo = v.object({
  id: v.number(),
  large: v.string(),
  small: v.string(),
  original: v.string(),
  thumbnail: v.string(),
  is_floorplan: v.boolean(),
  local_file_name: v.string(),
  media_type: v.number(),
});

const contact = v.object({
  phone_number: v.string(),
  mobile_phone_number: v.string(),
  name: v.string(),
  email: v.string(),
});

const building = v.object({
  city: v.string(),
  state: v.string(),
  neighborhood: v.nullable(v.object({ name: v.string(), area: v.string() })),
  name: v.nullable(v.string()),
  amenities: v.array(v.string()),
  id: v.nullable(v.number()),
  street_address: v.string(),
  location: v.nullable(v.object({ latitude: v.number(), longitude: v.number() })),
});

const shared = {
  id: v.number(),
  status: v.string(),
  rent: v.number(),
  layout: v.string(),
  bathrooms: v.number(),
  floor: undocumented,
  square_footage: undocumented,
  renter_fee: undocumented,
  max_lease_term: undocumented,
  min_lease_term: undocumented,
  date_available: v.string(),
  changed_at: v.string(),
  unit_amenities: v.array(v.string()),
  unit_description: v.string(),
  photos: v.array(photo),
};

/** An item of the search. */
export const publicListing = v.object({
  ...shared,
  pets: v.string(),
  building: v.object({ ...building.entries, zipcode: v.string() }),
  contacts: v.array(contact),
});
/** A listing of the version 1 search (document, "Listing, version 1"). */
export type PublicListingWire = v.InferOutput<typeof publicListing>;

/** The single listing. */
export const singlePublicListing = v.object({
  ...shared,
  building,
  contacts: v.array(v.object({ ...contact.entries, agent_id: v.number() })),
  open_houses: v.array(v.object({ date: v.string(), start_time: v.string(), end_time: v.string() })),
  similar_units: v.optional(v.array(publicListing)),
});
/** A single listing of version 1, with similar ones where they were asked for. */
export type SinglePublicListingWire = v.InferOutput<typeof singlePublicListing>;

export const publicListingsReply = v.object({
  total_items: v.number(),
  total_pages: v.number(),
  page: v.number(),
  items: v.array(publicListing),
});
export type PublicListingsReplyWire = v.InferOutput<typeof publicListingsReply>;

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
