import { createContext, type ReactNode, useContext, useRef } from 'react';
import { useFocusOn } from '../ui/focus.ts';

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
  useFocusOn(ref, quiet ? false : arrival);
  return (
    <h3 ref={ref} tabIndex={-1} className={hidden ? 'tour-hidden' : 'tour-screen-heading'}>
      {children}
    </h3>
  );
}
