import { pageQueryClient } from '../queries/pageQueryClient.ts';
import { browserTab } from './browserTab.ts';
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
