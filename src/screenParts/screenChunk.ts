import { wordsUnderWay } from '../i18n/languageChunks.ts';
import { type Chunk, createChunk } from '../loading/chunk.ts';

/** Called with the name of a chunk that failed to load. */
type Listener = (name: string) => void;

const listeners = new Set<Listener>();

/** A chunk of screens. It waits for its words, so that it never shows in another language first. `name` is for the integrator. */
export function createScreenChunk<Module>(name: string, fetchModule: () => Promise<Module>): Chunk<Module> {
  const chunk = createChunk(async () => {
    const module = await fetchModule();
    await wordsUnderWay();
    return module;
  });
  chunk.subscribe(() => {
    if (chunk.getState().status === 'failed') for (const listener of [...listeners]) listener(name);
  });
  return chunk;
}

/** Calls `listener` whenever a chunk of screens fails to load. Returns the remover. */
export function onScreensNotLoaded(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
