import { callSafely } from './callSafely.ts';
import type { Environment, TextStorage } from './environment.ts';

/** The tab of a page. Reads nothing before it is asked. */
export const browserTab: Pick<Environment, 'tabStorage' | 'deviceStorage' | 'landing'> = {
  tabStorage: changingKeptPages(storageIn(() => sessionStorage)),
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

/**
 * Channel to the other pages of the site. Undefined where the browser allows none, and on a server: all visitors would share it.
 */
export function openChannel(name: string): BroadcastChannel | undefined {
  if (typeof document === 'undefined' || typeof BroadcastChannel === 'undefined') return undefined;
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}

/**
 * Channel that stays open in a page that the browser keeps. A message makes the browser drop the page, so that going back loads it anew.
 * Nobody listens, and nothing is said.
 */
export const KEPT_PAGES = 'tour-booking kept';

/** `storage`, whose changes drop the kept pages. Firefox would go on with the session storage that such a page left, even after a reload. */
function changingKeptPages({ read, write }: TextStorage): TextStorage {
  return {
    read,
    write(key, text) {
      if (read(key) === text) return;
      write(key, text);
      callSafely(() => {
        const channel = openChannel(KEPT_PAGES);
        channel?.postMessage(null);
        channel?.close();
      });
    },
  };
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
