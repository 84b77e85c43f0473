/** Where there is no idle callback (Safari), so many milliseconds count as idle. */
const IDLE_MS = 200;

/** `whenIdle` of the environment of a page. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, IDLE_MS);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(run);
  return () => cancelIdleCallback(id);
}
