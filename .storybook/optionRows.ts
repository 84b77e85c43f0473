import { controls, sections, type TextOption } from '../public/configure/controls.ts';
import { docstringOf } from '../scripts/docs/docstringOf.ts';
import { attributes } from '../src/options/optionNames.ts';
import source from '../src/options/options.ts?raw';

/** One option in the gallery. */
export interface OptionRow {
  readonly name: TextOption;
  readonly attribute: string;
  /** The heading it is listed under in the configurator. */
  readonly section: string;
  /** Its docstring. Without one: the configurator's hint or label. */
  readonly text: string;
}

/** Every option that an attribute can carry, in the order of the sections. */
export const optionRows: readonly OptionRow[] = sections.flatMap((section) =>
  attributes
    .filter(([name]) => controls[name].section === section)
    .map(([name, attribute]) => ({
      name,
      attribute,
      section,
      text: docstringOf(source, name) ?? controls[name].hint ?? controls[name].label,
    })),
);

/** The control of each option in Storybook's panel "Controls". */
export const optionControls = Object.fromEntries(
  optionRows.map(({ name, section, text }) => {
    const { kind } = controls[name];
    const control =
      typeof kind === 'string'
        ? { type: kind === 'number' ? 'number' : kind === 'color' ? 'color' : 'text' }
        : { type: 'select' };
    return [
      name,
      {
        description: text,
        table: { category: section },
        control,
        ...(typeof kind === 'string' ? {} : { options: kind }),
      },
    ];
  }),
);
