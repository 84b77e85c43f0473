import { Home } from './api-homeClient.js';

/**
 * What the integrator says of the rents of homes. `total`: they include all mandatory fees. `base`: fees come on top. `off`: no amount is
 * shown.
 */
type Rents = 'total' | 'base' | 'off';
/** A home as the notes of a booking name it, and as a tab keeps it. */
type NotedHome = Pick<Home, 'id' | 'label'> & {
  readonly isFloorplan: boolean;
};
/** Reads the homes back from the notes of a booking. Gives an empty list if their first line is not about homes. */
declare function homesInNotes(notes: string): readonly NotedHome[];

export { homesInNotes };
export type { NotedHome, Rents };
