import { listAgents, listNeighborhoods } from './contract/endpoints/reference.ts';
import type { Agent, Neighborhood } from './contract/schemas/reference.ts';
import type { QueryOf } from './readReply.ts';
import type { CallOptions, Transport } from './transport.ts';

/** A list of the company. A question of the form takes its choices from it. */
export type ListName = 'agents' | 'neighborhoods';

/** Asks for one page of a list, or for all of a list without pages. Gives the reply as it came; throws as every call does. */
type AskList = (page: number, options?: CallOptions) => Promise<unknown>;

/** The call for each list, where there is one. */
export type AskLists = Readonly<Partial<Record<ListName, AskList>>>;

/** The calls for agents and neighborhoods. `createLeasingClient` has them, and an integrator's own client may have them. */
export interface ListClient {
  /** One page of the company's agents (document, "GET /api/v1/public/agents/"). */
  listAgents(query?: AgentFilters, options?: CallOptions): Promise<Page<Agent>>;
  /** All neighborhoods that the company knows (document, "GET /api/v2/neighborhoods/"). */
  listNeighborhoods(query?: NeighborhoodFilters, options?: CallOptions): Promise<Neighborhood[]>;
}

/** One page of a list, in the document's own shape. Pages count from 1. */
export interface Page<Item> {
  readonly total_items: number;
  readonly items: Item[];
  readonly total_pages: number;
  readonly page: number;
  /**
   * The items that were left out, each by the path of the part that could not be read: `items.3.price`. The clients of this package always
   * set it.
   */
  readonly unread?: readonly string[];
}

/** The filters of `listAgents`. */
export type AgentFilters = QueryOf<typeof listAgents>;
/** The filters of `listNeighborhoods`. */
export type NeighborhoodFilters = QueryOf<typeof listNeighborhoods>;

/** The query of a page. The first page is asked for without a number, because some proxies pass on the plain address only. */
const numbered = (page: number): { readonly page?: number } => (page === 1 ? {} : { page });

/** The lists over `transport`, which has a key or reaches a proxy that adds one. */
export const listCalls = (transport: Transport): AskLists => ({
  agents: async (page, options) =>
    (await transport(listAgents, { ...options, params: {}, query: numbered(page) })).json,
  neighborhoods: async (_, options) => (await transport(listNeighborhoods, { ...options, params: {} })).json,
});

/** The lists that `client` has a call for. */
export const listsOf = (client: Partial<ListClient>): AskLists => ({
  ...(client.listAgents ? { agents: async (page, options) => client.listAgents?.(numbered(page), options) } : {}),
  ...(client.listNeighborhoods ? { neighborhoods: async (_, options) => client.listNeighborhoods?.({}, options) } : {}),
});
