import { createContext, type RefObject, useContext, useLayoutEffect, useState } from 'react';

/** From this width of the widget itself, in CSS pixels, days and times stand side by side. The styles say the same. */
export const WIDE_PX = 600;

/** Whether the widget around is wide. */
export const WideContext = createContext(true);

/** About how wide the widget will be, in CSS pixels. Undefined while nobody knows. */
export const WidthGuessContext = createContext<number | undefined>(undefined);

/** Whether there is room for two columns in the element of `ref`, its border aside. */
export function useWide(ref: RefObject<HTMLElement | null>): boolean {
  const guess = useContext(WidthGuessContext);
  const [wide, setWide] = useState(guess === undefined || guess >= WIDE_PX);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    // Measuring forces a layout, so a guess is used where there is one. The observer corrects it before anything is painted.
    if (guess === undefined) {
      const border = element.offsetWidth - element.clientWidth;
      setWide(element.getBoundingClientRect().width - border >= WIDE_PX);
    }
    const observer = new ResizeObserver((entries) => {
      for (const { contentRect } of entries) setWide(contentRect.width >= WIDE_PX);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, guess]);
  return wide;
}
