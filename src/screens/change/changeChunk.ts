/** What it takes to move and to cancel a booked tour, loaded when a visitor wants it. */
export { changeSheet } from '../../theme/changeSheet.ts';
export { ChangeScreens } from './ChangeScreens.tsx';
