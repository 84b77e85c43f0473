import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { whenNear } from './whenNear.ts';

interface NearBookingProps {
  readonly className: string | undefined;
  readonly style: CSSProperties | undefined;
  readonly children: ReactNode;
}

/** An empty element until it is near the part of the page in view, then the children. */
export function NearBooking({ className, style, children }: NearBookingProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => (ref.current ? whenNear(ref.current, () => setNear(true)) : undefined), []);
  return isNear ? children : <div ref={ref} className={className} style={style} />;
}
