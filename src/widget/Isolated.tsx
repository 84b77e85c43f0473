import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { openShadow } from '../theme/shadowHost.ts';

interface IsolatedProps {
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
  readonly children: ReactNode;
}

/**
 * `children` in a shadow root of their own, so that no style of the page reaches them. On a server, and until the page has taken its
 * markup over, it is an empty place. They are a React tree of their own: through a portal the elements around would hear each event
 * twice, once of the portal and once of the place.
 */
export function Isolated({ id, className, style, children }: IsolatedProps) {
  const place = useRef<HTMLDivElement>(null);
  const tree = useRef<Root>(null);
  const isWanted = useRef(false);
  useEffect(() => {
    const shadow = place.current ? openShadow(place.current) : undefined;
    if (!shadow) return;
    isWanted.current = true;
    tree.current ??= createRoot(shadow);
    return () => {
      isWanted.current = false;
      // React takes no tree down while it is at work, and in StrictMode only looks whether all comes back.
      queueMicrotask(() => {
        if (isWanted.current) return;
        tree.current?.unmount();
        tree.current = null;
      });
    };
  }, []);
  useEffect(() => tree.current?.render(children));
  return <div ref={place} id={id} className={className} style={style} />;
}
