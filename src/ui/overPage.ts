import { ownEscape } from './ownEscape.ts';

/** Marks an element that belongs over every modal of the page. React Aria does not count a press or a focus in it as one beside its modal. */
const ON_TOP = 'data-react-aria-top-layer';

/** Events that the widget does not need, and that a modal of the page or a script for scrolling takes for its own at the document. */
const NOT_FOR_PAGE = ['pointerup', 'mouseup', 'touchstart', 'touchmove', 'touchend', 'wheel'] as const;

/**
 * Puts `dialog`, which is shown as a modal, over the modals of the page as well: it is heard, a press and a key in it close nothing
 * below, and the wheel turns nothing below. The remover leaves the page as its own scripts want it. `from`: the element with the
 * focus before. Once it has gone, the modal around it has gone, too, and no longer hides anything.
 */
export function putOverPage(dialog: HTMLDialogElement, from: Element | null): () => void {
  const removers = [ownEscape(dialog), ...hosts(dialog).map(mark)];
  const hidden = [...new Set([...around(dialog), ...besideLive(dialog)])].map((element) => ({
    element,
    takeBack: unhide(element),
  }));
  const keep = (event: Event): void => {
    if (event.composedPath().includes(dialog)) event.stopPropagation();
  };
  for (const type of NOT_FOR_PAGE) addEventListener(type, keep, { capture: true, passive: true });
  return () => {
    for (const type of NOT_FOR_PAGE) removeEventListener(type, keep, true);
    for (const remove of removers) remove();
    const stands = from?.isConnected && from.getClientRects().length > 0;
    for (const { element, takeBack } of hidden)
      for (const [name, value] of takeBack()) if (stands) element.setAttribute(name, value);
  };
}

/** `node` and the elements around it, through shadow roots. */
function around(node: Node | null): readonly HTMLElement[] {
  if (!node) return [];
  const outer = around(node instanceof ShadowRoot ? node.host : node.parentNode);
  return node instanceof HTMLElement ? [node, ...outer] : outer;
}

/** The elements beside live regions in `dialog`, and beside what is around these. A modal of the page that spares live regions hides them one by one. */
const besideLive = (dialog: HTMLElement): readonly HTMLElement[] =>
  [...dialog.querySelectorAll('[aria-live]')]
    .flatMap(around)
    .filter((element) => element !== dialog && dialog.contains(element))
    .flatMap(({ parentElement }) => [...(parentElement?.children ?? [])])
    .filter((element) => element instanceof HTMLElement);

/** `dialog` and the hosts of the shadow roots around it: the targets of its events in each tree. */
const hosts = (dialog: HTMLElement): readonly HTMLElement[] =>
  around(dialog).filter((element) => element === dialog || element.shadowRoot?.contains(dialog));

function mark(element: HTMLElement): () => void {
  if (element.hasAttribute(ON_TOP)) return () => undefined;
  element.setAttribute(ON_TOP, '');
  return () => element.removeAttribute(ON_TOP);
}

/** What a modal of the page sets on the elements beside it. `inert` does not reach a modal dialog, but programs that press for a person heed it. */
const HIDING = ['inert', 'aria-hidden'] as const;

/** Takes off `element` what hides it, now and later. The remover gives what was set last, to be set again. */
function unhide(element: HTMLElement): () => ReadonlyMap<string, string> {
  const taken = new Map<string, string>();
  const show = (): void => {
    for (const name of HIDING) {
      const value = element.getAttribute(name);
      if (value === null || value === 'false') continue;
      taken.set(name, value);
      element.removeAttribute(name);
    }
  };
  show();
  const observer = new MutationObserver(show);
  observer.observe(element, { attributeFilter: [...HIDING] });
  return () => {
    observer.disconnect();
    return taken;
  };
}
