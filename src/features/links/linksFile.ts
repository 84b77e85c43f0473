import { createScreenChunk } from '../../screenParts/screenChunk.ts';

/** What knows links. */
export type LinksFile = typeof import('./linkFollower.tsx');

/** Its chunk. Loaded only where the page may have a link. */
export const linksChunk = createScreenChunk('linkFollower', (): Promise<LinksFile> => import('./linkFollower.tsx'));

/** Loads what knows links. Undefined where that fails. */
export async function loadLinks(): Promise<LinksFile | undefined> {
  await linksChunk.load();
  const chunk = linksChunk.getState();
  return chunk.status === 'ready' ? chunk.module : undefined;
}
