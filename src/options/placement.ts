import type { OptionReader } from './optionReader.ts';

export const MODES = ['inline', 'dialog', 'button'] as const;
/** Where the widget shows: in its place, in a dialog over the page, or in a dialog with a button that opens it. */
export type Mode = (typeof MODES)[number];

export const CORNERS = ['bottom-right', 'bottom-left'] as const;
/** The corner of the floating button, as the eye sees it: the same in text from right to left. */
export type Corner = (typeof CORNERS)[number];

export const LOADINGS = ['eager', 'lazy'] as const;
/** When an inline widget starts: at once, or when its place is near the part of the page in view. */
export type Loading = (typeof LOADINGS)[number];

/** Whether the widget shows in a dialog over the page. */
export const isOverPage = ({ mode }: Pick<PlacementOptions, 'mode'>): boolean => mode === 'dialog' || mode === 'button';

/** Whether the widget shows in its place in the page, and at once. Any wrong option means this. */
export const isPlain = (options: Pick<PlacementOptions, 'mode' | 'loading'>): boolean =>
  !isOverPage(options) && options.loading !== 'lazy';

/** The options about where the widget shows and how it is opened. */
export interface PlacementSettings {
  readonly mode: Mode;
  readonly loading: Loading;
  /** What the button says. Undefined when the integrator gave no words. */
  readonly label: string | undefined;
  readonly corner: Corner;
}

interface PlacementOptions {
  readonly mode?: string | undefined;
  readonly loading?: string | undefined;
  readonly buttonLabel?: string | undefined;
  readonly buttonCorner?: string | undefined;
}

/** Reads them. Each wrong one is reported to `reader` and falls back to its default. */
export function readPlacementSettings(options: PlacementOptions, reader: OptionReader): PlacementSettings {
  const oneOf = <Value extends string>(
    name: 'mode' | 'loading' | 'buttonCorner',
    values: readonly Value[],
  ): Value | undefined => {
    const wanted = values.map((value) => `"${value}"`).join(' or ');
    const given = reader.checked(name, options[name], (text) => values.some((value) => value === text), wanted);
    return values.find((value) => value === given);
  };
  return {
    mode: oneOf('mode', MODES) ?? 'inline',
    loading: oneOf('loading', LOADINGS) ?? 'eager',
    label: reader.text('buttonLabel', options.buttonLabel),
    corner: oneOf('buttonCorner', CORNERS) ?? 'bottom-right',
  };
}
