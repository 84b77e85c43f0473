import { sharedSheet } from '../../theme/stylesheet.ts';
import assistants from './assistants.css?inline';

/** The style of what an assistant tells the visitor. */
export const assistantsSheet = sharedSheet(assistants);
