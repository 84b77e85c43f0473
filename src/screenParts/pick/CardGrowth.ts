import { useEffect, useLayoutEffect, useRef } from 'react';
import type { WithinProps } from '../coreComponentsContext.ts';

/** How long the card grows, in milliseconds. */
const GROWS_MS = 160;

/**
 * Lets the card around days and times grow and shrink gently where the visitor welcomes motion. Measures the card whenever they render
 * anew. A card of another width has its new height at once. Shows nothing.
 */
export function CardGrowth({ within }: WithinProps) {
  const last = useRef<DOMRect | undefined>(undefined);
  const motion = useRef<Animation | undefined>(undefined);
  useLayoutEffect(() => {
    const card = within.current?.closest('.tour-shell');
    if (!card) return;
    const isRunning = motion.current?.playState === 'running';
    const before = isRunning ? card.getBoundingClientRect() : last.current;
    motion.current?.cancel();
    const now = card.getBoundingClientRect();
    last.current = now;
    if (before === undefined || before.width !== now.width || before.height === now.height) return;
    if (!matchMedia('(prefers-reduced-motion: no-preference)').matches) return;
    motion.current = card.animate(
      { height: [`${before.height}px`, `${now.height}px`] },
      { duration: GROWS_MS, easing: 'ease-out' },
    );
  });
  useEffect(() => () => motion.current?.cancel(), []);
  return null;
}
