/** The chunk of the screens after a chosen time. Loaded while the visitor still chooses. */

export { AgentPlace } from '../features/agent/AgentPlace.tsx';
export { ChangePlace } from '../features/change/ChangePlace.tsx';
export { HomeStopsPlace } from '../features/homes/HomeStopsPlace.tsx';
export { LeadPlace } from '../features/lead/LeadPlace.tsx';
export { ChunkStyle } from '../screenParts/ChunkStyle.tsx';
export { BookedScreen } from './booked/BookedScreen.tsx';
export { PlansChangePlace, TourActionsPlace } from './booked/TourActionsPlace.tsx';
export { DetailsScreen } from './details/DetailsScreen.tsx';
export { UnsureScreen } from './messages/UnsureScreen.tsx';
