import { sharedSheet } from '../../theme/stylesheet.ts';
import change from './change.css?inline';

/** The chunk for moving and canceling a booked tour. Loaded when a visitor wants it. */
export { ChangeScreens } from './ChangeScreens.tsx';

/** The style of moving and canceling a booked tour. */
export const changeSheet = sharedSheet(change);
