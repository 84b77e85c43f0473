/** The chunk of the screens after a chosen time. Loaded while the visitor still chooses. */
export { AgentPlace, agentOfTour } from './booked/agent/AgentPlace.tsx';
export { BookedScreen } from './booked/BookedScreen.tsx';
export { PlansChangePlace, TourActionsPlace } from './booked/TourActionsPlace.tsx';
export { ChunkStyle } from './ChunkStyle.tsx';
export { ChangePlace } from './change/ChangePlace.tsx';
export { DetailsScreen } from './details/DetailsScreen.tsx';
export { HomeStopsPlace } from './homes/HomeStopsPlace.tsx';
export { LeadPlace } from './lead/LeadPlace.tsx';
export { UnsureScreen } from './messages/UnsureScreen.tsx';
