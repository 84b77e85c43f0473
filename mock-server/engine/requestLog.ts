import { didYouMean } from './didYouMean.ts';
import { isOperationName, type OperationName, operationNames } from './operationNames.ts';
import type { Clock } from './serviceClock.ts';

/** A call of the API, with how it was answered. */
export interface RecordedRequest {
  /** The number of the call. The first call is 1. */
  readonly number: number;
  /** The time that the service's clock showed. */
  readonly at: string;
  readonly method: string;
  /** The path as it was sent, without the query: `/api/v2/appointments/group/101/times`. */
  readonly path: string;
  /** The operation of the API. Null if none has this path and method. */
  readonly operation: OperationName | null;
  /** The group that the call is about. Null if it names none. */
  readonly group: number | null;
  /** The parameters by name, without the API key. A name that was sent more than once has a list. */
  readonly query: Readonly<Record<string, string | readonly string[]>>;
  /**
   * The parsed JSON. A body that is not JSON is kept as text. Of a body over 50,000 characters, the beginning is kept as text.
   * Null without a body.
   */
  readonly body: unknown;
  /** The status of the reply. 0 if the caller got no reply. */
  readonly status: number;
  /** Whether a fault hit it. */
  readonly faulty: boolean;
}

/** Selects requests. A request must match all given members. */
export interface RequestFilter {
  readonly operation?: OperationName;
  readonly method?: string;
  readonly group?: number;
  readonly status?: number;
  /** Only requests with a higher number. */
  readonly after?: number;
}

const FILTERS: Readonly<Record<keyof RequestFilter, true>> = {
  operation: true,
  method: true,
  group: true,
  status: true,
  after: true,
};

/** Reads the names of a filter and its operation. Throws a RangeError that names the nearest one. */
export function readFilter(filter: RequestFilter): RequestFilter {
  const known = Object.keys(FILTERS);
  const unknown = Object.keys(filter).find((name) => !known.includes(name));
  if (unknown !== undefined) throw new RangeError(`There is no filter ${unknown}.${didYouMean(unknown, known)}`);
  const { operation } = filter;
  if (operation !== undefined && !isOperationName(operation)) {
    throw new RangeError(`There is no operation ${operation}.${didYouMean(String(operation), operationNames)}`);
  }
  return filter;
}

/** The last calls of the service. */
export interface RequestLog {
  add(request: Omit<RecordedRequest, 'number' | 'at'>): void;
  /** The calls in the order in which they were answered. */
  list(filter?: RequestFilter): readonly RecordedRequest[];
  /** The number of the last call, 0 before the first. */
  count(): number;
  /** Forgets all calls. The next call has the number 1. */
  clear(): void;
}

/** How many calls are kept. */
const MAX_KEPT = 2000;

export function createRequestLog(clock: Clock): RequestLog {
  let kept: RecordedRequest[] = [];
  let count = 0;
  return {
    add(request) {
      count += 1;
      kept.push({ number: count, at: clock.now(), ...request });
      // Cut the list only when it has twice that length, so that most calls do not copy it.
      if (kept.length > 2 * MAX_KEPT) kept = kept.slice(-MAX_KEPT);
    },
    list({ operation, method, group, status, after } = {}) {
      return kept
        .slice(-MAX_KEPT)
        .filter(
          (each) =>
            (operation === undefined || each.operation === operation) &&
            (method === undefined || each.method === method) &&
            (group === undefined || each.group === group) &&
            (status === undefined || each.status === status) &&
            (after === undefined || each.number > after),
        );
    },
    count: () => count,
    clear() {
      kept = [];
      count = 0;
    },
  };
}
