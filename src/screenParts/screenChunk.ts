import { type Chunk, createChunk } from '../loading/chunk.ts';

/** Called with the name of a chunk that failed to load. */
type Listener = (name: string) => void;

const listeners = new Set<Listener>();

/** A chunk of screens. `name` is for the integrator. */
export function createScreenChunk<Module>(name: string, fetchModule: () => Promise<Module>): Chunk<Module> {
  const chunk = createChunk(fetchModule);
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
