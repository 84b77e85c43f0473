/** Where there is no idle callback (Safari), so many milliseconds after the load count as idle. */
const IDLE_MS = 200;

/** Calls `run` once when the page has loaded and there is nothing better to do. */
export function whenIdle(run: () => void): void {
  const wait = (): void => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(run);
    else setTimeout(run, IDLE_MS);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
