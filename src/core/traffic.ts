import type { QueryClient } from '@tanstack/react-query';
import { type Call, type Load, PREFETCH_DAYS } from './networkPolicy.ts';

/** Counts what all widgets that share a query client ask for. */
export interface Traffic {
  readonly load: () => Load;
  /** Counts a call until `ended` resolves; it must not reject. */
  readonly add: (why: Call['why'], ended: Promise<unknown>) => void;
  /** Calls `listener` whenever a call has ended; returns the remover. */
  readonly subscribe: (listener: () => void) => () => void;
}

const traffics = new WeakMap<QueryClient, Traffic>();

/** The traffic of everything that shares `queryClient`. */
export function trafficOf(queryClient: QueryClient): Traffic {
  const traffic = traffics.get(queryClient) ?? createTraffic();
  traffics.set(queryClient, traffic);
  return traffic;
}

function createTraffic(): Traffic {
  let underWay = 0;
  let prefetches = PREFETCH_DAYS;
  const listeners = new Set<() => void>();
  return {
    load: () => ({ underWay, prefetches }),
    add(why, ended) {
      underWay += 1;
      if (why === 'prefetch') prefetches -= 1;
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
