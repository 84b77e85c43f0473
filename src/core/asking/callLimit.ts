import type { QueryClient } from '@tanstack/query-core';
import type { Environment } from '../environment.ts';
import { type Call, type Load, PREFETCH_DAYS, RETURN_JITTER_MS } from './nextCalls.ts';

/** Counts what all widgets that share a query client ask for. */
export interface Traffic {
  /** Milliseconds from the visitor's return to the probe: the same for all widgets, so that they ask the same at once. */
  readonly probeDelay: number;
  readonly load: () => Load;
  /** Counts a call until `ended` resolves; it must not reject. */
  readonly add: (why: Call['why'] | 'list', ended: Promise<unknown>) => void;
  /** Calls `listener` whenever a call has ended; returns the remover. */
  readonly subscribe: (listener: () => void) => () => void;
}

const traffics = new WeakMap<QueryClient, Traffic>();

/** The traffic of everything that shares the query client. */
export function trafficOf({ queryClient, random }: Environment): Traffic {
  const traffic = traffics.get(queryClient) ?? createTraffic(random() * RETURN_JITTER_MS);
  traffics.set(queryClient, traffic);
  return traffic;
}

function createTraffic(probeDelay: number): Traffic {
  let underWay = 0;
  let prefetches = PREFETCH_DAYS;
  const listeners = new Set<() => void>();
  return {
    probeDelay,
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
