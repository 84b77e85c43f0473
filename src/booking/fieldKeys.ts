import { type FieldKey, noAnswers } from './answers.ts';

/** Every field, in the order of the table of answers. */
export const fieldKeys = Object.keys(noAnswers) as readonly FieldKey[];
