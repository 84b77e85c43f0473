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

/**
 * Whether `element` may take the focus: it is in the same widget already, or nowhere. A visitor who went on to the
 * host page's own fields while waiting is left there.
 */
export function mayTakeFocus(element: Element): boolean {
  const page = element.ownerDocument;
  const active = page.activeElement;
  if (active === null || active === page.body || active === page.documentElement) return true;
  let outermost: Element = element.closest('.tour') ?? element;
  for (let root = outermost.getRootNode(); root instanceof ShadowRoot; root = root.host.getRootNode())
    outermost = root.host;
  return outermost.contains(active);
}

/** Focuses the one Tab stop inside `container`, as after a part that held the focus gave way to another. */
export const focusTabStop = (container: Element | null): void =>
  container?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();

/** Whether text runs from right to left at `element`. */
export const isRightToLeft = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';
