/*
 * Outside of a shadow root an event has the host as its target. So a script of the page that leaves fields, buttons and
 * scrollers alone does not see that it is one of ours. These events end at the shadow root. All others go on to the page.
 */

/** What a visitor does in a field. */
const IN_FIELD = [
  ...['keypress', 'keyup', 'beforeinput', 'copy', 'cut', 'paste', 'selectstart', 'contextmenu'],
  ...['dragstart', 'dragenter', 'dragover', 'drop'],
] as const;
/** How a press begins. A page that drags what is pressed would take the press from the control. */
const PRESS = ['pointerdown', 'mousedown', 'touchstart'] as const;
/** What turns the wheel or moves a finger. */
const SCROLL = ['wheel', 'touchmove'] as const;
/** What a page takes as a press, a focus or a key beside its own modal, when it happens in a dialog of ours. */
const IN_DIALOG = [...IN_FIELD, ...PRESS, ...SCROLL, 'click', 'focusin', 'focusout'] as const;

const FIELD = 'input, select, textarea, [contenteditable]';
const PRESSED = 'button, summary, a[href]';
const CONTROL = `${FIELD}, label, ${PRESSED}, [role="option"]`;
const TAB_STOP = `${FIELD}, ${PRESSED}, [tabindex]`;
/** What may hold the focus of the page's visitor, by the names it has for a screen reader. */
const PAGE_MODAL = 'dialog, [role="dialog"], [role="alertdialog"], [aria-modal="true"]';

/** Keeps the visitor's events of the widget in `root`, a shadow root of ours. Those of the page's own elements in a slot pass. */
export function keepEvents(root: ShadowRoot): void {
  const add = (types: readonly string[], keeps: (target: Element, event: Event) => boolean): void => {
    for (const type of types)
      root.addEventListener(
        type,
        (event) => {
          const { target } = event;
          if (target instanceof Element && root.contains(target) && keeps(target, event)) event.stopPropagation();
        },
        { passive: true },
      );
  };
  const inDialog = (target: Element): boolean => target.closest('dialog[open]') !== null;
  add(IN_DIALOG, inDialog);
  add(IN_FIELD, (target) => target.closest(FIELD) !== null);
  add(PRESS, (target) => target.closest(CONTROL) !== null);
  add(SCROLL, (target) => scrollsWithin(target));
  add(
    ['keydown'],
    (target, event) => event instanceof KeyboardEvent && (inDialog(target) || isOwnKey(root, target, event)),
  );
}

/** Whether a key does something in the widget, and nothing in the page. */
function isOwnKey(root: ShadowRoot, target: Element, event: KeyboardEvent): boolean {
  const { key, defaultPrevented, altKey, ctrlKey, metaKey } = event;
  if (defaultPrevented) return true;
  if (key === 'Escape') return false;
  // A modal of the page that leads the focus by itself would lead it past our fields.
  if (key === 'Tab') return root.host.closest(PAGE_MODAL) !== null && hasTabStop(root, target, event.shiftKey);
  if (target.closest(FIELD)) return true;
  return (key === ' ' || key === 'Enter') && !altKey && !ctrlKey && !metaKey && target.closest(PRESSED) !== null;
}

/** Whether Tab goes from `from` to another element of `root`. */
function hasTabStop(root: ShadowRoot, from: Element, backwards: boolean): boolean {
  const wanted = backwards ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  return [...root.querySelectorAll<HTMLElement>(TAB_STOP)].some(
    (one) =>
      from.compareDocumentPosition(one) & wanted && one.tabIndex >= 0 && !one.matches(':disabled') && isVisible(one),
  );
}

/** Whether a visitor sees `element`. Safari before 17.4 has no `checkVisibility`. */
const isVisible = (element: HTMLElement): boolean =>
  element.checkVisibility?.({ visibilityProperty: true }) ?? element.getClientRects().length > 0;

/** Whether `target` is in a part of the widget that scrolls by itself, up and down. */
function scrollsWithin(target: Element | null): boolean {
  if (!target) return false;
  const isScroller =
    target.scrollHeight > target.clientHeight && /auto|scroll/.test(getComputedStyle(target).overflowY);
  return isScroller || scrollsWithin(target.parentElement);
}
