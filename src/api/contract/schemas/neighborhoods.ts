import * as v from 'valibot';
import * as endpoints from '../endpoints/neighborhoods.ts';
import { guarded, invalid, type Operation } from '../operation.ts';

/** A neighborhood; `area` is the text None when there is none (document, "Neighborhood"). */
export const neighborhood = v.object({
  id: v.number(),
  name: v.string(),
  city: v.string(),
  state: v.string(),
  area: v.string(),
});
/** A neighborhood the company has homes in (document, "Neighborhood"). */
export type Neighborhood = v.InferOutput<typeof neighborhood>;

/** A bare array. */
export const neighborhoodsReply = v.array(neighborhood);
export type ListNeighborhoodsReply = v.InferOutput<typeof neighborhoodsReply>;

/** The operations with their schemas. A function, so that a build in which nobody calls it leaves it out. */
export const neighborhoodOperations = (): readonly Operation[] => [
  {
    endpoint: endpoints.listNeighborhoods,
    resource: 'neighborhoods',
    replies: { 200: neighborhoodsReply, ...invalid, ...guarded },
  },
];
