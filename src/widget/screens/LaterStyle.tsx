import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { laterSheet } from '../../theme/laterSheet.ts';
import { adoptStyles } from '../../theme/stylesheet.ts';

/** Gives the tree it stands in the style of the later screens, while one of them is shown. */
export function LaterStyle({ children }: { readonly children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const tree = ref.current?.getRootNode();
    return tree instanceof Document || tree instanceof ShadowRoot ? adoptStyles(tree, laterSheet) : undefined;
  }, []);
  return <div ref={ref}>{children}</div>;
}
