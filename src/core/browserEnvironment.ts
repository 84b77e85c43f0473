import { pageQueryClient } from '../queries/pageQueryClient.ts';
import { savesData, whenIdle } from './browser.ts';
import type { Environment } from './environment.ts';

/** The tab of a page. Reads nothing before it is asked. */
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
    // The address the visitor came by, even when the page has written another one since.
    url: performance.getEntriesByType('navigation')[0]?.name || location.href,
    referrer: document.referrer,
  }),
};

/** The environment of a page. Reads nothing before it is asked, so that a server can load this file. */
export const browserEnvironment: Environment = {
  get queryClient() {
    return pageQueryClient();
  },
  now: () => Date.now(),
  setTimer(run, ms) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  whenIdle,
  device: () => (matchMedia('(pointer: coarse)').matches ? 'mobile' : 'desktop'),
  random: () => Math.random(),
  isOnline: () => navigator.onLine !== false,
  isVisible: () => document.visibilityState === 'visible',
  savesData,
  ...browserTab,
  onReturn(listener) {
    document.addEventListener('visibilitychange', listener);
    window.addEventListener('online', listener);
    return () => {
      document.removeEventListener('visibilitychange', listener);
      window.removeEventListener('online', listener);
    };
  },
};

/** Where storage is blocked, even looking for it throws. A server has none. */
function withStorage(use: (storage: Storage) => string | null): string | null {
  try {
    return use(sessionStorage);
  } catch {
    return null;
  }
}
