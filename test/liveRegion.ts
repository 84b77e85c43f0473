/** The live region of the widget on the page: it has no role, which a screen reader would read as an empty "status bar". */
export function liveRegion(): HTMLElement {
  const region = document.querySelector<HTMLElement>(
    '.tour-hidden[aria-live="polite"][aria-atomic="true"]:not([role])',
  );
  if (region === null) throw new Error('no live region');
  return region;
}
