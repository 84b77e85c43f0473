import * as v from 'valibot';
import * as endpoints from '../endpoints/floorplans.ts';
import { guarded, invalid, missing, type Operation } from '../operation.ts';

/** A floorplan of a community (document, "Community floorplan"). */

export const range = v.object({ min: v.nullable(v.number()), max: v.nullable(v.number()) });

export const floorplanPhoto = v.object({
  id: v.number(),
  xlarge: v.string(),
  thumbnail: v.string(),
  small: v.string(),
  large: v.string(),
  original: v.string(),
  media_type: v.string(),
  sort_order: v.number(),
  description: v.nullable(v.string()),
});

export const priceRange = v.object({ min: v.nullable(v.string()), max: v.nullable(v.string()) });

export const unitType = v.object({ id: v.number(), name: v.string(), description: v.string() });

export const floorplan = v.object({
  id: v.number(),
  name: v.string(),
  marketing_description: v.string(),
  unit_types: v.array(unitType),
  photos: v.array(floorplanPhoto),
  total_rooms: range,
  bathrooms: range,
  square_footage: range,
  price: priceRange,
});
/** A floorplan of a community (document, "Community floorplan"). */
export type Floorplan = v.InferOutput<typeof floorplan>;

export const floorplansReply = v.object({
  page: v.number(),
  total_pages: v.number(),
  total_items: v.number(),
  items: v.array(floorplan),
});
export type ListFloorplansReply = v.InferOutput<typeof floorplansReply>;

/** The operations with their schemas. A function, so that a build in which nobody calls it leaves it out. */
export const floorplanOperations = (): readonly Operation[] => [
  {
    endpoint: endpoints.listFloorplans,
    resource: 'floorplans',
    replies: { 200: floorplansReply, ...invalid, ...missing, ...guarded },
  },
];
