import change from '../../theme/change.css?inline';
import { sharedSheet } from '../../theme/stylesheet.ts';

/** What it takes to move and to cancel a booked tour, loaded when a visitor wants it. */
export { ChangeScreens } from './ChangeScreens.tsx';

/** The style of moving and cancelling a booked tour. */
export const changeSheet = sharedSheet(change);
