import type { PathParameters, Route } from './contract/endpoint.ts';
import { ApiError, type ApiFailure } from './failure.ts';
import { readErrors } from './readErrors.ts';
import { retryAfter, retryDelay, sleep } from './retry.ts';
import { type QueryValue, urlOf } from './url.ts';

/** How a client reaches the service. */
export interface ClientOptions {
  /** The address of the service, or of your site's own proxy for it. `/api/v2/…` is appended. */
  readonly baseUrl: string;
  /**
   * Your own function instead of the global `fetch`: for a proxy, a header, a captcha. If it throws before it returns a promise, nothing
   * was sent. If its promise rejects, the request may have arrived.
   */
  readonly fetch?: typeof fetch | undefined;
  /** Milliseconds until a call is given up, more than 0. Default 10,000; `Infinity` for no limit. */
  readonly timeout?: number | undefined;
  /** How often a GET is tried in all. Default 3. Other methods are sent once. */
  readonly attempts?: number | undefined;
}

/** The options that only this package itself gives. */
export interface TransportOptions extends ClientOptions {
  /** Sent as the user name of HTTP Basic, or as `key` where the document wants that. */
  readonly key?: string | undefined;
  /** Whether `baseUrl` is that of an edge, which takes the key of an attempt and the token of a tour. The service would refuse them. */
  readonly isEdge?: boolean | undefined;
  /** Replies to GETs that were sent before this client existed, by URL. Each is given once. */
  readonly preloaded?: ((url: string) => Promise<Response> | undefined) | undefined;
}

/** The options of every call, besides its values. */
export interface CallOptions {
  /** Stops the call, which then throws an ApiError of kind `aborted`. */
  readonly signal?: AbortSignal | undefined;
  /** How often a GET is tried in all. Default: the client's `attempts`. Other methods are sent once. */
  readonly attempts?: number | undefined;
  /** Makes the call fail if an item of a list has another shape than in the document. Default false: such an item is left out and named. */
  readonly strict?: boolean | undefined;
  /** Called for each item that was left out, with the path of what could not be read. Iterators and bare lists call it too. */
  readonly onUnread?: ((path: string) => void) | undefined;
}

/** One request of an operation. */
export interface Call<Path extends string> {
  readonly params: Readonly<Record<PathParameters<Path>, string | number>>;
  readonly query?: Readonly<Record<string, QueryValue>>;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  /** How often a GET is tried in all; default: the client's. */
  readonly attempts?: number | undefined;
  /** The 4xx statuses that the operation documents as an answer. Any other is thrown. */
  readonly expected?: readonly number[];
  /** The key of an attempt to book, for an edge. */
  readonly attempt?: string | undefined;
  /** The token of a booked tour, for an edge. */
  readonly token?: string | undefined;
}

/** A complete answer. `json` is undefined when the body was no JSON. */
export interface Reply {
  readonly status: number;
  readonly ok: boolean;
  readonly json: unknown;
  /** When the service gave it, by the property's clock: `2026-12-05T10:14:00-05:00`. Only from an edge, for an older reply in place of a failure. */
  readonly asOf?: string | null | undefined;
  /** The failure that says that this reply lacks what the document promises at `path`. */
  malformed(path: string): Error;
}

export type Transport = <Path extends string>(endpoint: Route & { path: Path }, call: Call<Path>) => Promise<Reply>;

const TIMEOUT = 10_000;
const ATTEMPTS = 3;
/** A timer that is set for longer fires at once. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** All calls of a client go through here: URL, repeated parameters, key, time limit, abort, retries of GETs, JSON. */
export const createTransport =
  (options: TransportOptions): Transport =>
  async (endpoint, call) => {
    const query = endpoint.auth.scheme === 'key' ? { key: options.key, ...call.query } : call.query;
    const url = urlOf(options.baseUrl, endpoint, call.params, query);
    const attempts = endpoint.method === 'GET' ? (call.attempts ?? options.attempts ?? ATTEMPTS) : 1;
    for (let attempt = 1; ; attempt += 1) {
      const outcome = await send(endpoint, url, call, options);
      if (!(outcome instanceof ApiError)) return outcome;
      const wait = attempt < attempts ? retryDelay(outcome.failure, attempt) : undefined;
      if (wait === undefined) throw outcome;
      if (!(await sleep(wait, call.signal))) throw new ApiError({ kind: 'aborted' }, outcome, outcome);
    }
  };

async function send(
  endpoint: Route,
  url: string,
  call: Call<string>,
  options: TransportOptions,
): Promise<Reply | ApiError> {
  const { timeout = TIMEOUT } = options;
  const { method } = endpoint;
  // Without its query: a key may stand there, and errors end up in logs.
  const request = { method, url: url.replace(/\?.*/s, '') };
  if (call.signal?.aborted) return new ApiError({ kind: 'aborted' }, request, call.signal.reason);
  const controller = new AbortController();
  const stop = (): void => controller.abort();
  const timer = timeout < Number.POSITIVE_INFINITY ? setTimeout(stop, Math.min(timeout, LONGEST_TIMER)) : undefined;
  call.signal?.addEventListener('abort', stop);
  let sent = false;
  try {
    const reply = start(endpoint, url, call, options, controller.signal);
    sent = true;
    const stopped = whenAborted(controller.signal);
    const response = await Promise.race([reply, stopped]);
    const json = parse(await Promise.race([response.text(), stopped]));
    const { status, ok } = response;
    if (status === 429) return new ApiError({ kind: 'rate-limited', retryAfter: retryAfter(response) }, request);
    if (!ok && !call.expected?.includes(status))
      return new ApiError(
        { kind: 'status', status, errors: readErrors(json) },
        request,
        undefined,
        redirectText(response),
      );
    // Another try may help a GET that was cut short. For a write, the caller decides what an unreadable reply means.
    if (json === undefined && method === 'GET') return new ApiError({ kind: 'malformed', status, at: '' }, request);
    return {
      status,
      ok,
      json,
      asOf: options.isEdge ? response.headers.get('Tour-As-Of') : undefined,
      malformed: (at) => new ApiError({ kind: 'malformed', status, at: json === undefined ? '' : at }, request),
    };
  } catch (cause) {
    const failure: ApiFailure = !sent
      ? { kind: 'not-sent' }
      : call.signal?.aborted
        ? { kind: 'aborted' }
        : controller.signal.aborted
          ? { kind: 'timeout', ms: timeout }
          : { kind: 'offline' };
    return new ApiError(failure, request, cause);
  } finally {
    clearTimeout(timer);
    call.signal?.removeEventListener('abort', stop);
  }
}

/** Sends the request, or takes a reply that is there already. It throws only before anything is sent. */
function start(
  { method, auth }: Route,
  url: string,
  { body, attempt, token }: Call<string>,
  { fetch: ask = fetch, key, preloaded, isEdge }: TransportOptions,
  signal: AbortSignal,
): Promise<Response> {
  const reply = method === 'GET' ? preloaded?.(url) : undefined;
  if (reply) return reply;
  const headers = {
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    ...(key === undefined || auth.scheme === 'key' ? {} : { Authorization: `Basic ${btoa(`${key}:`)}` }),
    ...(isEdge && attempt ? { 'Idempotency-Key': attempt } : {}),
    ...(isEdge && token ? { 'Tour-Token': token } : {}),
  };
  const carriesNothing = method === 'GET' && key === undefined && Object.keys(headers).length === 0;
  return ask(url, {
    method,
    // A redirect to another host would take along what a call carries. A browser hides where one leads, so in the page's own origin alone
    // a GET that carries nothing follows it. On a server see redirects.ts.
    ...(carriesNothing && isOfPage(url) ? { mode: 'same-origin' } : { redirect: 'manual' }),
    signal,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

const isOfPage = (url: string): boolean =>
  typeof document !== 'undefined' && new URL(url, document.baseURI).origin === location.origin;

/** What a redirect says that was not followed, for a log. It names the host, and nothing else of the address. Undefined for another response. */
export function redirectText({ status, headers }: Pick<Response, 'status' | 'headers'>): string | undefined {
  if (status > 0 && (status < 300 || status > 399)) return undefined;
  const to = /^https?:\/\/[\w.:[\]-]+(?=[/?#]|$)/.exec(headers.get('Location') ?? '') ?? 'another address';
  return `answered ${status || 'with'} a redirect to ${to}, which is not followed; give the address of the service itself`;
}

/** Rejects when `signal` fires. A preloaded reply does not listen to it, and the integrator's fetch may not. */
const whenAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    if (signal.aborted) reject(signal.reason);
  });

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
