import { type RefObject, useEffect } from 'react';

/**
 * The element with the focus in the tree `node` is in. Inside a shadow root `document.activeElement` is only the host,
 * so this is the one place that asks.
 */
export function activeElementOf(node: Node): Element | null {
  const root = node.getRootNode();
  return root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
}

/** Whether the focus is on `element` or inside it. */
export const hasFocusWithin = (element: Element): boolean => element.contains(activeElementOf(element));

/** Focuses a heading or another element that is no control (it carries `tabIndex={-1}`); nothing when it is not there. */
export const focusHeading = (element: HTMLElement | null): void => element?.focus();

/**
 * Focuses the element of `ref` whenever `signal` becomes another value that is not `false`, `null` or `undefined`; the
 * first render counts. A screen passes what distinguishes one arrival from the next.
 */
export function useFocusOn(
  ref: RefObject<HTMLElement | null>,
  signal: string | number | boolean | null | undefined,
): void {
  useEffect(() => {
    if (signal !== false && signal !== null && signal !== undefined) focusHeading(ref.current);
  }, [ref, signal]);
}

/** Whether text runs from right to left at `element`. */
export const isRightToLeft = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';
