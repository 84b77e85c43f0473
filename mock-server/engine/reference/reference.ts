import type {
  Agent,
  ListAgentsReply,
  ListBuildingsReply,
  ListFloorplansReply,
  ListNeighborhoodsReply,
  Neighborhood,
  CompanyBuilding as ShownBuilding,
} from '../../../src/api/contract/schemas/reference.ts';
import { readId } from '../json.ts';
import { accept, notFound, type Outcome, refuse } from '../outcome.ts';
import type { Query } from '../query.ts';
import { buildingFields, type CompanyBuilding } from '../world/buildings.ts';
import type { World } from '../world/world.ts';
import { pageOf } from './pages.ts';

/** The agents of the company (document, "GET /api/v1/public/agents/"). */
export const listAgents = (world: World, query: Query): Outcome<ListAgentsReply> => pageOf(world.agents, query);

/** One agent (document, "GET /api/v1/public/agents/<id>/"). */
export function getAgent(world: World, agentId: string): Outcome<Agent> {
  const agent = world.agents.find(({ id }) => id === readId(agentId));
  return agent ? accept(agent) : notFound('agent', agentId);
}

/** The neighborhoods of the cities and the states asked for, or all of them (document, "GET /api/v2/neighborhoods/"). */
export function listNeighborhoods(world: World, query: Query): Outcome<ListNeighborhoodsReply> {
  const names = (['city', 'state'] as const).map((name) => {
    const wanted = query.getAll(name).map((text) => text.trim().toLowerCase());
    return { name, wanted };
  });
  const empty = names.filter(({ wanted }) => wanted.includes(''));
  if (empty.length > 0)
    return refuse(Object.fromEntries(empty.map(({ name }) => [name, ['An empty text finds nothing.']])));
  const fits = (neighborhood: Neighborhood) =>
    names.every(({ name, wanted }) => wanted.length === 0 || wanted.includes(neighborhood[name].toLowerCase()));
  return accept(world.neighborhoods.map(({ wire }) => wire).filter(fits));
}

/** The company's own buildings (document, "GET /api/v2/buildings/"). */
export const listBuildings = (world: World, query: Query): Outcome<ListBuildingsReply> =>
  pageOf(world.companyBuildings.map(shownBuilding), query);

const shownBuilding = (building: CompanyBuilding): ShownBuilding => ({
  ...buildingFields(building),
  neighborhood: building.neighborhood && { ...building.neighborhood.wire },
  building_ownership: building.ownership?.label ?? 'None',
  location: building.location && { ...building.location },
  // Every other one came from another system, by whose number it is still known there.
  source_id: building.id % 2 === 0 ? `CQ-${building.id}` : null,
});

/** The floorplans of a community (document, "GET /api/v2/communities/<community_id>/floorplans/"). */
export function listFloorplans(world: World, communityId: string, query: Query): Outcome<ListFloorplansReply> {
  const floorplans = world.floorplans.get(readId(communityId) ?? -1);
  return floorplans ? pageOf(floorplans, query) : notFound('community', communityId);
}
