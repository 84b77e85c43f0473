import { type ReactNode, useContext, useLayoutEffect, useRef, useState } from 'react';
import { VisitorPresenceContext } from '../ui/focus.ts';
import { VisitContext } from './ScreenHeading.tsx';

interface PlaceProps {
  readonly className: string;
  readonly children: ReactNode;
}

/** A place above the screens. It comes and goes with some of them, so it settles as they do when a visitor comes back to one. */
export function Place({ className, children }: PlaceProps) {
  const ref = useRef<HTMLDivElement>(null);
  const visit = useContext(VisitContext);
  const { settle } = useContext(VisitorPresenceContext);
  const [isReturn] = useState(visit > 0);
  useLayoutEffect(() => {
    if (isReturn) settle?.(ref.current);
  }, [isReturn, settle]);
  return (
    <div ref={ref} className={className}>
      {children}
    </div>
  );
}
