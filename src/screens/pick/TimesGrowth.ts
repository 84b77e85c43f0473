import { useEffect } from 'react';
import type { WithinProps } from '../coreComponentsContext.ts';

/** How long the card grows, in milliseconds. */
const GROWS_MS = 160;

/** Lets the card around the times grow and shrink gently where the visitor welcomes motion. Shows nothing. */
export function TimesGrowth({ within }: WithinProps) {
  useEffect(() => {
    const card = within.current?.closest('.tour-shell');
    if (!card || typeof ResizeObserver === 'undefined') return;
    return animateHeight(card);
  }, [within]);
  return null;
}

/** Animates each new height of `card`, but for one that comes with another width. Returns the remover. */
function animateHeight(card: Element): () => void {
  let before: DOMRect | undefined;
  let motion: Animation | undefined;
  const observer = new ResizeObserver(() => {
    // Each step of the motion is a size, too.
    if (motion?.playState === 'running') return;
    const now = card.getBoundingClientRect();
    const isMove = before !== undefined && before.width === now.width && before.height !== now.height;
    if (isMove && matchMedia('(prefers-reduced-motion: no-preference)').matches)
      motion = card.animate(
        { height: [`${before?.height}px`, `${now.height}px`] },
        { duration: GROWS_MS, easing: 'ease-out' },
      );
    before = now;
  });
  observer.observe(card);
  return () => {
    observer.disconnect();
    motion?.cancel();
  };
}
