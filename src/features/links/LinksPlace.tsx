import { useEffect, useRef } from 'react';
import type { HandedLink } from '../../core/handedLink.ts';
import { offerLinks } from '../../core/linkAddress.ts';
import type { Around } from '../../screenParts/around.ts';
import { widgetBefore } from '../../screenParts/widgetBefore.ts';
import type { LinkedBooking } from './linkedBooking.ts';
import { loadLinks } from './linksFile.ts';

interface LinksPlaceProps {
  /** The same object as long as the widget is there. */
  readonly booking: LinkedBooking;
  /** Gets a link for the feature that it is for. The same function at each render. */
  readonly onHanded: (link: HandedLink | undefined) => void;
  /** Gets what is said of a link. The same function at each render. */
  readonly onAround: (around: Around) => void;
}

/** Follows the links that are for this widget. Shows nothing, and loads nothing on a page without a link. */
export function LinksPlace({ booking, onHanded, onAround }: LinksPlaceProps) {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const mark = ref.current;
    if (mark === null) return;
    let stopLooking: (() => void) | undefined;
    const comeIntoView = (): void => {
      if (!mark.closest('dialog')) widgetBefore(mark)?.scrollIntoView({ block: 'start' });
    };
    const stop = offerLinks(loadLinks, ({ createLinkFollower, pageLinks }) => {
      stopLooking = booking.subscribe(pageLinks.look);
      return createLinkFollower({ booking, mark, comeIntoView, onHanded, onAround });
    });
    return () => {
      stop();
      stopLooking?.();
    };
  }, [booking, onHanded, onAround]);
  return <span ref={ref} hidden />;
}
