import { useCallback, useEffect, useRef, useState } from 'react';

/** A part of the widget that is loaded when it is first wanted. */
export type Chunk<Part> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly part: Part }
  | { readonly status: 'failed'; readonly retry: () => void };

/**
 * Loads a part once `wanted`. React's own `lazy` remembers a failed download for good; on a bad connection the visitor
 * has to be able to try again.
 */
export function useChunk<Part extends object>(load: () => Promise<Part>, wanted: boolean): Chunk<Part> {
  const [part, setPart] = useState<Part | null>(null);
  const [failed, setFailed] = useState(false);
  const source = useRef(load);
  const under = useRef(false);
  const start = useCallback(() => {
    if (under.current) return;
    under.current = true;
    setFailed(false);
    source.current().then(setPart, () => {
      under.current = false;
      setFailed(true);
    });
  }, []);
  useEffect(() => {
    if (wanted) start();
  }, [wanted, start]);
  if (part) return { status: 'ready', part };
  return failed ? { status: 'failed', retry: start } : { status: 'loading' };
}
