import type { Endpoint, PathParameters } from './contract/endpoint.ts';
import { ApiError, type ApiFailure, readErrors } from './failure.ts';

/** How a client reaches the service. */
export interface TransportOptions {
  /** Where the service or the site's own proxy for it answers; `/api/v2/…` is appended. */
  readonly baseUrl: string;
  /** Sent as the user name of HTTP Basic, or as `key` where the document wants that. */
  readonly key?: string | undefined;
  /** In place of the global fetch: for a proxy, a header, a captcha. */
  readonly fetch?: typeof fetch | undefined;
  /** Replies to GETs that were asked for before this client was there, by URL; each is given once. */
  readonly ahead?: ((url: string) => Promise<Response> | undefined) | undefined;
  /** Milliseconds until a call is given up. Default 10,000. */
  readonly timeout?: number | undefined;
  /** How often a GET is tried in all. Default 3. Other methods are sent once. */
  readonly attempts?: number | undefined;
}

/** One request of an operation. */
export interface Call<Path extends string> {
  readonly params: Readonly<Record<PathParameters<Path>, string | number>>;
  /** Query values; a list repeats the parameter, undefined leaves it out. */
  readonly query?: Readonly<Record<string, QueryValue>>;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  /** 4xx statuses the operation documents as an answer; any other is thrown. */
  readonly expected?: readonly number[];
}

export type QueryValue = string | number | boolean | undefined | readonly (string | number)[];

/** A complete answer. `json` is undefined when the body was no JSON. */
export interface Reply {
  readonly status: number;
  readonly ok: boolean;
  readonly json: unknown;
  /** The failure that says that this reply lacks what the document promises at `path`. */
  malformed(path: string): ApiError;
}

export type Transport = <Path extends Endpoint['path']>(
  endpoint: Endpoint & { path: Path },
  call: Call<Path>,
) => Promise<Reply>;

const TIMEOUT = 10_000;
const ATTEMPTS = 3;
/** Back-off before the second and third try; each is varied by a random share so that visitors do not come in step. */
const BACKOFF = [400, 1200];
/** A service that wants us to wait longer is not waited for: the visitor gets a "try again" instead. */
const PATIENCE = 5_000;

/** The full URL of a call, parameters escaped. */
export function urlOf(
  baseUrl: string,
  endpoint: Endpoint,
  params: Readonly<Record<string, string | number>>,
  query: Readonly<Record<string, QueryValue>> = {},
): string {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const item of Array.isArray(value) ? value : [value])
      if (item !== undefined) search.append(name, String(item));
  return `${baseUrl.replace(/\/+$/, '')}${path}${search.size > 0 ? `?${search}` : ''}`;
}

/** The only fetch(): URL, repeated parameters, key, time limit, abort, retry of GETs, JSON. */
export function createTransport(options: TransportOptions): Transport {
  const timeout = options.timeout ?? TIMEOUT;

  return async (endpoint, call) => {
    const withKey =
      endpoint.auth.scheme === 'key' && options.key !== undefined ? { key: options.key, ...call.query } : call.query;
    const url = urlOf(options.baseUrl, endpoint, call.params, withKey);
    const attempts = endpoint.method === 'GET' ? (options.attempts ?? ATTEMPTS) : 1;
    for (let attempt = 1; ; attempt += 1) {
      const outcome = await send(endpoint, url, call, options, timeout);
      if (!(outcome instanceof ApiError)) return outcome;
      const wait = attempt < attempts ? pause(outcome.failure, attempt) : undefined;
      if (wait === undefined) throw outcome;
      if (!(await sleep(wait, call.signal))) throw new ApiError({ kind: 'aborted' }, outcome, outcome);
    }
  };
}

async function send(
  endpoint: Endpoint,
  url: string,
  call: Call<string>,
  options: TransportOptions,
  timeout: number,
): Promise<Reply | ApiError> {
  const { method } = endpoint;
  // Without its query: a key may stand there, and errors end up in logs.
  const request = { method, url: url.replace(/\?.*$/s, '') };
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), timeout);
  const stop = (): void => limit.abort();
  call.signal?.addEventListener('abort', stop, { once: true });
  if (call.signal?.aborted) stop();
  try {
    if (limit.signal.aborted) throw limit.signal.reason;
    const over = whenAborted(limit.signal);
    const ahead = method === 'GET' ? options.ahead?.(url) : undefined;
    const init = {
      method,
      // A redirect would turn a booking into a GET, and some page's 200 into a booked tour.
      redirect: method === 'GET' ? ('follow' as const) : ('error' as const),
      signal: limit.signal,
      headers: headers(endpoint, call, options.key),
      ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
    };
    const response = await Promise.race([ahead ?? (options.fetch ?? fetch)(url, init), over]);
    const json = parse(await Promise.race([response.text(), over]));
    const { status, ok } = response;
    if (status === 429) return new ApiError({ kind: 'rate-limited', retryAfter: retryAfter(response) }, request);
    if (!ok && !call.expected?.includes(status))
      return new ApiError({ kind: 'status', status, errors: readErrors(json) }, request);
    // A GET that was cut short is worth another try; what a booking's unreadable reply means is for its caller to say.
    if (json === undefined && method === 'GET') return new ApiError({ kind: 'malformed', status, at: '' }, request);
    return {
      status,
      ok,
      json,
      malformed: (at) => new ApiError({ kind: 'malformed', status, at: json === undefined ? '' : at }, request),
    };
  } catch (cause) {
    return new ApiError(whyNot(call.signal, limit.signal, timeout), request, cause);
  } finally {
    clearTimeout(timer);
    call.signal?.removeEventListener('abort', stop);
  }
}

/** Rejects when `signal` fires; a request made ahead, or by a fetch of the integrator's, may listen to no signal of ours. */
const whenAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

const whyNot = (caller: AbortSignal | undefined, limit: AbortSignal, ms: number): ApiFailure =>
  caller?.aborted ? { kind: 'aborted' } : limit.aborted ? { kind: 'timeout', ms } : { kind: 'offline' };

function headers(endpoint: Endpoint, call: Call<string>, key: string | undefined): Record<string, string> {
  return {
    ...(call.body === undefined ? {} : { 'Content-Type': 'application/json' }),
    ...(key === undefined || endpoint.auth.scheme === 'key' ? {} : { Authorization: `Basic ${btoa(`${key}:`)}` }),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** `Retry-After` in milliseconds, from seconds or a date. */
function retryAfter(response: Response): number | undefined {
  const text = response.headers.get('Retry-After');
  if (text === null || text.trim() === '') return undefined;
  // Date.parse reads almost any number as a date of long ago, so only text with a month's name goes there.
  const ms = /^\d+$/.test(text.trim()) ? Number(text) * 1000 : Date.parse(/[a-z]/i.test(text) ? text : '') - Date.now();
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}

/** Milliseconds to wait before another try, or undefined when another try is pointless. */
function pause(failure: ApiFailure, attempt: number): number | undefined {
  const backoff = (BACKOFF[attempt - 1] ?? 0) * (0.75 + Math.random() / 2);
  if (
    failure.kind === 'offline' ||
    failure.kind === 'malformed' ||
    (failure.kind === 'status' && failure.status >= 500)
  )
    return backoff;
  if (failure.kind === 'rate-limited') {
    const wait = failure.retryAfter ?? backoff;
    return wait <= PATIENCE ? wait : undefined;
  }
  return undefined;
}

/** Waits; false when the caller stopped meanwhile. */
function sleep(ms: number, signal: AbortSignal | undefined): Promise<boolean> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve(false);
    const stop = (): void => {
      clearTimeout(timer);
      resolve(false);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve(true);
    }, ms);
    signal?.addEventListener('abort', stop, { once: true });
  });
}
