import type { Environment } from './environment.ts';

/** What a page knows of its tab. Reads nothing before it is asked. */
export const browserTab: Pick<Environment, 'tabStorage' | 'landing'> = {
  tabStorage: {
    read: (key) => withStorage((storage) => storage.getItem(key)),
    write: (key, text) =>
      void withStorage((storage) => {
        if (text === null) storage.removeItem(key);
        else storage.setItem(key, text);
        return null;
      }),
  },
  landing: () => ({
    // What the visitor came by, also where the page has written another address since.
    url: performance.getEntriesByType('navigation')[0]?.name || location.href,
    referrer: document.referrer,
  }),
};

/** Even to look for the storage throws where it is blocked; there is none on a server. */
function withStorage(use: (storage: Storage) => string | null): string | null {
  try {
    return use(sessionStorage);
  } catch {
    return null;
  }
}
