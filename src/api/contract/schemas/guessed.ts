import * as v from 'valibot';

/**
 * A field the document marks as nullable and shows only as null: the type is our guess (docs/api-gaps.md), so a value of
 * another one reads as null and costs nobody the listing.
 */
export const guessed = <Schema extends v.GenericSchema>(schema: Schema) => v.fallback(v.nullable(schema), null);
