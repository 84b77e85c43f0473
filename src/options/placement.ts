export const MODES = ['inline', 'dialog', 'button'] as const;
/** Where the widget shows: in its place, in a dialog over the page, or in a dialog with a button that opens it. */
export type Mode = (typeof MODES)[number];

export const CORNERS = ['bottom-right', 'bottom-left'] as const;
/** The corner of the floating button. It is the same side of the screen in languages that are written from right to left. */
export type Corner = (typeof CORNERS)[number];

export const LOADINGS = ['eager', 'lazy'] as const;
/** When an inline widget starts: at once, or when its place is near the part of the page in view. */
export type Loading = (typeof LOADINGS)[number];

/** The options about where the widget shows. */
export interface PlacementOptions {
  readonly mode?: string | undefined;
  readonly loading?: string | undefined;
  readonly buttonLabel?: string | undefined;
  readonly buttonCorner?: string | undefined;
}

/** Whether the widget shows in a dialog over the page. */
export const isOverPage = ({ mode }: Pick<PlacementOptions, 'mode'>): boolean => mode === 'dialog' || mode === 'button';

/** Whether the widget shows in its place in the page, and at once. Any wrong option means this. */
export const startsInline = (options: Pick<PlacementOptions, 'mode' | 'loading'>): boolean =>
  !isOverPage(options) && options.loading !== 'lazy';
