interface Owner {
  readonly element: Element;
  /** Closes what is open. Undefined for a dialog, which the browser closes. */
  readonly close: (() => void) | undefined;
}

/** What is open, the last one on top. */
const owners: Owner[] = [];

/*
 * On the window and in the capture phase: a modal of the page, which listens at the document, would close with ours. The
 * event stays as it is, so the browser still tells a dialog to close.
 */
function onKeyDown(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.isComposing) return;
  const path = event.composedPath();
  const owner = owners.filter(({ element }) => path.includes(element)).at(-1);
  if (!owner) return;
  event.stopPropagation();
  if (!owner.close) return;
  event.preventDefault();
  owner.close();
}

/** Keeps Escape in `element` for what is open there, until the remover is called. The last one that was opened gets the key. */
export function ownEscape(element: Element, close?: () => void): () => void {
  const owner: Owner = { element, close };
  if (owners.length === 0) addEventListener('keydown', onKeyDown, true);
  owners.push(owner);
  return () => {
    owners.splice(owners.indexOf(owner), 1);
    if (owners.length === 0) removeEventListener('keydown', onKeyDown, true);
  };
}
