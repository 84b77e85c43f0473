/** For how long a new screen takes no press, in milliseconds: longer than a double tap takes. */
const SETTLING_MS = 500;

let marks = 0;

const PRESS = ['pointerdown', 'mousedown', 'click'] as const;

/**
 * Keeps presses from what has just come to lie under the pointer: `element` is new, or has new content. For half a second, a style
 * takes the pointer from its content. So a press falls on `element` itself, and ends there: the focus stays, and nothing hears of
 * it. A press that begins in that time does nothing afterwards, either. Keys and screen readers are not held back.
 */
export function settle(element: Element | null | undefined): void {
  if (!element) return;
  let isNew = true;
  let isEarly = false;
  const end = new AbortController();
  const endOnceQuiet = (): void => {
    if (!isNew && (!isEarly || !element.isConnected)) end.abort();
  };
  const hold = (event: Event): void => {
    const isWithin = event.target instanceof Node && element.contains(event.target);
    const isHeld = isNew && event.target === element;
    if (event.type === 'pointerdown') isEarly = isHeld;
    // A touch that began before the element was new. Its mouse events come when it ends, and fall on what is there by then.
    else if (event.type === 'mousedown') isEarly ||= isHeld;
    // A click without a press has no count.
    if (isEarly && isWithin && !(event instanceof UIEvent && event.detail === 0 && event.type === 'click')) {
      event.stopPropagation();
      if (event.type !== 'pointerdown') event.preventDefault();
      if (event.type === 'click') isEarly = false;
    }
    endOnceQuiet();
  };
  // Not at the element: screen readers call an element clickable that listens to presses.
  const root = element.getRootNode();
  for (const type of PRESS) root.addEventListener(type, hold, { capture: true, signal: end.signal });
  marks += 1;
  const mark = String(marks);
  element.setAttribute('data-settling', mark);
  setTimeout(() => {
    isNew = false;
    // Unless it became new again meanwhile.
    if (element.getAttribute('data-settling') === mark) element.removeAttribute('data-settling');
    endOnceQuiet();
  }, SETTLING_MS);
}
