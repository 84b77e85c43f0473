import lead from '../../theme/lead.css?inline';
import { sharedSheet } from '../../theme/stylesheet.ts';

/** Leaving details in place of a booking, loaded when a visitor may want to. */
export { LeadLeftScreen, LeadScreen } from './LeadScreen.tsx';

/** The style of leaving details. */
export const leadSheet = sharedSheet(lead);
