import {
  createContext,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { useAnnounce } from './Announcer.tsx';

/**
 * The element with the focus in the tree that `node` is in. `document.activeElement` does not see into a shadow root: it is only
 * the host. So no other file reads it.
 */
export function activeElementOf(node: Node): Element | null {
  const root = node.getRootNode();
  return hasFocused(root) ? root.activeElement : null;
}

/** Whether `tree` is a document or a shadow root. It looks for the property, because some pages replace `Document`. */
const hasFocused = (tree: Node): tree is Document | ShadowRoot => 'activeElement' in tree;

/** The element of the page with the focus. In a shadow root of another it is the host. */
export const focusedElement = (): Element | null => document.activeElement;

/** Whether the focus is on `element` or inside it. */
export const hasFocusWithin = (element: Element): boolean => element.contains(activeElementOf(element));

/**
 * Whether the focus is in the widget around `element`, or on no element of the page at all.
 * @internal
 */
export function isFocusFreeFor(element: Element): boolean {
  const { activeElement, body } = element.ownerDocument;
  if (activeElement === null || activeElement === body) return true;
  if (activeElementOf(element) !== null) return hasFocusWithin(element);
  // The children of a shadow host are the page's fallback, such as a link to call.
  const root = element.getRootNode();
  return root instanceof ShadowRoot && hasFocusWithin(root.host);
}

/** Whether no element of the page has the focus, asked while the widget is put into the page. */
const isFocusNowhere = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** Whether text runs from right to left at `element`. */
export const isRightToLeft = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';

/** Whether the visitor is at the widget, so that the widget may move the focus. */
export interface VisitorPresence {
  /**
   * True when the visitor's last act on the page was in the widget, and the focus is in the widget or on no element. A focus
   * on the body is not enough: it is there before the visitor does anything.
   */
  readonly mayTakeFocus: () => boolean;
  /** Keeps presses from a new screen: see settle.ts. It comes with the core; the preview exchanges no screen. */
  readonly settle?: ((element: Element | null | undefined) => void) | undefined;
}

/** The visitor's presence at the widget. Without a widget around it, a component may always take the focus. */
export const VisitorPresenceContext = createContext<VisitorPresence>({ mayTakeFocus: () => true });

/**
 * Whether the visitor's last act was in the widget. Held above the widget, so that a tree that replaces a failed one still
 * knows it.
 */
export const VisitorInsideContext = createContext<{ current: boolean } | null>(null);

/** The acts of a visitor. A screen reader may send a click without a press. */
const ACTS = ['pointerdown', 'keydown', 'click', 'focusin'] as const;

/** Watches whether the visitor's last act on the page was inside the element of `ref`, through shadow roots. */
export function useVisitorPresence(
  ref: RefObject<HTMLElement | null>,
  settle?: VisitorPresence['settle'],
): VisitorPresence {
  const own = useRef(false);
  const inside = useContext(VisitorInsideContext) ?? own;
  useEffect(() => {
    const widget = ref.current;
    if (!widget) return;
    // The visitor may have been quicker than this effect.
    inside.current ||= hasFocusWithin(widget);
    const page = widget.ownerDocument;
    const note = (event: Event): void => {
      inside.current = event.composedPath().includes(widget);
    };
    for (const act of ACTS) page.addEventListener(act, note, true);
    return () => {
      for (const act of ACTS) page.removeEventListener(act, note, true);
    };
  }, [ref, inside]);
  return useMemo(
    () => ({
      mayTakeFocus: () => inside.current && (ref.current ? isFocusFreeFor(ref.current) : isFocusNowhere()),
      settle,
    }),
    [ref, inside, settle],
  );
}

/**
 * A function that brings the visitor to the element of `ref`, which is no control, by focusing it. A visitor who has left the
 * widget stays where they are, and the element's text is read out instead. `heading`: the heading of a box. The page scrolls to
 * it, and it alone is read out. What was said of the place before it is over. What lay under the pointer until now has gone, so the
 * screen or dialog around settles first.
 */
export function useFocusOrAnnounce(
  ref: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null> = ref,
): () => void {
  const { mayTakeFocus, settle } = useContext(VisitorPresenceContext);
  const announce = useAnnounce();
  return useCallback(() => {
    settle?.(ref.current?.closest('dialog, .tour-body'));
    const stays = !mayTakeFocus();
    announce(stays ? (heading.current?.textContent ?? '') : '');
    if (stays) return;
    if (heading === ref) return ref.current?.focus();
    ref.current?.focus({ preventScroll: true });
    // At once, also in a page that scrolls smoothly. In the tests of an integrator, jsdom cannot scroll.
    heading.current?.scrollIntoView?.({ block: 'nearest', behavior: 'instant' });
  }, [ref, heading, mayTakeFocus, settle, announce]);
}

/**
 * Calls the function of {@link useFocusOrAnnounce} whenever `signal` changes to a value that is not `null`, the first render included.
 * A screen passes a value that differs from one visit to the next.
 */
export function useFocusOn(ref: RefObject<HTMLElement | null>, signal: string | number | null): void {
  const focusOrAnnounce = useFocusOrAnnounce(ref);
  // A layout effect runs before the visitor can do anything. A later effect would take the focus from where they went.
  useLayoutEffect(() => {
    if (signal !== null) focusOrAnnounce();
  }, [signal, focusOrAnnounce]);
}
