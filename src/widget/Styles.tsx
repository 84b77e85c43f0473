import { useContext, useLayoutEffect, useRef } from 'react';
import { CoreComponentsContext } from '../screens/coreComponentsContext.ts';
import { previewSheet } from '../theme/previewSheet.ts';
import { adoptStyles, setAccent } from '../theme/stylesheet.ts';

interface StylesProps {
  readonly accent: string | undefined;
  /** The root element of the widget. */
  readonly id: string;
}

/**
 * Adopts the styles into the document or shadow root that it renders in. It comes first in the widget, because effects run in the
 * order of the nodes: components that measure themselves do so with their styles.
 */
export function Styles({ accent = '', id }: StylesProps) {
  const ref = useRef<HTMLSpanElement>(null);
  const coreSheet = useContext(CoreComponentsContext)?.sheet;
  useLayoutEffect(() => adoptStyles(ref.current, previewSheet), []);
  useLayoutEffect(() => adoptStyles(ref.current, coreSheet), [coreSheet]);
  useLayoutEffect(() => setAccent(ref.current, accent, `[id="${id}"]`), [accent, id]);
  return <span ref={ref} hidden />;
}
