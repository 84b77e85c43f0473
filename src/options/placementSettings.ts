import type { OptionReader } from './optionReader.ts';
import type { TourBookingOptions } from './options.ts';
import { CORNERS, type Corner, LOADINGS, MODES, type Mode } from './placement.ts';

/** The options about how the widget is opened. */
export interface PlacementSettings {
  readonly mode: Mode;
  /** Nothing is asked before the place of the widget is near the part of the page in view. */
  readonly isLazy: boolean;
  /** What the button says, where the host gave it words. */
  readonly label: string | undefined;
  readonly corner: Corner;
}

type PlacementOptions = Pick<TourBookingOptions, 'mode' | 'loading' | 'buttonLabel' | 'buttonCorner'>;

/** Reads them; each wrong one is named by `reader`, and falls back to its default. */
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
    isLazy: oneOf('loading', LOADINGS) === 'lazy',
    label: reader.text('buttonLabel', options.buttonLabel),
    corner: oneOf('buttonCorner', CORNERS) ?? 'bottom-right',
  };
}
