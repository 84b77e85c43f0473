import * as agents from '../../src/api/contract/endpoints/agents.ts';
import { listBuildings } from '../../src/api/contract/endpoints/buildings.ts';
import { listFloorplans } from '../../src/api/contract/endpoints/floorplans.ts';
import { listNeighborhoods } from '../../src/api/contract/endpoints/neighborhoods.ts';
import * as reference from '../engine/reference/reference.ts';
import { route } from './route.ts';

/** Agents, neighborhoods, buildings and floorplans. */
export const referenceRoutes = [
  route(agents.listAgents, ({ query }, { world }) => reference.listAgents(world, query)),
  route(agents.getAgent, ({ params }, { world }) => reference.getAgent(world, params.agent_id)),
  route(listNeighborhoods, ({ query }, { world }) => reference.listNeighborhoods(world, query)),
  route(listBuildings, ({ query }, { world }) => reference.listBuildings(world, query)),
  route(listFloorplans, ({ params, query }, { world }) => reference.listFloorplans(world, params.community_id, query)),
];
