import { type RefObject, useLayoutEffect } from 'react';

/** A card nearer than this to an edge, in px, is under the fade, or hides that there is one before it. */
const MARGIN = 80;

/** Scrolls `strip`, and nothing else, as little as it takes to show `card`. */
function reveal(strip: Element, card: Element): void {
  const view = strip.getBoundingClientRect();
  const box = card.getBoundingClientRect();
  const before = view.left + MARGIN - box.left;
  const after = box.right - (view.right - MARGIN);
  if (before > 0) strip.scrollLeft -= before;
  else if (after > 0) strip.scrollLeft += after;
}

/** Focuses a card of the strip. The browser's own scrolling would move the page as well. */
export function focusInPlace(card: HTMLElement): void {
  card.focus({ preventScroll: true });
  if (card.parentElement) reveal(card.parentElement, card);
}

/** Scrolls the card of `key` into view when `key` changes. */
export function useInView(strip: RefObject<Element | null>, key: string | undefined): void {
  useLayoutEffect(() => {
    const card = key === undefined ? null : strip.current?.querySelector(`[data-key="${key}"]`);
    if (strip.current && card) reveal(strip.current, card);
  }, [strip, key]);
}

/** What a strip of cards of one width shows. */
export interface StripView {
  /** The place of the first card in view. */
  readonly first: number;
  /** Whether there are cards out of view after. */
  readonly after: boolean;
}

/** What `strip` shows of its `count` cards, from how far it is scrolled. In right-to-left text scrolling counts down from 0. */
export function visibleCards(strip: Element, count: number): StripView {
  const scrolled = Math.abs(strip.scrollLeft);
  const hidden = strip.scrollWidth - strip.clientWidth;
  const first = strip.scrollWidth === 0 ? 0 : Math.round(scrolled / (strip.scrollWidth / count));
  return { first, after: scrolled < hidden - 4 };
}

export const sameView = (one: StripView, other: StripView): boolean =>
  one.first === other.first && one.after === other.after;
