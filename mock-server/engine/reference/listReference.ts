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
import { buildingFields, type CompanyBuilding } from '../world/buildings.ts';
import type { World } from '../world/world.ts';

/** The agents of the company (document, "GET /api/v1/public/agents/"). */
export const listAgents = (world: World, query: URLSearchParams): Outcome<ListAgentsReply> =>
  pageOf(world.agents, query);

/** One agent (document, "GET /api/v1/public/agents/<id>/"). */
export function getAgent(world: World, agentId: string): Outcome<Agent> {
  const agent = world.agents.find(({ id }) => id === readId(agentId));
  return agent ? accept(agent) : notFound('agent', agentId);
}

/** The neighborhoods, also of certain cities or states only (document, "GET /api/v2/neighborhoods/"). */
export function listNeighborhoods(world: World, query: URLSearchParams): Outcome<ListNeighborhoodsReply> {
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
export const listBuildings = (world: World, query: URLSearchParams): Outcome<ListBuildingsReply> =>
  pageOf(world.companyBuildings.map(shownBuilding), query);

const shownBuilding = (building: CompanyBuilding): ShownBuilding => ({
  ...buildingFields(building),
  neighborhood: building.neighborhood && { ...building.neighborhood.wire },
  building_ownership: building.ownership?.label ?? 'None',
  location: building.location && { ...building.location },
  // Every second building came from another system and has an id there.
  source_id: building.id % 2 === 0 ? `CQ-${building.id}` : null,
});

/** The floorplans of a community (document, "GET /api/v2/communities/<community_id>/floorplans/"). */
export function listFloorplans(
  world: World,
  communityId: string,
  query: URLSearchParams,
): Outcome<ListFloorplansReply> {
  const floorplans = world.floorplans.get(readId(communityId) ?? -1);
  return floorplans ? pageOf(floorplans, query) : notFound('community', communityId);
}

/** Records on a page of reference data. The document gives no number. With ten, every seeded list has a second page. */
const PAGE_SIZE = 10;
const PAGE = /^[1-9]\d{0,8}$/;

interface PageOf<Item> {
  total_items: number;
  total_pages: number;
  page: number;
  items: Item[];
}

/**
 * The page of `items` for the query parameter `page`, by default the first. A page after the last one is empty.
 * @internal
 */
export function pageOf<Item>(items: readonly Item[], query: URLSearchParams): Outcome<PageOf<Item>> {
  const [text = '1', ...more] = query.getAll('page');
  if (more.length > 0) return refuse({ page: ['Give it once.'] });
  if (!PAGE.test(text)) return refuse({ page: [`${text.slice(0, 40) || 'An empty text'} is no page number.`] });
  const page = Number(text);
  return accept({
    total_items: items.length,
    total_pages: Math.ceil(items.length / PAGE_SIZE),
    page,
    items: items.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
  });
}
