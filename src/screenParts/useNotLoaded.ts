import { useEffect, useRef } from 'react';
import type { Chunk } from '../loading/chunk.ts';
import { tellNotLoaded } from '../options/tellIntegrator.ts';
import { onScreensNotLoaded } from './screenChunk.ts';

/** Tells the integrator once that `chunk` could not be downloaded. `name` is the one in the message. */
export function useNotLoaded(name: string, chunk: Chunk<unknown>, onWarning: unknown): void {
  const told = useRef(false);
  useEffect(
    () =>
      chunk.subscribe(() => {
        if (told.current || chunk.getState().status !== 'failed') return;
        told.current = true;
        tellNotLoaded(onWarning, name);
      }),
    [name, chunk, onWarning],
  );
}

/** Tells the integrator, once for each chunk of screens, that it could not be downloaded. */
export function useScreensNotLoaded(onWarning: unknown): void {
  const told = useRef(new Set<string>());
  useEffect(
    () =>
      onScreensNotLoaded((name) => {
        if (told.current.has(name)) return;
        told.current.add(name);
        tellNotLoaded(onWarning, name);
      }),
    [onWarning],
  );
}
