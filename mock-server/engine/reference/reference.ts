import type { AgentsReplyWire, AgentWire } from '../../../src/api/contract/schemas/agents.ts';
import type { BuildingsReplyWire, CompanyBuildingWire } from '../../../src/api/contract/schemas/buildings.ts';
import type { FloorplansReplyWire } from '../../../src/api/contract/schemas/floorplans.ts';
import type { NeighborhoodsReplyWire } from '../../../src/api/contract/schemas/neighborhoods.ts';
import { readId } from '../json.ts';
import { accept, notFound, type Outcome, refuse } from '../outcome.ts';
import type { Query } from '../query.ts';
import { type Building, buildingFields } from '../world/buildings.ts';
import type { World } from '../world/world.ts';
import { pageOf } from './pages.ts';

/** The agents of the company (document, "GET /api/v1/public/agents/"). */
export const listAgents = (world: World, query: Query): Outcome<AgentsReplyWire> => pageOf(world.agents, query);

/** One agent (document, "GET /api/v1/public/agents/<id>/"). */
export function getAgent(world: World, agentId: string): Outcome<AgentWire> {
  const agent = world.agents.find(({ id }) => id === readId(agentId));
  return agent ? accept(agent) : notFound('agent', agentId);
}

/** The neighborhoods of the cities asked for, or all of them (document, "GET /api/v2/neighborhoods/"). */
export function listNeighborhoods(world: World, query: Query): Outcome<NeighborhoodsReplyWire> {
  const cities = query.getAll('city').map((city) => city.trim().toLowerCase());
  if (cities.includes('')) return refuse({ city: ['An empty text finds nothing.'] });
  const all = world.neighborhoods.map(({ wire }) => wire);
  return accept(cities.length === 0 ? all : all.filter(({ city }) => cities.includes(city.toLowerCase())));
}

/** The company's own buildings (document, "GET /api/v2/buildings/"). */
export const listBuildings = (world: World, query: Query): Outcome<BuildingsReplyWire> =>
  pageOf(world.buildings.filter(({ own }) => own).map(shownBuilding), query);

const shownBuilding = (building: Building): CompanyBuildingWire => ({
  ...buildingFields(building),
  neighborhood: building.neighborhood && { ...building.neighborhood.wire },
  building_ownership: building.ownership?.label ?? 'None',
  source_id: null,
});

/** The floorplans of a community (document, "GET /api/v2/communities/<community_id>/floorplans/"). */
export function listFloorplans(world: World, communityId: string, query: Query): Outcome<FloorplansReplyWire> {
  const floorplans = world.floorplans.get(readId(communityId) ?? -1);
  return floorplans ? pageOf(floorplans, query) : notFound('community', communityId);
}
