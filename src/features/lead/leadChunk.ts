import { sharedSheet } from '../../theme/stylesheet.ts';
import lead from './lead.css?inline';

/** The chunk for leaving details in place of a booking. Loaded when a visitor may want that. */
export { LeadLeftScreen, LeadScreen } from './LeadScreen.tsx';

/** The style of the screens for leaving details. */
export const leadSheet = sharedSheet(lead);
