import { type RefObject, useEffect } from 'react';
import { offerLinks } from '../core/linkAddress.ts';
import { loadLinks } from '../features/links/linksFile.ts';
import type { GroupOptions } from '../options/settings.ts';

/** Calls `show` for a link that is for the widget with these options, which the element of `ref` does not show yet. The same `show` at each render. */
export function useLinkPlace(
  ref: RefObject<Element | null>,
  { groupId, tourKinds, manage, manageStart }: GroupOptions,
  show: () => void,
): void {
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const options = { groupId, tourKinds, manage, manageStart };
    return offerLinks(loadLinks, ({ createLinkPlace }) => createLinkPlace(element, () => options, show));
  }, [ref, groupId, tourKinds, manage, manageStart, show]);
}
