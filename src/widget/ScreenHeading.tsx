import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react';
import { useAnnounce } from '../ui/Announcer.tsx';
import { focusHeading, mayTakeFocus } from '../ui/focus.ts';

/** Whether a screen that appears now takes the focus: not the first one, which the visitor did not ask for. */
export const ArrivalContext = createContext<number | false>(false);

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
  const arrival = useContext(ArrivalContext);
  const announce = useAnnounce();
  const shown = useRef<number | false>(false);
  useEffect(() => {
    if (quiet || arrival === false || shown.current === arrival || !ref.current) return;
    shown.current = arrival;
    if (mayTakeFocus(ref.current)) focusHeading(ref.current);
    else announce(ref.current.textContent ?? '');
  });
  return (
    <h3 ref={ref} tabIndex={-1} className={hidden ? 'tour-hidden' : 'tour-screen-heading'}>
      {children}
    </h3>
  );
}
