import { type RefObject, useEffect } from 'react';
import { PLACES } from './useKeptFocus.ts';

/** Room for the outline of the focused element and some air, in pixels. */
const AROUND = 8;

/**
 * Scrolls an element that gets the focus out from under the bars that stay in view. A bar has the attribute `data-stays`, which names its
 * edge. Browsers scroll the element only to the edge of the window, where a bar may be. A pressed element stays under the pointer.
 */
export function useUncoveredFocus(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const widget = ref.current;
    if (!widget) return;
    let pressed: Element | null = null;
    const press = ({ target }: Event): void => {
      pressed = target instanceof Element ? target : null;
    };
    const forget = (): void => {
      pressed = null;
    };
    const uncover = ({ target }: Event): void => {
      // The widget itself scrolls to places that are no controls.
      if (!(target instanceof HTMLElement) || target.contains(pressed) || target.matches(PLACES)) return;
      // The close button of a dialog is a bar outside the widget.
      const bars = [...(widget.closest('dialog') ?? widget).querySelectorAll<HTMLElement>('[data-stays]')];
      if (bars.some((bar) => bar.contains(target))) return;
      // Top bars come last: if an element has no room between the bars, its beginning shows.
      for (const edge of ['bottom', 'top'])
        for (const bar of bars) if (bar.dataset.stays === edge) scrollClear(target, bar, scrollerOf(widget));
    };
    // Not `mousedown`: with a listener of that name, screen readers call everything in the widget clickable.
    widget.addEventListener('pointerdown', press, true);
    widget.addEventListener('keydown', forget, true);
    widget.addEventListener('focusin', uncover);
    return () => {
      widget.removeEventListener('pointerdown', press, true);
      widget.removeEventListener('keydown', forget, true);
      widget.removeEventListener('focusin', uncover);
    };
  }, [ref]);
}

/** Scrolls `focused` to where `bar` does not cover it. If it is too high for the rest of the window, its beginning shows. */
function scrollClear(focused: HTMLElement, bar: HTMLElement, scroller: Element): void {
  const block = focused.offsetHeight > scroller.clientHeight ? 'start' : 'nearest';
  // jsdom cannot scroll.
  focused.scrollIntoView?.({ block, inline: 'nearest', behavior: 'instant' });
  const [own, cover] = [focused.getBoundingClientRect(), bar.getBoundingClientRect()];
  const [top, bottom] = [own.top - AROUND, own.bottom + AROUND];
  if (own.right <= cover.left || own.left >= cover.right || bottom <= cover.top || top >= cover.bottom) return;
  const edge = scroller === document.scrollingElement ? 0 : scroller.getBoundingClientRect().top;
  const by = bar.dataset.stays === 'top' ? top - cover.bottom : Math.min(bottom - cover.top, top - edge);
  scroller.scrollBy({ top: by, behavior: 'instant' });
}

/** The element that scrolls `element`: the nearest box around it that can, through shadow roots, or the page. */
function scrollerOf(element: Element): Element {
  const root = element.getRootNode();
  const around = element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  if (around === null) return document.scrollingElement ?? document.documentElement;
  return /auto|scroll/.test(getComputedStyle(around).overflowY) ? around : scrollerOf(around);
}
