/**
 * Calls `run` once when `element` is in the part of the page in view, or less than `margin` away from it. Where the browser cannot tell,
 * it counts as in view. Returns a function that stops watching.
 */
export function whenInView(element: Element, run: () => void, margin = '0px'): () => void {
  try {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        run();
      },
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  } catch {
    // The browser has no observer, or the page has brought an incomplete one.
    run();
    return () => undefined;
  }
}

/** How far from the part of the page in view counts as near: another window's height above and below. */
const NEAR = '100% 0px';

/** Calls `run` once when `element` is in the part of the page in view or near it. Returns a function that stops watching. */
export const whenNear = (element: Element, run: () => void): (() => void) => whenInView(element, run, NEAR);
