import { useContext, useLayoutEffect, useRef } from 'react';
import { CoreComponentsContext } from '../screens/coreComponentsContext.ts';
import { previewSheet } from '../theme/previewSheet.ts';
import { adoptStyles, setAccent } from '../theme/stylesheet.ts';

interface StylesProps {
  readonly accent: string | undefined;
  /** Of the element around the widget. */
  readonly id: string;
}

/**
 * Brings the style into the tree it stands in. Before all else in the widget, because effects run in the order of the nodes: what
 * measures itself afterwards measures what will be seen, and the browser lays out nothing without its style.
 */
export function Styles({ accent = '', id }: StylesProps) {
  const ref = useRef<HTMLSpanElement>(null);
  const coreSheet = useContext(CoreComponentsContext)?.sheet;
  useLayoutEffect(() => adoptStyles(ref.current, previewSheet), []);
  useLayoutEffect(() => adoptStyles(ref.current, coreSheet), [coreSheet]);
  useLayoutEffect(() => setAccent(ref.current, accent, `[id="${id}"]`), [accent, id]);
  return <span ref={ref} hidden />;
}
