import * as v from 'valibot';
import * as endpoints from '../endpoints/reference.ts';
import { guarded, guessed, invalid, missing, type Operation } from '../operation.ts';

export const headshot = v.object({ original: v.string(), thumbnail: v.string() });

/** An agent of the company (document, "Agent (version 1)"). */
export const agent = v.object({
  id: v.number(),
  phone_number: v.string(),
  mobile_phone_number: v.string(),
  name: v.string(),
  email: v.string(),
  title: v.string(),
  bio: v.string(),
  headshot,
});
/** An agent of the company (document, "Agent (version 1)"). */
export type Agent = v.InferOutput<typeof agent>;

export const agentsReply = v.object({
  total_items: v.number(),
  total_pages: v.number(),
  page: v.number(),
  items: v.array(agent),
});
export type ListAgentsReply = v.InferOutput<typeof agentsReply>;

/** The operations with their schemas. A function, so that a build in which nobody calls it leaves it out. */
export const agentOperations = (): readonly Operation[] => [
  { endpoint: endpoints.listAgents, resource: 'agents', replies: { 200: agentsReply, ...invalid, ...guarded } },
  { endpoint: endpoints.getAgent, resource: 'agents', replies: { 200: agent, ...missing, ...guarded } },
];

/** A neighborhood as listings show it; `area` is the text None when there is none. */
export const neighborhoodName = v.object({ name: v.string(), area: v.string() });
/** Degrees. */
export const location = v.object({ latitude: v.number(), longitude: v.number() });

/** A neighborhood; `area` is the text None when there is none (document, "Neighborhood"). */
export const neighborhood = v.object({
  id: v.number(),
  name: v.string(),
  city: v.string(),
  state: v.string(),
  area: v.string(),
});
/** A neighborhood the company has homes in (document, "Neighborhood"). */
export type Neighborhood = v.InferOutput<typeof neighborhood>;

/** A bare array. */
export const neighborhoodsReply = v.array(neighborhood);
export type ListNeighborhoodsReply = v.InferOutput<typeof neighborhoodsReply>;

/** The operations with their schemas. A function, so that a build in which nobody calls it leaves it out. */
export const neighborhoodOperations = (): readonly Operation[] => [
  {
    endpoint: endpoints.listNeighborhoods,
    resource: 'neighborhoods',
    replies: { 200: neighborhoodsReply, ...invalid, ...guarded },
  },
];

/** A building of the company (document, "Company building (version 2)"). */
export const companyBuilding = v.object({
  id: v.number(),
  name: v.string(),
  city: v.string(),
  state: v.string(),
  postal_code: v.string(),
  street_address: v.string(),
  building_description: v.string(),
  cross_streets: v.array(v.string()),
  neighborhood: v.nullable(neighborhood),
  building_ownership: v.string(),
  amenities: v.array(v.string()),
  location: v.nullable(location),
  source_id: guessed(v.string()),
});
/** A building of the company (document, "Company building (version 2)"). */
export type CompanyBuilding = v.InferOutput<typeof companyBuilding>;

export const buildingsReply = v.object({
  total_items: v.number(),
  items: v.array(companyBuilding),
  total_pages: v.number(),
  page: v.number(),
});
export type ListBuildingsReply = v.InferOutput<typeof buildingsReply>;

/** The operations with their schemas. A function, so that a build in which nobody calls it leaves it out. */
export const buildingOperations = (): readonly Operation[] => [
  {
    endpoint: endpoints.listBuildings,
    resource: 'buildings',
    replies: { 200: buildingsReply, ...invalid, ...guarded },
  },
];

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
