/** How far from the part of the page in view counts as near: another window's height above and below. */
const MARGIN = '100% 0px';

/** Calls `run` once when `element` is in the part of the page in view or near it. Returns a function that stops watching. */
export function whenNear(element: Element, run: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      run();
    },
    { rootMargin: MARGIN },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
