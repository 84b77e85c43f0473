import { createContext, type RefObject, useEffect, useMemo, useRef } from 'react';
import { hasFocusWithin, isFocusFreeFor } from './focus.ts';

/** Whether the visitor is at the widget, so that the widget may move the focus. */
export interface VisitorPresence {
  /**
   * True when the last thing the visitor did on the page was done in the widget, and the focus is in the widget or on
   * no element at all. A focus on the body alone is no consent: that is where it is before the visitor does anything.
   */
  readonly mayTakeFocus: () => boolean;
}

/** The presence of the visitor at the widget around. A part on its own, without a widget, may always take the focus. */
export const VisitorPresenceContext = createContext<VisitorPresence>({ mayTakeFocus: () => true });

/** What a visitor does; a screen reader may send a click with no press before it. */
const ACTS = ['pointerdown', 'keydown', 'click', 'focusin'] as const;

/** Watches whether the visitor's last act on the page was inside the element of `ref`, through shadow roots. */
export function useVisitorPresence(ref: RefObject<HTMLElement | null>): VisitorPresence {
  const inside = useRef(false);
  useEffect(() => {
    const widget = ref.current;
    if (!widget) return;
    // Who was quicker than this effect.
    inside.current = hasFocusWithin(widget);
    const page = widget.ownerDocument;
    const note = (event: Event): void => {
      inside.current = event.composedPath().includes(widget);
    };
    for (const act of ACTS) page.addEventListener(act, note, true);
    return () => {
      for (const act of ACTS) page.removeEventListener(act, note, true);
    };
  }, [ref]);
  return useMemo(
    () => ({ mayTakeFocus: () => inside.current && ref.current !== null && isFocusFreeFor(ref.current) }),
    [ref],
  );
}
