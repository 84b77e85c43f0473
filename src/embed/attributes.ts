import type { TourBookingOptions } from '../options/componentOptions.ts';
import { attributes, notationOf } from '../options/optionNames.ts';
import { scriptValue } from '../options/scriptOptions.ts';

/**
 * The prefix of a field's preset: `prefill-first-name`. Presets are read when the widget starts, so the element observes none of them.
 * @internal
 */
export const PREFILL = 'prefill-';

/** The items of a list: `Bring an ID | Park in the back`. */
export const itemsIn = (text: string): readonly string[] =>
  text
    .trim()
    .split(/\s*\|\s*/)
    .filter(Boolean);

/** The two sides of a pair: `video = 103`. One that has no `=` has no second side. */
const sidesOf = (pair: string): readonly string[] => pair.split(/\s*=\s*(.*)/s);

/** An option as its attribute says it. Text that holds no pair stays text, which the reader of the option reports. */
export function valueIn(name: Parameters<typeof notationOf>[0], text: string): unknown {
  const form = notationOf(name);
  if (form < 3 || !text) return text;
  if (form === 3) return itemsIn(text);
  const [label, url] = sidesOf(text);
  if (url === undefined) return text;
  return form === 4 ? Object.fromEntries(itemsIn(text).map(sidesOf)) : { label, url };
}

/** The options of the attributes that `read` gives by name, and those of `script` for the others. One that is nowhere is undefined. */
export const optionsIn = (
  read: (attribute: string) => string | null | undefined,
  script: Partial<TourBookingOptions> = {},
): TourBookingOptions => ({
  ...script,
  // The readers of the options report what is wrong.
  ...Object.fromEntries(
    attributes.map(([name, attribute]) => {
      const text = read(attribute);
      return [name, text == null ? script[name] : valueIn(name, text)];
    }),
  ),
  groupId: read('group-id') ?? script.groupId ?? '',
});

/** The options in an element's attributes and in its script. A missing one is undefined, so that removing an attribute takes effect. */
export function optionsOf(element: Element): TourBookingOptions {
  let script: Partial<TourBookingOptions> = {};
  try {
    script = Object(scriptValue(element));
  } catch {
    // The settings report it.
  }
  const prefill: Record<string, unknown> = { ...script.prefill };
  for (const { name, value } of element.attributes)
    if (name.startsWith(PREFILL) && name !== 'prefill-from-url') prefill[name.slice(PREFILL.length)] = value;
  return { ...optionsIn((attribute) => element.getAttribute(attribute), script), prefill };
}
