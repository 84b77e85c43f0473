import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether the card keeps its height, so that the page below does not move by itself: until the visitor presses something in the screen, of
 * which `columns` are a child, or presses a key there. A press counts when it ends: what is pressed must not move away before.
 */
export function useHeldCard(columns: RefObject<HTMLElement | null>, startsHeld: boolean): boolean {
  const [isHeld, setHeld] = useState(startsHeld);
  useEffect(() => {
    const release = (event: Event): void => {
      const screen = columns.current?.parentElement;
      if (screen && event.composedPath().includes(screen)) setHeld(false);
    };
    // On the window: with a listener for clicks on the card, readers call everything in it clickable.
    addEventListener('click', release, true);
    addEventListener('keydown', release, true);
    return () => {
      removeEventListener('click', release, true);
      removeEventListener('keydown', release, true);
    };
  }, [columns]);
  return isHeld;
}
