import type { LinkPlace } from '../../core/linkTarget.ts';
import { type GroupOptions, groupsIn } from '../../options/settings.ts';

/** The place of a widget with `options` that is not shown yet. `show` shows it. */
export const createLinkPlace = (element: Element, options: () => GroupOptions, show: () => void): LinkPlace => ({
  element,
  groups: () => groupsIn(options()),
  show,
});
