import { type RefObject, useCallback, useContext, useLayoutEffect } from 'react';
import { useAnnounce } from './Announcer.tsx';
import { focusHeading } from './focus.ts';
import { VisitorPresenceContext } from './visitorPresence.ts';

/**
 * A function that brings the visitor to the element of `ref`, which is no control: it focuses the element. A visitor
 * who went on to the page around is left there, and the element's text is read out instead.
 */
export function useFocusOrAnnounce(ref: RefObject<HTMLElement | null>): () => void {
  const { mayTakeFocus } = useContext(VisitorPresenceContext);
  const announce = useAnnounce();
  return useCallback(() => {
    if (mayTakeFocus()) focusHeading(ref.current);
    else announce(ref.current?.textContent ?? '');
  }, [ref, mayTakeFocus, announce]);
}

/**
 * Does that whenever `signal` becomes another value that is not `null`; the first render counts. A screen passes what
 * distinguishes one visit from the next.
 */
export function useFocusOn(ref: RefObject<HTMLElement | null>, signal: string | number | null): void {
  const focusOrAnnounce = useFocusOrAnnounce(ref);
  // Before the visitor can do anything: later it would take the focus back from where they went.
  useLayoutEffect(() => {
    if (signal !== null) focusOrAnnounce();
  }, [signal, focusOrAnnounce]);
}
