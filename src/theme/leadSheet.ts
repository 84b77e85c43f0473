import lead from './lead.css?inline';
import { sharedSheet } from './stylesheet.ts';

/** The style of leaving details. */
export const leadSheet = sharedSheet(lead);
