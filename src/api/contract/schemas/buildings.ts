import * as v from 'valibot';
import * as endpoints from '../endpoints/buildings.ts';
import { guarded, invalid, type Operation } from '../operation.ts';
import { guessed } from './guessed.ts';
import { neighborhood } from './neighborhoods.ts';
import { location } from './places.ts';

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
