import { useEffect, useState } from 'react';

/** How often the clock is looked at, in milliseconds. */
const TICK_MS = 60_000;

/**
 * The moment, in milliseconds since the epoch: read at each render, and a render at least once a minute and whenever
 * the visitor comes back to the page or the page to the network, so that nothing past is offered on a page that was left open.
 */
export function useNow(clock: () => number, onReturn: () => void): number {
  const [, tick] = useState(0);
  useEffect(() => {
    const look = (): void => tick((count) => count + 1);
    const back = (): void => {
      if (document.visibilityState !== 'visible') return;
      look();
      onReturn();
    };
    const timer = setInterval(look, TICK_MS);
    document.addEventListener('visibilitychange', back);
    window.addEventListener('online', back);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', back);
      window.removeEventListener('online', back);
    };
  }, [onReturn]);
  return clock();
}
