import { useEffect, useLayoutEffect, useState } from 'preact/hooks';

/**
 * React's hook of this name: the snapshot of a store, rendered again when it is another one. `getSnapshot` gives the same
 * value for as long as nothing has changed. The store may change between the render and the subscription, so both effects
 * look at it once more. There is no third parameter: this build never runs on a server.
 */
export function useSyncExternalStore<Snapshot>(
  subscribe: (listener: () => void) => () => void,
  getSnapshot: () => Snapshot,
): Snapshot {
  const snapshot = getSnapshot();
  const [, rerender] = useState({});
  const [shown] = useState(() => followShown<Snapshot>(() => rerender({})));
  useLayoutEffect(() => shown.set(snapshot, getSnapshot), [shown, snapshot, getSnapshot]);
  useEffect(() => {
    shown.check();
    return subscribe(shown.check);
  }, [shown, subscribe]);
  return snapshot;
}

/** What is on the screen, and a check that calls `changed` when the store has something else. */
function followShown<Snapshot>(changed: () => void) {
  let shown: Snapshot;
  let read: () => Snapshot;
  const check = (): void => {
    let isSame = false;
    try {
      isSame = Object.is(shown, read());
    } catch {
      // Thrown again by the next render, where a boundary catches it.
    }
    if (!isSame) changed();
  };
  return {
    check,
    set(snapshot: Snapshot, getSnapshot: () => Snapshot): void {
      shown = snapshot;
      read = getSnapshot;
      check();
    },
  };
}
