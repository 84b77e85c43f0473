import { type RefObject, useContext, useEffect } from 'react';
import { useAnnounce } from './Announcer.tsx';
import { focusHeading } from './focus.ts';
import { VisitorPresenceContext } from './visitorPresence.ts';

/**
 * Focuses the element of `ref` whenever `signal` becomes another value that is not `false`, `null` or `undefined`; the
 * first render counts. A screen passes what distinguishes one visit from the next. A visitor who went on to the page
 * around is left there: the element's text is read out instead.
 */
export function useFocusOn(
  ref: RefObject<HTMLElement | null>,
  signal: string | number | boolean | null | undefined,
): void {
  const { mayTakeFocus } = useContext(VisitorPresenceContext);
  const announce = useAnnounce();
  useEffect(() => {
    if (signal === false || signal === null || signal === undefined) return;
    if (mayTakeFocus()) focusHeading(ref.current);
    else announce(ref.current?.textContent ?? '');
  }, [ref, signal, mayTakeFocus, announce]);
}
