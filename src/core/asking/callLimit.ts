import type { QueryClient } from '@tanstack/query-core';

/** The most calls that run at once, for all widgets of a page. Only calls that the visitor asks for go beyond it. */
export const CALL_LIMIT = 2;
/** How many days of the month in view all widgets of a page together prefetch after the visitor's first touch, beyond the next days. */
const PREFETCH_DAYS = 14;

/** What a call is for. */
export type CallReason =
  | 'visitor'
  | 'search'
  | 'recovery'
  | 'highlight'
  | 'first-days'
  | 'next-days'
  | 'prefetch'
  | 'list';

/** What the widgets of a page have asked for together. */
export interface Load {
  /** Calls that run now. */
  readonly underWay: number;
  /** Days that may still be prefetched. */
  readonly prefetches: number;
}

/** Counts the calls of all widgets that share a query client. */
export interface CallCount {
  readonly load: () => Load;
  /** Counts a call until `ended` resolves. `ended` must not reject. */
  readonly add: (reason: CallReason, ended: Promise<unknown>) => void;
  /** Calls `listener` whenever a call has ended. Returns the remover. */
  readonly subscribe: (listener: () => void) => () => void;
}

const counts = new WeakMap<QueryClient, CallCount>();

/** The count of everything that shares the query client. */
export function callCountOf({ queryClient }: { readonly queryClient: QueryClient }): CallCount {
  const count = counts.get(queryClient) ?? createCallCount();
  counts.set(queryClient, count);
  return count;
}

function createCallCount(): CallCount {
  let underWay = 0;
  let prefetches = PREFETCH_DAYS;
  const listeners = new Set<() => void>();
  return {
    load: () => ({ underWay, prefetches }),
    add(reason, ended) {
      underWay += 1;
      if (reason === 'prefetch') prefetches -= 1;
      void ended.then(() => {
        underWay -= 1;
        for (const listener of [...listeners]) listener();
      });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
