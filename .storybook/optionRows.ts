import { controls, parts, type TextOption } from '../public/configure/controls.ts';
import { docstringOf } from '../scripts/docs/docstringOf.ts';
import { attributes } from '../src/options/optionNames.ts';
import source from '../src/options/options.ts?raw';

/** One option, as the gallery tells of it. */
export interface OptionRow {
  readonly name: TextOption;
  readonly attribute: string;
  /** The part of the configurator it belongs to. */
  readonly part: string;
  /** Its docstring in `options/options.ts`, or else what the configurator says of it. */
  readonly text: string;
}

/** Every option that an attribute can carry, part by part. */
export const optionRows: readonly OptionRow[] = parts.flatMap((part) =>
  attributes
    .filter(([name]) => controls[name].part === part)
    .map(([name, attribute]) => ({
      name,
      attribute,
      part,
      text: docstringOf(source, name) ?? controls[name].hint ?? controls[name].label,
    })),
);

/** The control of each option in the tool's panel. */
export const optionControls = Object.fromEntries(
  optionRows.map(({ name, part, text }) => {
    const { kind } = controls[name];
    const control =
      typeof kind === 'string'
        ? { type: kind === 'number' ? 'number' : kind === 'colour' ? 'color' : 'text' }
        : { type: 'select' };
    return [
      name,
      { description: text, table: { category: part }, control, ...(typeof kind === 'string' ? {} : { options: kind }) },
    ];
  }),
);
