import { createContext, type ReactNode, useContext, useLayoutEffect, useRef } from 'react';
import { useFocusOrAnnounce } from '../ui/focus.ts';

/** How many screens the visitor was led to. The first one came by itself, so it leaves the focus alone. */
export const VisitContext = createContext(0);

interface ScreenHeadingProps {
  readonly children: ReactNode;
  /** Only for screen readers: the eye sees it elsewhere, or does not need it. */
  readonly hidden?: boolean;
  /** Does not take the focus: the screen opens with a notice that does. */
  readonly quiet?: boolean;
}

/** The heading of a screen; focused when the visitor arrives, which is also how a screen reader announces the screen. */
export function ScreenHeading({ children, hidden = false, quiet = false }: ScreenHeadingProps) {
  const ref = useRef<HTMLHeadingElement>(null);
  const visit = useContext(VisitContext);
  const focusOrAnnounce = useFocusOrAnnounce(ref);
  const visited = useRef(0);
  // In a layout effect, before the visitor can do anything: afterwards it would take the focus from where they went.
  useLayoutEffect(() => {
    if (visit === visited.current) return;
    visited.current = visit;
    if (!quiet) focusOrAnnounce();
  }, [visit, quiet, focusOrAnnounce]);
  return (
    <h3 ref={ref} tabIndex={-1} className={hidden ? 'tour-hidden' : 'tour-screen-heading'}>
      {children}
    </h3>
  );
}
