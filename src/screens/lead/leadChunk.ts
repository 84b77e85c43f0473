/** Leaving details in place of a booking, loaded when a visitor may want to. */
export { leadSheet } from '../../theme/leadSheet.ts';
export { LeadLeftScreen } from './LeadLeftScreen.tsx';
export { LeadScreen } from './LeadScreen.tsx';
