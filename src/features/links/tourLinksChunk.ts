/** What follows links to change a tour. Without React, for a booking that has no widget. */
export { pageLinks } from '../../core/pageLinks.ts';
export { createChangeFollower } from './changeFollower.ts';
