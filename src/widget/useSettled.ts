import { useCallback, useEffect, useRef } from 'react';

/** How long something has to stay in mind to count, in milliseconds: a pointer on its way across counts for nothing. */
const SETTLED_MS = 120;

/** `act`, called with the last of several values in quick succession. Nothing is called after the component is gone. */
export function useSettled<Value>(act: (value: Value) => void): (value: Value) => void {
  const newest = useRef(act);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    newest.current = act;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback((value: Value) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => newest.current(value), SETTLED_MS);
  }, []);
}
