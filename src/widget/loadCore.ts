import { createChunk } from '../loading/chunk.ts';

/** The core and everything else that the preview does not need. Loaded at once. */
export const coreChunk = createChunk((): Promise<typeof import('./coreChunk.tsx')> => import('./coreChunk.tsx'));

/** Loads the core where a press is likely. */
export const loadCore = (): void => void coreChunk.load();
