import actions from './actions.css?inline';
import { sharedSheet } from './stylesheet.ts';

/** The style of what a visitor can do with a booked tour. */
export const actionsSheet = sharedSheet(actions);
