import { addCopyButtons } from './copy.ts';
import { startSearch } from './search.ts';

/** The script of every page of the site. */
addCopyButtons();
startSearch();
