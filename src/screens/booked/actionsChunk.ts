import actions from '../../theme/actions.css?inline';
import { sharedSheet } from '../../theme/stylesheet.ts';

/** The chunk of what a visitor can do with a booked tour. Loaded while the booking is being sent. */
export { PlansChange } from '../../features/change/PlansChange.tsx';
export { TourActions } from './TourActions.tsx';

/** The style of what a visitor can do with a booked tour. */
export const actionsSheet = sharedSheet(actions);
