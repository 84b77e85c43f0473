import * as agents from '../../src/api/contract/endpoints/reference.ts';
import * as buildings from '../../src/api/contract/endpoints/reference.ts';
import * as floorplans from '../../src/api/contract/endpoints/reference.ts';
import * as neighborhoods from '../../src/api/contract/endpoints/reference.ts';
import * as reference from '../engine/reference/reference.ts';
import { type RoutesOf, route } from './route.ts';

type Endpoints = typeof agents & typeof neighborhoods & typeof buildings & typeof floorplans;

/** Agents, neighborhoods, buildings and floorplans. */
export const referenceRoutes = {
  listAgents: route(agents.listAgents, ({ query }, { world }) => reference.listAgents(world, query)),
  getAgent: route(agents.getAgent, ({ params }, { world }) => reference.getAgent(world, params.agent_id)),
  listNeighborhoods: route(neighborhoods.listNeighborhoods, ({ query }, { world }) =>
    reference.listNeighborhoods(world, query),
  ),
  listBuildings: route(buildings.listBuildings, ({ query }, { world }) => reference.listBuildings(world, query)),
  listFloorplans: route(floorplans.listFloorplans, ({ params, query }, { world }) =>
    reference.listFloorplans(world, params.community_id, query),
  ),
} satisfies RoutesOf<Endpoints>;
