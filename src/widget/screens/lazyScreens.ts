/** The screens after a time is chosen, loaded together while the visitor still chooses. */
export { BookedScreen } from './BookedScreen.tsx';
export { DetailsScreen } from './DetailsScreen.tsx';
export { LaterActions, LaterPlans } from './LaterActions.tsx';
export { LaterChange } from './LaterChange.tsx';
export { LaterLead } from './LaterLead.tsx';
export { LazyStyle } from './LazyStyle.tsx';
export { UnsureScreen } from './UnsureScreen.tsx';
