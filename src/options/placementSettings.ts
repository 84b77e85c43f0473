import type { OptionReader } from './optionReader.ts';
import type { PlacementOptions } from './placement.ts';
import { CORNERS, type Corner, LOADINGS, type Loading, MODES, type Mode } from './placement.ts';

/** The options about where the widget shows and how it is opened. */
export interface PlacementSettings {
  readonly mode: Mode;
  readonly loading: Loading;
  /** What the button says. Undefined when the integrator gave no words. */
  readonly label: string | undefined;
  readonly corner: Corner;
}

/** Reads the options about placement. Each wrong one is reported to `reader` and falls back to its default. */
export function readPlacementSettings(options: PlacementOptions, reader: OptionReader): PlacementSettings {
  return {
    mode: reader.oneOf('mode', options.mode, MODES, 'inline'),
    loading: reader.oneOf('loading', options.loading, LOADINGS, 'eager'),
    label: reader.text('buttonLabel', options.buttonLabel),
    corner: reader.oneOf('buttonCorner', options.buttonCorner, CORNERS, 'bottom-right'),
  };
}
