/**
 * Redirects of the service, where no browser hides them. A redirect to another host would take a visitor's answers, a key or a header with it. So
 * none is followed, but for a GET that carries nothing of that kind, and then only within the origin that was asked.
 */

/** How often a GET is sent on, so that two addresses that name each other come to an end. */
const MOST = 5;

/** Where the redirect `response` leads, if that is in the origin of `url`. */
function nextOf(url: string, { status, headers }: Response): string | undefined {
  const to = headers.get('Location');
  if (to === null || status < 300 || status > 399) return undefined;
  try {
    const next = new URL(to, url);
    return next.origin === new URL(url).origin ? next.href : undefined;
  } catch {
    // One of the two is no address.
    return undefined;
  }
}

/**
 * Sends a GET that carries nothing personal and no key, by `ask`. Gives the response after the redirects within the origin of `url`, or
 * the first one that leads elsewhere. `ask` is called at once, and throws only then.
 */
export const askWithinOrigin = (
  ask: typeof fetch,
  url: string,
  init: RequestInit,
  left: number = MOST,
): Promise<Response> =>
  ask(url, { ...init, redirect: 'manual' }).then((response) => {
    const next = left > 0 ? nextOf(url, response) : undefined;
    return next === undefined ? response : askWithinOrigin(ask, next, init, left - 1);
  });

/** `ask` for the transport: it follows the redirects within the origin for a GET without headers and without a key. */
export const followWithinOrigin =
  (given: typeof fetch | undefined): typeof fetch =>
  (url, init = {}) => {
    // A test may replace the global one later.
    const ask = given ?? fetch;
    const carriesNothing =
      init.method === 'GET' && Object.keys(init.headers ?? {}).length === 0 && !/[?&]key=/.test(String(url));
    return carriesNothing && init.redirect === 'manual' ? askWithinOrigin(ask, String(url), init) : ask(url, init);
  };
