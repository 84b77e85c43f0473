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
