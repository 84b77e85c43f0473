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
  /** The download failed; `load` tries again. */
  | { readonly status: 'failed' };

const LOADING = { status: 'loading' } as const;

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
      loading ??= fetchModule().then(
        (module) => set({ status: 'ready', module }),
        () => {
          loading = undefined;
          set({ status: 'failed' });
        },
      );
      return loading;
    },
  };
}

/** Loads a module, and says how far it has come. */
export function useLazyModule<Module>(source: LazyModule<Module>): LazyState<Module> {
  useEffect(() => void source.load(), [source]);
  return useSyncExternalStore(source.subscribe, source.getState, () => source.initial);
}
