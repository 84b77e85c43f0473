/** What knows the links of the page, and follows them. */
export { pageLinks } from '../../core/pageLinks.ts';
export { createLinkFollower } from './linkFollower.tsx';
export { createLinkPlace } from './linkPlace.ts';
