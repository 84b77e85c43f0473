import change from './change.css?inline';
import { sharedSheet } from './stylesheet.ts';

/** The style of moving and cancelling a booked tour. */
export const changeSheet = sharedSheet(change);
