import * as v from 'valibot';

/** A neighborhood; `area` is the text None when there is none (document, "Neighborhood"). */
export const neighborhood = v.object({
  id: v.number(),
  name: v.string(),
  city: v.string(),
  state: v.string(),
  area: v.string(),
});
export type NeighborhoodWire = v.InferOutput<typeof neighborhood>;

/** A bare array. */
export const neighborhoodsReply = v.array(neighborhood);
export type NeighborhoodsReplyWire = v.InferOutput<typeof neighborhoodsReply>;
