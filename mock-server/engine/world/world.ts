import type { Agent, Floorplan } from '../../../src/api/contract/schemas/reference.ts';
import { type Day, dayOf, parseLocalDateTime } from '../../../src/time/values.ts';
import { employeesOfGroup } from '../groups/groups.ts';
import type { Clock } from '../serviceClock.ts';
import type { Resource } from '../store.ts';
import {
  type Building,
  type CompanyBuilding,
  createBuildings,
  createCompanyBuildings,
  createNeighborhoods,
  type Neighborhood,
} from './buildings.ts';
import { COMMUNITIES, createFloorplans, createUnitTypes, type UnitType } from './floorplans.ts';
import { LISTING_COMPANIES, phoneNumber, photoSizes } from './inventedNames.ts';
import { HOMES } from './seededHomes.ts';
import { createListings, type WorldListing } from './worldListings.ts';

/** The data that is made from the seed. Only the listings change while the service runs. */
export interface World {
  readonly seed: number;
  /** The day of the clock at the start. */
  readonly start: Day;
  readonly agents: readonly Agent[];
  readonly neighborhoods: readonly Neighborhood[];
  /** The buildings with listings. The company's own come first. */
  readonly buildings: readonly Building[];
  /** The company's own buildings, as reference data. */
  readonly companyBuildings: readonly CompanyBuilding[];
  readonly unitTypes: readonly UnitType[];
  /** By community id. */
  readonly floorplans: ReadonlyMap<number, readonly Floorplan[]>;
  /** By ascending id, with the removed ones and those that can still be added. Only the listing store changes them. */
  readonly listings: WorldListing[];
}

/** What a world depends on. */
interface WorldSeed {
  readonly seed: number;
  readonly listingCount: number;
  readonly clock: Clock;
}

/** The number of listings that can be added while the service runs. They are made at the start and not shown. */
const SPARE_LISTINGS = 100;

/** Creates the data. The same seed, number of listings and clock give the same data. */
export function createWorld({ seed, listingCount, clock }: WorldSeed): World {
  const now = clock.now();
  const start = parseLocalDateTime(now.slice(0, 16)) ?? now;
  const agents = createAgents();
  const neighborhoods = createNeighborhoods();
  const buildings = createBuildings(seed, listingCount, neighborhoods);
  const companyBuildings = createCompanyBuildings(seed, buildings, neighborhoods);
  const unitTypes = createUnitTypes();
  const homes = HOMES.slice(0, listingCount);
  const listings = createListings({
    ...{ seed, start, buildings, unitTypes, agents, homes },
    ...{ count: listingCount, spares: SPARE_LISTINGS },
  });
  const floorplans = new Map(COMMUNITIES.map((id) => [id, createFloorplans(seed, id, unitTypes)]));
  return {
    ...{ seed, start: dayOf(start), agents, neighborhoods, buildings, companyBuildings, unitTypes, floorplans },
    listings,
  };
}

/** The reference data of a world, for the counts in the service's state. */
export const referenceResources = (world: World): Readonly<Record<string, Resource>> => ({
  agents: { count: () => world.agents.length },
  neighborhoods: { count: () => world.neighborhoods.length },
  buildings: { count: () => world.companyBuildings.length },
  floorplans: { count: () => [...world.floorplans.values()].flat().length },
});

const TITLES = ['Leasing Agent', 'Senior Leasing Agent', 'Leasing Manager', 'Sales Associate'] as const;

/** The agents of the company, by id: all employees who give tours. They are the same in every world. */
function createAgents(): readonly Agent[] {
  const employees = Object.values(employeesOfGroup).flat();
  return employees.map(({ id, name }, at) => ({
    id,
    phone_number: phoneNumber(id),
    mobile_phone_number: phoneNumber(100 + id),
    name,
    email: `${name.toLowerCase().replace(/\W+/g, '.')}@${LISTING_COMPANIES[0].domain}`,
    title: TITLES[at % TITLES.length] ?? '',
    bio: `${name} has shown homes in Port Calder and Wexbridge for ${3 + at} years.`,
    headshot: { original: photoSizes('agents', id).original, thumbnail: photoSizes('agents', id).thumbnail },
  }));
}
