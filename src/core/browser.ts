/**
 * What the browser says about the visitor's connection and about idle time. Apart from `browserEnvironment.ts`, because the preview and
 * the launcher use it before the core is there.
 */

/** Whether the visitor asked their browser to save data. */
export function savesData(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}

/** Safari has no idle callback. There the browser counts as idle after this many milliseconds. */
const IDLE_MS = 200;

/** Calls `run` once when the browser is idle, unless the function that comes back is called before. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, IDLE_MS);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(run);
  return () => cancelIdleCallback(id);
}
