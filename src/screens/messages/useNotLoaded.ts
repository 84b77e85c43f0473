import { useEffect, useRef } from 'react';
import type { Chunk } from '../../chunks.ts';
import { tellIntegrator } from '../../options/tellIntegrator.ts';

const NOT_LOADED =
  'tour-booking: a file of the widget did not come. Are the files that your bundler wrote where the page asks for them?';

/** Tells the integrator, once, that `chunk` could not be downloaded. */
export function useNotLoaded(chunk: Pick<Chunk<unknown>, 'getState' | 'subscribe'>, onWarning: unknown): void {
  const isTold = useRef(false);
  useEffect(
    () =>
      chunk.subscribe(() => {
        if (isTold.current || chunk.getState().status !== 'failed') return;
        isTold.current = true;
        tellIntegrator(onWarning, NOT_LOADED);
      }),
    [chunk, onWarning],
  );
}
