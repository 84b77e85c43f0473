import type { Agent, Floorplan } from '../../../src/api/contract/schemas/reference.ts';
import { parseLocalDateTime } from '../../../src/time/values.ts';
import type { Context } from '../context.ts';
import type { Resource } from '../store.ts';
import { createAgents } from './agents.ts';
import { type Building, type CompanyBuilding, createBuildings, createCompanyBuildings } from './buildings.ts';
import { fillTable } from './fillTable.ts';
import { COMMUNITIES, createFloorplans, createUnitTypes, type UnitType } from './floorplans.ts';
import { ABSENT, emptyTable, type ListingTable } from './listingTable.ts';
import { createNeighborhoods, type Neighborhood } from './neighborhoods.ts';

/** The seeded data. Only the listings change while the service runs. */
export interface World {
  readonly seed: number;
  readonly agents: readonly Agent[];
  readonly neighborhoods: readonly Neighborhood[];
  /** Those in which there are listings: the company's own first. */
  readonly buildings: readonly Building[];
  /** The company's own, as reference data. */
  readonly companyBuildings: readonly CompanyBuilding[];
  readonly unitTypes: readonly UnitType[];
  /** By community id. */
  readonly floorplans: ReadonlyMap<number, readonly Floorplan[]>;
  readonly listings: ListingTable;
  /** How many listings there may be in each of `buildings`. */
  readonly unitCounts: Uint16Array;
}

/** How many listings can be added while the service runs. They are made from the seed as well, and wait unseen. */
const SPARE_LISTINGS = 100;

/** Creates the seeded data: the same seed, number of listings and clock give the same data. */
export function createWorld({ seed, listingCount, clock }: Pick<Context, 'seed' | 'listingCount' | 'clock'>): World {
  const now = clock.now();
  const base = parseLocalDateTime(now.slice(0, 16)) ?? now;
  const agents = createAgents();
  const neighborhoods = createNeighborhoods();
  const buildings = createBuildings(seed, listingCount, neighborhoods);
  const companyBuildings = createCompanyBuildings(seed, buildings, neighborhoods);
  const unitTypes = createUnitTypes();
  const listings = emptyTable(listingCount + SPARE_LISTINGS, base);
  const unitCounts = fillTable(listings, seed, { buildings, unitTypes, agentCount: agents.length });
  listings.status.fill(ABSENT, listingCount);
  listings.count = listingCount;
  const floorplans = new Map(COMMUNITIES.map((id) => [id, createFloorplans(seed, id, unitTypes)]));
  return { seed, agents, neighborhoods, buildings, companyBuildings, unitTypes, floorplans, listings, unitCounts };
}

/** The reference data of a world, as the state of the service counts it. */
export const referenceResources = (world: World): Readonly<Record<string, Resource>> => ({
  agents: { count: () => world.agents.length },
  neighborhoods: { count: () => world.neighborhoods.length },
  buildings: { count: () => world.companyBuildings.length },
  floorplans: { count: () => [...world.floorplans.values()].flat().length },
});
