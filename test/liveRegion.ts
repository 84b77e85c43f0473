/** The live region of the widget on the page. It has no role: a screen reader would read one as an empty "status bar". */
export function liveRegion(): HTMLElement {
  const region = document.querySelector<HTMLElement>(
    '.tour-hidden[aria-live="polite"][aria-atomic="true"]:not([role])',
  );
  if (region === null) throw new Error('no live region');
  return region;
}
