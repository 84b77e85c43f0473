import { type FetchQueryOptions, hashKey } from '@tanstack/query-core';
import { type AgentFacts, readAgent } from '../../api/agentClient.ts';
import { type QueryScope, queryDefaults } from '../../queries/queryOptions.ts';

/**
 * An agent by id. Fails where there is none. Sets every option that would change how it is asked, so that the defaults of a host's query
 * client do not apply.
 */
export const agentQuery = ({ service, agent }: QueryScope, id: number): FetchQueryOptions<AgentFacts> => ({
  queryKey: ['tour-booking', service, 'agent', id],
  queryKeyHashFn: hashKey,
  retry: queryDefaults.retry,
  networkMode: queryDefaults.networkMode,
  staleTime: queryDefaults.staleTime,
  gcTime: queryDefaults.gcTime,
  async queryFn({ signal }) {
    const facts = readAgent(await agent?.(id, { signal }));
    if (facts === undefined) throw new Error(`The reply to agent ${id} has no name.`);
    return facts;
  },
});
