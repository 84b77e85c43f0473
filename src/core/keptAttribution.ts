import { type Attribution, attributionOf, isMarked, storedAttribution } from '../analytics/attribution.ts';
import type { Environment } from './environment.ts';

/** Where the tab keeps it. */
const KEY = 'tour-booking attribution';

/**
 * Where the visitor of this tab came from: what the first landing page told that named a campaign, else the first that told
 * anything. Keeps it for the pages to come; where nothing can be kept, it is what this page tells.
 */
export function keptAttribution({ tabStorage, landing }: Pick<Environment, 'tabStorage' | 'landing'>): Attribution {
  const kept = storedAttribution(tabStorage.read(KEY) ?? '');
  const here = attributionOf(landing());
  const isKept = isMarked(kept) || (kept.referrer !== undefined && !isMarked(here));
  if (isKept || Object.keys(here).length === 0) return kept;
  tabStorage.write(KEY, JSON.stringify(here));
  return here;
}
