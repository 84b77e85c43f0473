/** The chunk of an edge. Loaded where the integrator names one. */
export { createEdgeTours } from './edgeCalls.ts';
