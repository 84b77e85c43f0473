import type { FieldError } from './readErrors.ts';

/** Every way a call can end without an answer we understand. A documented "no" is not here: that is a value. */
export type ApiFailure =
  /** The request could not be made (a key or a body that cannot be encoded, a fault of the `fetch` given); see `cause`. */
  | { readonly kind: 'not-sent' }
  /** No connection, or it dropped: the request may or may not have arrived. */
  | { readonly kind: 'offline' }
  /** No full answer within the time limit. */
  | { readonly kind: 'timeout'; readonly ms: number }
  /** The caller's AbortSignal fired. */
  | { readonly kind: 'aborted' }
  /** An answer with a status this operation does not document. */
  | { readonly kind: 'status'; readonly status: number; readonly errors: readonly FieldError[] }
  /** 429; `retryAfter` in milliseconds when the service said it. */
  | { readonly kind: 'rate-limited'; readonly retryAfter: number | undefined }
  /** An answer that is no JSON or lacks what the document promises; `at` is the path in the reply, '' the whole. */
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

/** Thrown by every client method. Its message is for the log. `failure.kind` decides what to say to a visitor. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly failure: ApiFailure;
  readonly method: string;
  readonly url: string;

  /** `told`: what happened, in place of our own words for the log. */
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

/** Why a call has no answer. `unknown`: the integrator's own client threw something else. */
export type FailureKind = ApiFailure['kind'] | 'unknown';

export const failureKind = (error: unknown): FailureKind =>
  error instanceof ApiError ? error.failure.kind : 'unknown';

/** The likely cause of a failed call: the visitor's connection, or the service. */
export const troubleOf = (why: FailureKind): 'connection' | 'service' =>
  why === 'offline' || why === 'timeout' ? 'connection' : 'service';
