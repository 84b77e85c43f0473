import type { Environment, TextStorage } from './environment.ts';

/** The tab of a page. Reads nothing before it is asked. */
export const browserTab: Pick<Environment, 'tabStorage' | 'deviceStorage' | 'landing'> = {
  tabStorage: storageIn(() => sessionStorage),
  deviceStorage: storageIn(() => localStorage),
  landing: () => ({
    // The address the visitor came by, even if the page has replaced it since.
    url: performance.getEntriesByType('navigation')[0]?.name || location.href,
    referrer: document.referrer,
  }),
};

/**
 * The storage that `find` finds. Where it is blocked, even looking for it throws. On a server there is none to use: Node's own would be
 * shared by all visitors.
 */
function storageIn(find: () => Storage): TextStorage {
  const withStorage = (use: (storage: Storage) => string | null): string | null => {
    try {
      return typeof document === 'undefined' ? null : use(find());
    } catch {
      return null;
    }
  };
  return {
    read: (key) => withStorage((storage) => storage.getItem(key)),
    write: (key, text) =>
      void withStorage((storage) => {
        if (text === null) storage.removeItem(key);
        else storage.setItem(key, text);
        return null;
      }),
  };
}

/** `element` or its outermost host: nodes of different shadow roots have no document order. */
export function outermost(element: Element): Element {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? outermost(root.host) : element;
}

/** Safari has no idle callback. There the browser counts as idle after this many milliseconds. */
const IDLE_MS = 200;

/** Calls `run` once when the browser is idle, unless the function that comes back is called before. */
export function whenIdle(run: () => void): () => void {
  // A page may bring the one without the other.
  if (typeof requestIdleCallback !== 'function' || typeof cancelIdleCallback !== 'function') {
    const timer = setTimeout(run, IDLE_MS);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(run);
  return () => cancelIdleCallback(id);
}
