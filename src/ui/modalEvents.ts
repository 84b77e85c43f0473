/** The part of an event in a dialog that its handlers read. React's event has it, and so has the browser's. */
export interface DialogEvent {
  readonly target: EventTarget;
  readonly currentTarget: Node;
  stopPropagation(): void;
}

/** In a shadow root, the shadow root keeps the events of a dialog (`theme/eventBoundary.ts`). */
const stop = (event: DialogEvent): void => {
  if (event.currentTarget.getRootNode() === document) event.stopPropagation();
};

/**
 * For a modal dialog: a modal of the page around the React site must not take what happens in it for a press, a focus or a key beside
 * its own. React's handlers and not the browser's, because React hears of an event only where its own root is.
 */
export const modalEvents = {
  // React lets these two bubble, and a modal of the page may have an `onClose` of its own.
  onCancel: stop,
  onClose: stop,
  onPointerDown: stop,
  onMouseDown: stop,
  onClick: stop,
  onKeyDown: stop,
  onKeyUp: stop,
  onFocus: stop,
  onBlur: stop,
};
