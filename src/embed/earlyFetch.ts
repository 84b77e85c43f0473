/** The global the loader leaves replies in. */
interface LoaderWindow {
  readonly TourBooking?: { readonly early?: Map<string, Promise<Response>> };
}

/** How long after it was asked for ahead a reply still counts as new, in milliseconds. */
const FRESH_MS = 10_000;

/**
 * A fetch that first looks for a reply the loader asked for ahead. Each is taken once, and only while it is new; whatever
 * is asked again goes to the network. An abort leaves the early request alone: it is on its way already.
 */
export function earlyFetch(since: number = Date.now()): typeof fetch {
  return async (input, init) => {
    const early = (window as LoaderWindow).TourBooking?.early;
    const url = typeof input === 'string' ? input : undefined;
    const reply = url !== undefined && (init?.method ?? 'GET') === 'GET' ? early?.get(url) : undefined;
    if (url === undefined || reply === undefined || Date.now() - since > FRESH_MS) return globalThis.fetch(input, init);
    early?.delete(url);
    return Promise.race([reply, aborted(init?.signal)]);
  };
}

/** Never resolves; rejects when `signal` fires. */
const aborted = (signal: AbortSignal | null | undefined): Promise<never> =>
  new Promise((_, reject) => {
    const stop = (): void => reject(signal?.reason);
    if (signal?.aborted) stop();
    signal?.addEventListener('abort', stop, { once: true });
  });
