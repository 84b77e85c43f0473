import { sharedSheet } from '../../theme/stylesheet.ts';
import links from './links.css?inline';

/** The style of what the visitor is told of a link. */
export const linksSheet = sharedSheet(links);
