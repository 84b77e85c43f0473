import { useEffect, useRef } from 'react';
import type { Chunk } from '../../chunks.ts';
import { tellNotLoaded } from '../../options/tellIntegrator.ts';

/** Chunks by their names. */
type Chunks = Readonly<Record<string, Pick<Chunk<unknown>, 'getState' | 'subscribe'>>>;

/** Tells the integrator, once for each of `chunks`, that it could not be downloaded. `chunks` is the same object at each render. */
export function useNotLoaded(chunks: Chunks, onWarning: unknown): void {
  const told = useRef(new Set<string>());
  useEffect(() => {
    const removers = Object.entries(chunks).map(([name, chunk]) =>
      chunk.subscribe(() => {
        if (told.current.has(name) || chunk.getState().status !== 'failed') return;
        told.current.add(name);
        tellNotLoaded(onWarning, name);
      }),
    );
    return () => {
      for (const remove of removers) remove();
    };
  }, [chunks, onWarning]);
}
