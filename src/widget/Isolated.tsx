import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { openShadow } from '../theme/shadowHost.ts';
import { Boundary } from '../ui/Boundary.tsx';

interface IsolatedProps {
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
  readonly children: ReactNode;
}

/**
 * Renders `children` in a shadow root, so that no style of the page reaches them. On a server and during hydration it is an empty
 * element. The children are a React root of their own: through a portal the elements around would get each event twice, from the
 * portal and from the shadow root. Where `<Activity>` hides it, that root is taken down. It is made anew when it shows again.
 */
export function Isolated({ id, className, style, children }: IsolatedProps) {
  const place = useRef<HTMLDivElement>(null);
  const tree = useRef<Root>(null);
  const isWanted = useRef(false);
  const [caught, setCaught] = useState<readonly unknown[]>([]);
  useEffect(() => {
    const shadow = place.current ? openShadow(place.current) : undefined;
    if (!shadow) return;
    isWanted.current = true;
    // Only React 19 has this option; earlier versions ignore it. A lasting failure is caught at each try, and passed on once.
    const onCaughtError = (error: unknown): void =>
      setCaught((before) => (before.some((one) => String(one) === String(error)) ? before : [...before, error]));
    if (!tree.current) {
      // Not in the shadow root itself: what React handles there would come after the shadow root's own listeners. The styles that
      // the page hands down end at this element.
      const inner = document.createElement('div');
      shadow.replaceChildren(inner);
      tree.current = createRoot(inner, { onCaughtError });
    }
    return () => {
      isWanted.current = false;
      // Wait: React cannot unmount a root while it renders, and StrictMode mounts again at once.
      queueMicrotask(() => {
        if (isWanted.current) return;
        tree.current?.unmount();
        tree.current = null;
        shadow.replaceChildren();
      });
    };
  }, []);
  useEffect(() => tree.current?.render(children));
  return (
    <>
      <div ref={place} id={id} className={className} style={style} />
      {caught.map((error, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: errors are only added
        <Boundary key={index} fallback={null} onFailed={() => undefined}>
          <Thrown error={error} />
        </Boundary>
      ))}
    </>
  );
}

/** Throws an error that the isolated tree has caught in the host's tree, so that `onCaughtError` of the host's root hears it. */
function Thrown({ error }: { readonly error: unknown }): ReactNode {
  throw error;
}
