import { sharedSheet } from '../../theme/stylesheet.ts';
import waiting from './waiting.css?inline';

/** The style of the waiting list. */
export const waitingSheet = sharedSheet(waiting);
