/** What comes after booking, loaded while a booking is on its way. */
export { actionsSheet } from '../../theme/actionsSheet.ts';
export { PlansChange } from './PlansChange.tsx';
export { TourActions } from './TourActions.tsx';
