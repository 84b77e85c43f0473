import { useEffect, useSyncExternalStore } from 'react';

/** A module of the widget that is loaded when it is first wanted, and then there for good. */
export interface LazyModule<Module> {
  /** Starts loading unless it is under way or done. Never rejects: see `getState`. */
  readonly load: () => Promise<void>;
  /** The same object until something changes. */
  readonly getState: () => LazyState<Module>;
  /** What a server shows, and who takes over from it at first. */
  readonly initial: LazyState<Module>;
  readonly subscribe: (listener: () => void) => () => void;
}

export type LazyState<Module> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly module: Module }
  /** The download failed, or takes too long; `load` tries again. */
  | { readonly status: 'failed' };

const LOADING = { status: 'loading' } as const;
const FAILED = { status: 'failed' } as const;
/** So many milliseconds a download may take before it counts as failed. */
const LIMIT_MS = 15_000;

/**
 * The module that `fetchModule` brings, or which `initial` says is there already. React's own `lazy` remembers a failed download for good; on a bad connection the
 * visitor has to be able to try again.
 */
export function lazyModule<Module>(
  fetchModule: () => Promise<Module>,
  initial: LazyState<Module> = LOADING,
): LazyModule<Module> {
  let state = initial;
  let loading = state === LOADING ? undefined : Promise.resolve();
  const listeners = new Set<() => void>();
  const set = (next: LazyState<Module>): void => {
    state = next;
    for (const listener of [...listeners]) listener();
  };
  return {
    getState: () => state,
    initial,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load() {
      if (state.status === 'failed') set(LOADING);
      loading ??= new Promise((done) => {
        const end = (next: LazyState<Module>): void => {
          clearTimeout(timer);
          if (next === FAILED) loading = undefined;
          // Also what comes after its time.
          set(next);
          done();
        };
        const timer = setTimeout(end, LIMIT_MS, FAILED);
        fetchModule().then(
          (module) => end({ status: 'ready', module }),
          () => end(FAILED),
        );
      });
      return loading;
    },
  };
}

/** Loads a module, and says how far it has come. `triesAgain`: also one that has failed before; else that is left to the visitor. */
export function useLazyModule<Module>(source: LazyModule<Module>, triesAgain = true): LazyState<Module> {
  useEffect(() => {
    if (triesAgain || source.getState().status !== 'failed') void source.load();
  }, [source, triesAgain]);
  return useSyncExternalStore(source.subscribe, source.getState, () => source.initial);
}
