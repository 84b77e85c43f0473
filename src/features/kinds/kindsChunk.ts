/** The chunk of the kinds of tour. Loaded where the integrator offers several. */
export { kindMessages } from '../../i18n/kinds.ts';
export { TourKindChoice } from './TourKindChoice.tsx';
