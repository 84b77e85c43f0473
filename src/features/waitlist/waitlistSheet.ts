import { sharedSheet } from '../../theme/stylesheet.ts';
import waitlist from './waitlist.css?inline';

/** The style of the waitlist. */
export const waitlistSheet = sharedSheet(waitlist);
