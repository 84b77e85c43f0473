/** The chunk of the homes on a tour. Loaded where the integrator names homes. */
export { homeMessages } from '../../i18n/homes.ts';
export { HomeStops } from './HomeStops.tsx';
export { HomesPanel } from './HomesPanel.tsx';
export { shortNameOf } from './homeWords.ts';
