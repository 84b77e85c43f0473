import { createContext, type RefObject, useContext, useLayoutEffect, useState } from 'react';

/**
 * Whether days and times stand side by side in an `element` with this width inside its border, in CSS pixels: from 600 px, and from
 * 37.5em where its letters are larger than 16 px. The styles say the same.
 */
export function isWide(element: Element, width: number): boolean {
  const letters = Number.parseFloat(getComputedStyle(element).fontSize) || 16;
  return width >= 37.5 * Math.max(16, letters);
}

/** Whether the widget around is wide. */
export const WideContext = createContext(true);

/** Whether the widget will probably be wide. Undefined while nobody knows. */
export const WideGuessContext = createContext<boolean | undefined>(undefined);

/** Whether there is room for two columns in the element of `ref`, its border aside. */
export function useWide(ref: RefObject<HTMLElement | null>): boolean {
  const guess = useContext(WideGuessContext);
  const [wide, setWide] = useState(guess ?? true);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    // Measuring forces a layout, so a guess is used where there is one. The observer corrects it before anything is painted.
    if (guess === undefined) {
      const border = element.offsetWidth - element.clientWidth;
      setWide(isWide(element, element.getBoundingClientRect().width - border));
    }
    try {
      const observer = new ResizeObserver((entries) => {
        for (const { contentRect } of entries) setWide(isWide(element, contentRect.width));
      });
      observer.observe(element);
      return () => observer.disconnect();
    } catch {
      // The page has brought an incomplete observer.
      return;
    }
  }, [ref, guess]);
  return wide;
}
