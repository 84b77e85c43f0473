import { useEffect, useSyncExternalStore } from 'react';

/**
 * Chunks: the files of the widget that are loaded on demand. All of them load, fail and are tried again in the same way. What shows one
 * names its `import()`. This file imports nothing but React, so that any folder may use it.
 */

/** A file that is loaded when it is first wanted, and kept from then on. */
export interface Chunk<Module> {
  /**
   * Starts loading, unless the file is loading or has loaded. Resolves when it has loaded or has failed; never rejects. A file that
   * has failed is loaded again when the browser is online again; its state stays `failed` until it has loaded.
   */
  readonly load: () => Promise<void>;
  /** The same object until something changes. */
  readonly getState: () => ChunkState<Module>;
  /** The state on a server and during hydration. */
  readonly initial: ChunkState<Module>;
  readonly subscribe: (listener: () => void) => () => void;
}

export type ChunkState<Module> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly module: Module }
  /** The download failed or takes too long, as `code` says. `load` tries again. */
  | { readonly status: 'failed'; readonly code: LoadFailure };

/** Why a file did not load. */
export type LoadFailure = 'load-failed' | 'load-timeout';

const LOADING = { status: 'loading' } as const;
/** A download that takes longer than this, in milliseconds, counts as failed. */
const LIMIT_MS = 15_000;

/**
 * A chunk that `fetchModule` loads. A chunk whose `initial` state is `ready` loads nothing. React's own `lazy` keeps a failed
 * download for good; on a bad connection the visitor must be able to try again.
 */
export function createChunk<Module>(
  fetchModule: () => Promise<Module>,
  initial: ChunkState<Module> = LOADING,
): Chunk<Module> {
  let state = initial;
  let attempt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending = initial === LOADING ? undefined : Promise.resolve();
  let resolvePending: () => void = () => undefined;
  const listeners = new Set<() => void>();
  const set = (next: ChunkState<Module>): void => {
    state = next;
    for (const listener of [...listeners]) listener();
  };
  const settle = (next: ChunkState<Module>): void => {
    if (state.status === 'ready') return;
    clearTimeout(timer);
    const isFailed = next.status === 'failed';
    pending = isFailed ? undefined : Promise.resolve();
    set(next);
    resolvePending();
    // A server has neither of the two functions.
    if (isFailed) globalThis.addEventListener?.('online', start);
    else globalThis.removeEventListener?.('online', start);
  };
  const fail = (code: LoadFailure): void => settle({ status: 'failed', code });
  function start(): Promise<void> {
    if (pending) return pending;
    attempt += 1;
    const own = attempt;
    const result = new Promise<void>((resolve) => {
      resolvePending = resolve;
    });
    pending = result;
    timer = setTimeout(fail, LIMIT_MS, 'load-timeout');
    fetchModule().then(
      // A late arrival still counts, also during another attempt.
      (module) => settle({ status: 'ready', module }),
      () => {
        if (own === attempt) fail('load-failed');
      },
    );
    return result;
  }
  return {
    getState: () => state,
    initial,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load() {
      if (state.status === 'failed') set(LOADING);
      return start();
    },
  };
}

/** Loads a chunk and gives its state. With `triesAgain` false, a chunk that has failed is left to the visitor's "Try again". */
export function useChunk<Module>(chunk: Chunk<Module>, triesAgain = true): ChunkState<Module> {
  useEffect(() => {
    if (triesAgain || chunk.getState().status !== 'failed') void chunk.load();
  }, [chunk, triesAgain]);
  return useSyncExternalStore(chunk.subscribe, chunk.getState, () => chunk.initial);
}
