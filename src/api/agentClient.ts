import { getAgent } from './contract/endpoints/reference.ts';
import type { Agent } from './contract/schemas/reference.ts';
import { member } from './member.ts';
import type { CallOptions, Transport } from './transport.ts';

/** The call for an agent. `createLeasingClient` has it, and an integrator's own client may have it. */
export interface AgentClient {
  /** One agent by id (document, "GET /api/v1/public/agents/<id>/"). */
  getAgent(id: number, options?: CallOptions): Promise<Agent>;
}

/** Asks for an agent. Gives the reply as it came; throws as every call does. */
export type AskAgent = (id: number, options?: CallOptions) => Promise<unknown>;

/** The call over `transport`, which has a key or reaches a proxy that adds one. */
export const agentCall =
  (transport: Transport): AskAgent =>
  async (id, options) =>
    (await transport(getAgent, { ...options, params: { agent_id: id } })).json;

/** The call of `client`. Undefined if it has none. */
export const agentCallOf = (client: Partial<AgentClient>): AskAgent | undefined =>
  client.getAgent && (async (id, options) => client.getAgent?.(id, options));

/** What a visitor sees of an agent. A part that is not known is empty. */
export interface AgentFacts {
  readonly name: string;
  readonly title: string;
  /** The address of the photo, not checked yet. */
  readonly photo: string;
  readonly phone: string;
  /** The number for text messages. */
  readonly mobile: string;
}

/** An agent as the service sent it (document, "Agent (version 1)"). Undefined without a name. */
export function readAgent(reply: unknown): AgentFacts | undefined {
  const name = textOf(reply, 'name');
  if (name === '') return undefined;
  const [phone, mobile] = [textOf(reply, 'phone_number'), textOf(reply, 'mobile_phone_number')];
  return {
    name,
    title: textOf(reply, 'title'),
    photo: textOf(member(reply, 'headshot'), 'thumbnail'),
    phone: phone || mobile,
    mobile: mobile || phone,
  };
}

function textOf(value: unknown, name: string): string {
  const text = member(value, name);
  return typeof text === 'string' ? text.trim() : '';
}
