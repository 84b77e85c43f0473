import { type ReactNode, useLayoutEffect, useRef } from 'react';
import form from '../theme/form.css?inline';
import screens from '../theme/screens.css?inline';
import { adoptStyles, type SharedSheet, sharedSheet } from '../theme/stylesheet.ts';

/**
 * The style of the screens after a chosen time: the details, and the outcome of the booking.
 * @internal
 */
export const screensSheet = sharedSheet(form, screens);

interface ChunkStyleProps {
  /** Default: the style of the screens after a chosen time. */
  readonly sheet?: SharedSheet;
  readonly children: ReactNode;
}

/** Gives the tree around it the style of a chunk, while that chunk is shown. */
export function ChunkStyle({ sheet = screensSheet, children }: ChunkStyleProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => adoptStyles(ref.current, sheet), [sheet]);
  return <div ref={ref}>{children}</div>;
}
