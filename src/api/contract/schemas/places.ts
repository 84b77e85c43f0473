import * as v from 'valibot';

/** A neighborhood as listings show it; `area` is the text None when there is none. */
export const neighborhoodName = v.object({ name: v.string(), area: v.string() });
/** Degrees. */
export const location = v.object({ latitude: v.number(), longitude: v.number() });
