import { useEffect, useState } from 'react';
import type { AgentFacts } from '../../api/agentClient.ts';
import type { AgentSetting } from '../../options/agentOption.ts';
import type { Settings } from '../../options/settings.ts';
import { useEnvironment } from '../../screenParts/useEnvironment.ts';
import { sharedSheet } from '../../theme/stylesheet.ts';
import { AgentCard } from './AgentCard.tsx';
import agentStyle from './agent.css?inline';
import { agentQuery } from './agentQuery.ts';

/** The style of the agent of a booked tour. */
export const agentSheet = sharedSheet(agentStyle);

export interface AgentProps {
  readonly agent: AgentSetting;
  /** Whether the visitor chose the agent in the form, or the integrator names them. */
  readonly by: 'visitor' | 'integrator';
  readonly settings: Pick<Settings, 'scope' | 'warn'>;
}

/** The agent of a booked tour. Nothing until they are known, and where the service does not know them. */
export function Agent({ agent, by, settings }: AgentProps) {
  const facts = useAgent(agent, settings);
  return facts ? <AgentCard key={facts.name} facts={facts} by={by} /> : null;
}

function useAgent(agent: AgentSetting, { scope, warn }: AgentProps['settings']): AgentFacts | undefined {
  const { queryClient } = useEnvironment();
  const id = 'id' in agent ? agent.id : undefined;
  const [found, setFound] = useState<{ readonly id: number; readonly facts: AgentFacts }>();
  useEffect(() => {
    if (id === undefined || scope?.agent === undefined) return;
    let isGone = false;
    queryClient.fetchQuery(agentQuery(scope, id)).then(
      (facts) => {
        if (!isGone) setFound({ id, facts });
      },
      (error: unknown) => warn(`tour-booking: agent ${id} is not shown: ${String(error)}`),
    );
    return () => {
      isGone = true;
    };
  }, [id, scope, warn, queryClient]);
  if (!('id' in agent)) return agent;
  return found?.id === id ? found?.facts : undefined;
}
