import { whenInView } from '../ui/whenInView.ts';

/** How far from the part of the page in view counts as near: another window's height above and below. */
const MARGIN = '100% 0px';

/** Calls `run` once when `element` is in the part of the page in view or near it. Returns a function that stops watching. */
export const whenNear = (element: Element, run: () => void): (() => void) => whenInView(element, run, MARGIN);
