import type { Clock } from './clock.ts';
import type { OperationName } from './operationNames.ts';

/** A call of the API as it was answered. */
export interface RecordedRequest {
  /** Counts from 1. */
  readonly number: number;
  /** What the service's clock showed. */
  readonly at: string;
  readonly method: string;
  /** Without the query, as it was sent: `/api/v2/appointments/group/101/times`. */
  readonly path: string;
  /** Null for a path or a method that no operation has. */
  readonly operation: OperationName | null;
  /** The group it is about, where it names one. */
  readonly group: number | null;
  /** By name; a list where a name was sent more than once. The API key is left out. */
  readonly query: Readonly<Record<string, string | readonly string[]>>;
  /** The parsed JSON; the text where it is none, or longer than 50,000 characters (its beginning); null without a body. */
  readonly body: unknown;
  /** 0 when no reply was given. */
  readonly status: number;
  /** Whether a fault met it. */
  readonly faulty: boolean;
}

/** Which requests are wanted; what is given must all fit. */
export interface RequestFilter {
  readonly operation?: OperationName;
  readonly method?: string;
  readonly group?: number;
  readonly status?: number;
}

/** What was asked of the service, the last calls of it. */
export interface RequestLog {
  add(request: Omit<RecordedRequest, 'number' | 'at'>): void;
  /** In the order they were answered. */
  list(filter?: RequestFilter): readonly RecordedRequest[];
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
      // Twice as many may lie about for a while, so that not every call moves the whole list.
      if (kept.length > 2 * MAX_KEPT) kept = kept.slice(-MAX_KEPT);
    },
    list({ operation, method, group, status } = {}) {
      return kept
        .slice(-MAX_KEPT)
        .filter(
          (each) =>
            (operation === undefined || each.operation === operation) &&
            (method === undefined || each.method === method) &&
            (group === undefined || each.group === group) &&
            (status === undefined || each.status === status),
        );
    },
    clear() {
      kept = [];
      count = 0;
    },
  };
}
