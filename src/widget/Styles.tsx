import { useContext, useLayoutEffect, useRef } from 'react';
import { firstSheet } from '../theme/firstSheet.ts';
import { adoptStyles, setAccent } from '../theme/stylesheet.ts';
import { LaterPartsContext } from './laterParts.ts';

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
  const laterSheet = useContext(LaterPartsContext)?.sheet;
  useLayoutEffect(() => adoptStyles(ref.current, firstSheet), []);
  useLayoutEffect(() => adoptStyles(ref.current, laterSheet), [laterSheet]);
  useLayoutEffect(() => setAccent(ref.current, accent, `[id="${id}"]`), [accent, id]);
  return <span ref={ref} hidden />;
}
