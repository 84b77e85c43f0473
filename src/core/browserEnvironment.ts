import { pageQueryClient } from '../queries/pageQueryClient.ts';
import type { Environment } from './environment.ts';
import { savesData } from './savesData.ts';

/** Where there is no idle callback (Safari), so many milliseconds count as idle. */
const IDLE_MS = 200;

/** The environment of a page. Reads nothing before it is asked, so that it may be made on a server too. */
export const browserEnvironment: Environment = {
  get queryClient() {
    return pageQueryClient();
  },
  now: () => Date.now(),
  setTimer(run, ms) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  whenIdle(run) {
    if (typeof requestIdleCallback !== 'function') return browserEnvironment.setTimer(run, IDLE_MS);
    const id = requestIdleCallback(run);
    return () => cancelIdleCallback(id);
  },
  device: () => (matchMedia('(pointer: coarse)').matches ? 'mobile' : 'desktop'),
  random: () => Math.random(),
  isOnline: () => navigator.onLine !== false,
  isVisible: () => document.visibilityState === 'visible',
  savesData,
  tabStorage: {
    read: (key) => withStorage((storage) => storage.getItem(key)),
    write: (key, text) =>
      void withStorage((storage) => {
        if (text === null) storage.removeItem(key);
        else storage.setItem(key, text);
        return null;
      }),
  },
  onReturn(listener) {
    document.addEventListener('visibilitychange', listener);
    window.addEventListener('online', listener);
    return () => {
      document.removeEventListener('visibilitychange', listener);
      window.removeEventListener('online', listener);
    };
  },
};

/** Even to look for the storage throws where it is blocked; there is none on a server. */
function withStorage(use: (storage: Storage) => string | null): string | null {
  try {
    return use(sessionStorage);
  } catch {
    return null;
  }
}
