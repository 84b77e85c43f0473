import { useCallback, useEffect, useState } from 'react';

/** A part of the widget that is loaded when it is first wanted, and then there for good. */
export interface Part<Loaded> {
  readonly load: () => Promise<Loaded>;
  /** What was loaded; undefined before. */
  readonly now: () => Loaded | undefined;
}

/** The part that `fetchPart` brings. A download that failed may be tried again. */
export function part<Loaded>(fetchPart: () => Promise<Loaded>): Part<Loaded> {
  let loaded: Loaded | undefined;
  let under: Promise<Loaded> | undefined;
  return {
    now: () => loaded,
    load() {
      under ??= fetchPart().then(
        (value) => {
          loaded = value;
          return value;
        },
        (error: unknown) => {
          under = undefined;
          throw error;
        },
      );
      return under;
    },
  };
}

export type Chunk<Loaded> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly part: Loaded }
  | { readonly status: 'failed'; readonly retry: () => void };

/**
 * Loads a part. React's own `lazy` remembers a failed download for good; on a bad connection the visitor has to be able
 * to try again.
 */
export function useChunk<Loaded extends object>(source: Part<Loaded>): Chunk<Loaded> {
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>(source.now() ? 'ready' : 'loading');
  const start = useCallback(() => {
    // Also when it arrived between the render and here: without a change of state nothing would show it.
    setState(source.now() ? 'ready' : 'loading');
    source.load().then(
      () => setState('ready'),
      () => setState('failed'),
    );
  }, [source]);
  useEffect(start, [start]);
  const loaded = source.now();
  if (loaded) return { status: 'ready', part: loaded };
  return state === 'failed' ? { status: 'failed', retry: start } : { status: 'loading' };
}
