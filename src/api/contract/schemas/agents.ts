import * as v from 'valibot';
import * as endpoints from '../endpoints/agents.ts';
import { guarded, invalid, missing, type Operation } from '../operation.ts';

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
