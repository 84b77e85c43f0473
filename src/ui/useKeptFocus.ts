import { type RefObject, useEffect } from 'react';
import type { VisitorPresence } from './focus.ts';
import { activeElementOf, hasFocusWithin } from './focus.ts';

/**
 * Keeps the focus in the element of `ref` when the focused part of it is removed. The focus goes to the heading of the nearest
 * remaining element around that part, or to the box of its screen, without scrolling the page. Nothing happens while the visitor is
 * elsewhere on the page, or when something else has taken the focus already.
 */
export function useKeptFocus(ref: RefObject<HTMLElement | null>, { mayTakeFocus }: VisitorPresence): void {
  useEffect(() => {
    const widget = ref.current;
    if (!widget) return;
    /** The element with the focus and those around it, the widget last; empty when the focus is not in the widget. */
    let path: readonly HTMLElement[] = pathTo(widget, activeElementOf(widget));

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
      if (!hasFocusWithin(widget) && mayTakeFocus()) focusFirstPlace(remaining, widget);
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
function pathTo(widget: Element, element: Element | null): readonly HTMLElement[] {
  const path: HTMLElement[] = [];
  for (let one = element; one && widget.contains(one); one = one.parentElement)
    if (one instanceof HTMLElement) path.push(one);
  return path;
}

/** Headings and the boxes of screens, if they take the focus. Notices take it by themselves. */
export const PLACES = ':is(h3, [role="group"]:not(.tour-notice))[tabindex="-1"]';

/** Focuses the first of {@link PLACES} that is shown, from the nearest of `around` on. */
function focusFirstPlace(around: readonly HTMLElement[], widget: Element): void {
  for (const element of around)
    for (const place of [element, ...element.querySelectorAll<HTMLElement>(PLACES)]) {
      if (place.matches(PLACES)) place.focus({ preventScroll: true });
      if (hasFocusWithin(widget)) return;
    }
}
