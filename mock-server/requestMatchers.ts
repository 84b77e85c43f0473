import { isObject } from './engine/json.ts';
import type { RecordedRequest, RequestFilter } from './engine/requestLog.ts';

/** What a matcher takes: a service, its requests, or the reply of `GET /__mock/requests`. */
type RequestSource =
  | { requests(): readonly RecordedRequest[] }
  | { readonly requests: readonly RecordedRequest[] }
  | readonly RecordedRequest[];

/** What a request must have. `body` and `query` must have at least these members. Lists must have the same length. */
export interface WantedRequest extends Omit<RequestFilter, 'operation' | 'after'> {
  /** The number of such requests. Default: at least one. */
  readonly times?: number;
  readonly body?: unknown;
  readonly query?: RecordedRequest['query'];
}

/** The result of a matcher. */
export interface MatchResult {
  readonly pass: boolean;
  readonly message: () => string;
}

/**
 * The types of the matchers: `declare module 'vitest' { interface Matchers<T> extends RequestMatchers<T> {} }`. Likewise for
 * Jest and Playwright.
 */
export interface RequestMatchers<Result = unknown> {
  /** `expect(service).toHaveReceived('bookTour', { times: 1, body: { appointment: { start } } })` */
  toHaveReceived(operation: RecordedRequest['operation'], wanted?: WantedRequest): Result;
}

const requestsOf = (asked: RequestSource): readonly RecordedRequest[] => {
  if (!('requests' in asked)) return asked;
  return typeof asked.requests === 'function' ? asked.requests() : asked.requests;
};

/** Whether a value is an asymmetric matcher, like `expect.any(String)`. */
const isAsymmetric = (value: object): value is { asymmetricMatch(other: unknown): boolean } =>
  'asymmetricMatch' in value && typeof value.asymmetricMatch === 'function';

/** Whether `actual` has every member of `wanted`. */
function fits(actual: unknown, wanted: unknown): boolean {
  if (Array.isArray(wanted)) {
    return (
      Array.isArray(actual) && actual.length === wanted.length && wanted.every((each, at) => fits(actual[at], each))
    );
  }
  if (typeof wanted !== 'object' || wanted === null) return Object.is(actual, wanted);
  if (isAsymmetric(wanted)) return wanted.asymmetricMatch(actual);
  return (
    isObject(actual) &&
    Object.entries(wanted).every(([name, each]) =>
      Object.hasOwn(actual, name) ? fits(actual[name], each) : each === undefined,
    )
  );
}

const line = ({ number, method, path, status, query, body }: RecordedRequest): string =>
  `  ${number}. ${method} ${path} ${status} ${JSON.stringify(query)} ${JSON.stringify(body)}`;

/** Matchers for `expect.extend` of vitest, Jest and Playwright. They check which calls a service received. */
export const requestMatchers = {
  toHaveReceived(
    asked: RequestSource,
    operation: RecordedRequest['operation'],
    wanted: WantedRequest = {},
  ): MatchResult {
    const { times, body, query, method, group, status } = wanted;
    const ofOperation = requestsOf(asked).filter((each) => each.operation === operation);
    const found = ofOperation.filter(
      (each) =>
        fits(each, { ...(method && { method }), ...(group && { group }), ...(status !== undefined && { status }) }) &&
        (body === undefined || fits(each.body, body)) &&
        (query === undefined || fits(each.query, query)),
    );
    const pass = times === undefined ? found.length > 0 : found.length === times;
    const count = times === undefined ? 'at least once' : `${times} times`;
    return {
      pass,
      message: () =>
        [
          `Expected the service ${pass ? 'not ' : ''}to receive ${operation} ${count} with ${JSON.stringify(wanted)}.`,
          `It received ${found.length} such, and of ${operation} in all:`,
          ...(ofOperation.length > 0 ? ofOperation.map(line) : ['  none']),
        ].join('\n'),
    };
  },
};
