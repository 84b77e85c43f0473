import { sharedSheet } from '../../theme/stylesheet.ts';
import agent from './agent.css?inline';

/** The chunk of the agent of a booked tour. Loaded where there is one, while the booking is being sent. */
export { Agent } from './Agent.tsx';

/** The style of the agent of a booked tour. */
export const agentSheet = sharedSheet(agent);
