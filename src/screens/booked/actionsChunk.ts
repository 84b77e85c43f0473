import actions from '../../theme/actions.css?inline';
import { sharedSheet } from '../../theme/stylesheet.ts';

/** What comes after booking, loaded while a booking is on its way. */
export { PlansChange } from './PlansChange.tsx';
export { TourActions } from './TourActions.tsx';

/** The style of what a visitor can do with a booked tour. */
export const actionsSheet = sharedSheet(actions);
