import type { Flow } from '../../booking/flow.ts';
import type { ConfigurationState } from '../../core/snapshot.ts';
import { modeOf, settingOf } from '../../form/fieldModes.ts';
import { useChunk } from '../../loading/chunk.ts';
import type { Settings } from '../../options/settings.ts';
import { ChunkStyle } from '../../screenParts/ChunkStyle.tsx';
import { createScreenChunk } from '../../screenParts/screenChunk.ts';
import type { BookingModel } from '../../screenParts/tourBookingModel.ts';
import type { AgentProps } from './Agent.tsx';

/** The agent of a booked tour. Loaded where there is one, while the booking is sent. */
export const agentChunk = createScreenChunk(
  'Agent',
  (): Promise<typeof import('./Agent.tsx')> => import('./Agent.tsx'),
);

/** The agent of a booked tour, once the chunk has loaded. Loads nothing for a tour without one. */
export function AgentPlace({ snapshot: { flow, configuration }, settings }: Omit<BookingModel, 'commands'>) {
  const agent = agentOfTour(flow, configuration, settings);
  return agent ? <Loaded {...agent} settings={settings} /> : null;
}

function Loaded(props: AgentProps) {
  const chunk = useChunk(agentChunk);
  if (chunk.status !== 'ready') return null;
  const { Agent, agentSheet } = chunk.module;
  return (
    <ChunkStyle sheet={agentSheet}>
      <Agent {...props} />
    </ChunkStyle>
  );
}

/**
 * The agent of a tour, as far as it is certain: the only one whom the visitor chose in the form, or else the one whom the integrator names.
 * A self-guided tour leaves out the agent of the integrator: nobody shows that visitor around.
 */
export function agentOfTour(
  { answers }: Pick<Flow, 'answers'>,
  configuration: ConfigurationState,
  settings: Pick<Settings, 'agent' | 'fields' | 'fixed' | 'kinds' | 'scope'>,
): Pick<AgentProps, 'agent' | 'by'> | undefined {
  const { agent, fields, fixed, kinds, scope } = settings;
  const [chosen, ...others] = answers.agents;
  const modes = configuration.status === 'success' && configuration.answer.active && configuration.answer.configuration;
  const mode = settingOf(fields, 'agents').mode ?? modeOf(modes ? modes.fields['client.agents'] : undefined);
  const isAsked = mode !== 'hidden' && scope?.lists?.agents !== undefined && fixed.agents === undefined;
  if (isAsked && chosen !== undefined && others.length === 0) return { agent: { id: Number(chosen) }, by: 'visitor' };
  if (agent === undefined || kinds?.chosen?.kind === 'self-guided') return undefined;
  return { agent, by: 'integrator' };
}
