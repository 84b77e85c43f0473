import { createContext, type ReactNode, useContext, useLayoutEffect, useRef } from 'react';
import { useFocusOrAnnounce } from '../ui/focus.ts';

/** How many screens the visitor was led to; on the first one, which nobody asked for, the focus is left alone. */
export const VisitContext = createContext(0);

interface ScreenHeadingProps {
  readonly children: ReactNode;
  /** For the eye it is there already, or not wanted. */
  readonly hidden?: boolean;
  /** A screen that opens with a notice focuses that instead. */
  readonly quiet?: boolean;
}

/** The heading of a screen; focused when the visitor arrives, which is also how a screen reader announces the screen. */
export function ScreenHeading({ children, hidden = false, quiet = false }: ScreenHeadingProps) {
  const ref = useRef<HTMLHeadingElement>(null);
  const visit = useContext(VisitContext);
  const focusOrAnnounce = useFocusOrAnnounce(ref);
  const visited = useRef(0);
  // Before the visitor can do anything on the new screen: later it would take the focus back from where they went.
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
