import type { FieldError } from './readErrors.ts';

/** Why a call gave no usable answer. A refusal that the call returns as a value is not one of these. */
export type ApiFailure =
  /** The request was not sent: a key or a body could not be encoded, or the given `fetch` threw at once. `cause` has the error. */
  | { readonly kind: 'not-sent' }
  /** There was no connection, or it dropped. The request may have arrived. */
  | { readonly kind: 'offline' }
  /** No full answer came within the time limit. `ms` is this limit in milliseconds. */
  | { readonly kind: 'timeout'; readonly ms: number }
  /** The caller's AbortSignal fired. */
  | { readonly kind: 'aborted' }
  /**
   * The answer has an error status, such as 404, that the call does not return as a value. `errors` has the service's messages. A redirect
   * that was not followed has its own status, and 0 in a browser, which hides it.
   */
  | { readonly kind: 'status'; readonly status: number; readonly errors: readonly FieldError[] }
  /** The service answered 429. `retryAfter` is in milliseconds, undefined if the service did not say it. */
  | { readonly kind: 'rate-limited'; readonly retryAfter: number | undefined }
  /** The answer is no JSON, or lacks what the document promises. `at` is the path in the reply, `''` for the whole reply. */
  | { readonly kind: 'malformed'; readonly status: number; readonly at: string };

/** What happened, for the log. */
const DESCRIPTIONS: {
  readonly [Kind in ApiFailure['kind']]: (failure: Extract<ApiFailure, { kind: Kind }>) => string;
} = {
  'not-sent': () => 'nothing was sent; see `cause`',
  offline: () => 'no connection, or it dropped before the answer was complete',
  timeout: ({ ms }) => `no complete answer within ${ms} ms; raise \`timeout\` if the service is that slow`,
  aborted: () => 'the caller stopped it',
  status: ({ status, errors }) =>
    `answered ${status}${errors.length > 0 ? ` (${errors.map(({ path }) => path).join(', ')})` : ''}`,
  'rate-limited': ({ retryAfter }) =>
    `answered 429${retryAfter === undefined ? '' : `, try again in ${retryAfter} ms`}`,
  malformed: ({ status, at }) =>
    `answered ${status} with ${at === '' ? 'a body that is no JSON' : `no usable \`${at}\``}`,
};

function describe<Kind extends ApiFailure['kind']>(
  failure: Extract<ApiFailure, { kind: Kind }> & { kind: Kind },
): string {
  const text: (failure: Extract<ApiFailure, { kind: Kind }>) => string = DESCRIPTIONS[failure.kind];
  return text(failure);
}

/** The error that every client method throws. Its message is for the log. Use `failure.kind` to decide what to say to a visitor. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly failure: ApiFailure;
  readonly method: string;
  readonly url: string;

  /** `told` says in the message what happened. Default: a description of `failure`. */
  constructor(
    failure: ApiFailure,
    request: { readonly method: string; readonly url: string },
    cause?: unknown,
    told: string = describe(failure),
  ) {
    super(`${request.method} ${request.url}: ${told}`, cause === undefined ? {} : { cause });
    this.failure = failure;
    this.method = request.method;
    this.url = request.url;
  }
}

/** Why a call gave no answer. `unknown`: the integrator's own client threw something other than an `ApiError`. */
export type FailureKind = ApiFailure['kind'] | 'unknown';

export const failureKind = (error: unknown): FailureKind =>
  error instanceof ApiError ? error.failure.kind : 'unknown';

/** The likely cause of a failed call: the visitor's connection, or the service. */
export const troubleOf = (why: FailureKind): 'connection' | 'service' =>
  why === 'offline' || why === 'timeout' ? 'connection' : 'service';
