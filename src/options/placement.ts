/** How the widget stands in a page: in its place, in a dialog, or in a dialog with a button of its own. */
export const MODES = ['inline', 'dialog', 'button'] as const;
/** How the widget stands in the page. */
export type Mode = (typeof MODES)[number];

/** Where that button stands, as the eye sees it: the same in text from right to left. */
export const CORNERS = ['bottom-right', 'bottom-left'] as const;
/** Where the floating button is. */
export type Corner = (typeof CORNERS)[number];

export const LOADINGS = ['eager', 'lazy'] as const;
/** When an inline widget begins. */
export type Loading = (typeof LOADINGS)[number];

/** Whether the widget shows in a dialog over the page. */
export const isOverPage = ({ mode }: { readonly mode?: string | undefined }): boolean =>
  mode === 'dialog' || mode === 'button';

/** Whether the widget shows in its place in the page, and at once. Any wrong option comes to this. */
export const isPlain = (options: {
  readonly mode?: string | undefined;
  readonly loading?: string | undefined;
}): boolean => !isOverPage(options) && options.loading !== 'lazy';
