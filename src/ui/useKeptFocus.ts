import { type RefObject, useEffect } from 'react';
import type { VisitorPresence } from './focus.ts';
import { activeElementOf, hasFocusWithin } from './focus.ts';

/**
 * Keeps the focus in the element of `ref` when the focused part of it is removed. The focus goes to the heading of the nearest
 * remaining element around that part, without scrolling the page. Nothing happens while the visitor is elsewhere on the page,
 * or when something else has taken the focus already.
 */
export function useKeptFocus(ref: RefObject<HTMLElement | null>, { mayTakeFocus }: VisitorPresence): void {
  useEffect(() => {
    const widget = ref.current;
    if (!widget) return;
    /** The element with the focus and those around it, the widget last; empty when the focus is not in the widget. */
    let path: readonly Element[] = pathTo(widget, activeElementOf(widget));

    const remember = ({ target }: Event): void => {
      path = target instanceof Element ? pathTo(widget, target) : [];
    };
    const leave = (): void =>
      // Some browsers send this for an element that is being removed, and it is still there while they do.
      queueMicrotask(() => {
        const [focused] = path;
        if (focused && widget.contains(focused) && activeElementOf(widget) !== focused) path = [];
      });
    const observer = new MutationObserver(() => {
      const [focused] = path;
      if (!focused || widget.contains(focused)) return;
      const remaining = path.filter((element) => widget.contains(element));
      path = [];
      if (!hasFocusWithin(widget) && mayTakeFocus()) focusFirstHeading(remaining, widget);
    });

    widget.addEventListener('focusin', remember);
    widget.addEventListener('focusout', leave);
    observer.observe(widget, { childList: true, subtree: true });
    return () => {
      widget.removeEventListener('focusin', remember);
      widget.removeEventListener('focusout', leave);
      observer.disconnect();
    };
  }, [ref, mayTakeFocus]);
}

/** `element` and its ancestors up to `widget`. */
function pathTo(widget: Element, element: Element | null): readonly Element[] {
  const path: Element[] = [];
  for (let one = element; one && widget.contains(one); one = one.parentElement) path.push(one);
  return path;
}

/** Focuses the first heading, from the nearest of `places` on, that takes the focus: one with a `tabIndex` that is shown. */
function focusFirstHeading(places: readonly Element[], widget: Element): void {
  for (const place of places)
    for (const heading of place.querySelectorAll('h3')) {
      heading.focus({ preventScroll: true });
      if (hasFocusWithin(widget)) return;
    }
}
