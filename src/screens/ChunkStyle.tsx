import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { screensSheet } from '../theme/screensSheet.ts';
import { adoptStyles, type SharedSheet } from '../theme/stylesheet.ts';

interface ChunkStyleProps {
  /** Default: the style of the lazy screens. */
  readonly sheet?: SharedSheet;
  readonly children: ReactNode;
}

/** Gives the tree it stands in the style of what came late, while that is shown. */
export function ChunkStyle({ sheet = screensSheet, children }: ChunkStyleProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => adoptStyles(ref.current, sheet), [sheet]);
  return <div ref={ref}>{children}</div>;
}
