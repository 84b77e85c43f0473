import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether the card keeps its height, so that the page below does not move by itself. It keeps its height until the visitor presses
 * the screen (the parent of `columns`) or a key in it. A press counts when it ends: a button must not move away while it is pressed.
 */
export function useHeldCard(columns: RefObject<HTMLElement | null>, startsHeld: boolean): boolean {
  const [isHeld, setHeld] = useState(startsHeld);
  useEffect(() => {
    const release = (event: Event): void => {
      const screen = columns.current?.parentElement;
      if (screen && event.composedPath().includes(screen)) setHeld(false);
    };
    // On the window. A listener for clicks on the card would make screen readers call everything in it clickable.
    addEventListener('click', release, true);
    addEventListener('keydown', release, true);
    return () => {
      removeEventListener('click', release, true);
      removeEventListener('keydown', release, true);
    };
  }, [columns]);
  return isHeld;
}
