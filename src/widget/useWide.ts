import { type RefObject, useLayoutEffect, useState } from 'react';

/** From this width of the widget itself, in CSS pixels, days and times stand side by side. The styles say the same. */
const WIDE_PX = 600;

/** Whether the element of `ref` (not the window) is wide. Measured before the first paint and whenever it changes. */
export function useWide(ref: RefObject<HTMLElement | null>): boolean {
  const [wide, setWide] = useState(true);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const measure = (): void => setWide(element.getBoundingClientRect().width >= WIDE_PX);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return wide;
}
