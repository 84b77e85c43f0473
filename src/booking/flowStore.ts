import { type Flow, type FlowEvent, nextFlow } from './flow.ts';

/** One booking in progress: the flow, and a way to move it. */
export interface FlowStore {
  readonly get: () => Flow;
  /** Moves the flow; an event with no row changes nothing and tells nobody. */
  readonly send: (event: FlowEvent) => void;
  /** Calls `listener` after each change; returns the remover. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** A store for a flow that starts as `initial`. `onMoved` hears of each event that changed something, with the state before. */
export function createFlowStore(
  initial: Flow,
  onMoved: (event: FlowEvent, before: Flow, after: Flow) => void,
): FlowStore {
  let flow = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => flow,
    send(event) {
      const before = flow;
      flow = nextFlow(before, event);
      if (flow === before) return;
      for (const listener of [...listeners]) listener();
      onMoved(event, before, flow);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
