import { agentChunk, useChunk } from '../../../chunks.ts';
import { ChunkStyle } from '../../ChunkStyle.tsx';
import type { AgentProps } from './Agent.tsx';

/** The agent of a booked tour, once the file is there. */
export function AgentPlace(props: AgentProps) {
  const chunk = useChunk(agentChunk);
  if (chunk.status !== 'ready') return null;
  const { Agent, agentSheet } = chunk.module;
  return (
    <ChunkStyle sheet={agentSheet}>
      <Agent {...props} />
    </ChunkStyle>
  );
}
