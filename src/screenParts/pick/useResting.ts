import { useEffect, useState } from 'react';

/** How long the pointer or the focus has to stay, in milliseconds. Passing over does not count. */
const RESTING_MS = 120;

/** Takes note of where the pointer or the focus is. */
export interface Resting<Value> {
  /** The pointer or the focus is on `value` now. */
  readonly on: (value: Value) => void;
  /** It is no longer on any value. */
  readonly off: () => void;
}

/** Calls the newest `act` with the last of several values in quick succession. Calls nothing once the component is gone. */
export function useResting<Value>(act: (value: Value) => void): Resting<Value> {
  const [resting] = useState(() => createResting<Value>());
  useEffect(() => resting.setAct(act));
  useEffect(() => resting.off, [resting]);
  return resting;
}

function createResting<Value>(): Resting<Value> & { readonly setAct: (act: (value: Value) => void) => void } {
  let newest: (value: Value) => void = () => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const off = (): void => clearTimeout(timer);
  return {
    setAct(act) {
      newest = act;
    },
    on(value) {
      off();
      timer = setTimeout(() => newest(value), RESTING_MS);
    },
    off,
  };
}
