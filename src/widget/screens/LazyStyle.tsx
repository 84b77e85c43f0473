import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { lazySheet } from '../../theme/lazySheet.ts';
import { adoptStyles } from '../../theme/stylesheet.ts';

/** Gives the tree it stands in the style of the lazy screens, while one of them is shown. */
export function LazyStyle({ children }: { readonly children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const tree = ref.current?.getRootNode();
    return tree instanceof Document || tree instanceof ShadowRoot ? adoptStyles(tree, lazySheet) : undefined;
  }, []);
  return <div ref={ref}>{children}</div>;
}
