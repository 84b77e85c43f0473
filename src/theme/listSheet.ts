import list from './list.css?inline';
import { sharedSheet } from './stylesheet.ts';

/** The style of picking from a long list. */
export const listSheet = sharedSheet(list);
