/**
 * The element with the focus in the tree `node` is in. Inside a shadow root `document.activeElement` is only the host,
 * so this is the one file that asks.
 */
export function activeElementOf(node: Node): Element | null {
  const root = node.getRootNode();
  return root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
}

/** Whether the focus is on `element` or inside it. */
export const hasFocusWithin = (element: Element): boolean => element.contains(activeElementOf(element));

/** Whether the focus is in the widget around `element`, or on no element of the page at all. */
export function isFocusFreeFor(element: Element): boolean {
  const { activeElement, body } = element.ownerDocument;
  if (activeElement === null || activeElement === body) return true;
  if (activeElementOf(element) !== null) return hasFocusWithin(element);
  // In a shadow root the page's own fallback, such as a link to call, stands in the host.
  const root = element.getRootNode();
  return root instanceof ShadowRoot && hasFocusWithin(root.host);
}

/** Focuses a heading or another element that is no control (it carries `tabIndex={-1}`); nothing when it is not there. */
export const focusHeading = (element: HTMLElement | null): void => element?.focus();

/** Whether text runs from right to left at `element`. */
export const isRightToLeft = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';
