interface Owner {
  readonly element: Element;
  /** Closes what is open. Undefined for a dialog, which the browser closes. */
  readonly close: (() => void) | undefined;
}

/** What is open, the last one on top. */
const owners: Owner[] = [];

/** Whether the key is held, and was pressed for something of ours. Its repeats and its end are ours then, wherever the focus has gone. */
let isHeld = false;

/*
 * On the window and in the capture phase: a modal of the page, which listens at the document, would close with ours. The
 * event stays as it is, so the browser still tells a dialog to close.
 */
function onKey(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.isComposing) return;
  const isRest = event.type === 'keyup' || event.repeat;
  const path = event.composedPath();
  const owner = isRest ? undefined : owners.filter(({ element }) => path.includes(element)).at(-1);
  if (!isRest) isHeld = owner !== undefined;
  if (isHeld) {
    event.stopPropagation();
    if (isRest || owner?.close) event.preventDefault();
    owner?.close?.();
  }
  if (event.type === 'keyup') isHeld = false;
  stopIfIdle();
}

const TYPES = ['keydown', 'keyup'] as const;

function stopIfIdle(): void {
  if (owners.length === 0 && !isHeld) for (const type of TYPES) removeEventListener(type, onKey, true);
}

/** Keeps Escape in `element` for what is open there, until the remover is called. The last one that was opened gets the key. */
export function ownEscape(element: Element, close?: () => void): () => void {
  const owner: Owner = { element, close };
  for (const type of TYPES) addEventListener(type, onKey, true);
  owners.push(owner);
  return () => {
    owners.splice(owners.indexOf(owner), 1);
    stopIfIdle();
  };
}
