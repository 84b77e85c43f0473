import type { TourBookingOptions } from '../options/componentOptions.ts';
import { attributes, OPTIONS } from '../options/optionNames.ts';
import { scriptValue } from '../options/scriptOptions.ts';

/**
 * The prefix of a field's preset: `prefill-first-name`. Presets are read when the widget starts, so the element observes none of them.
 * @internal
 */
export const PREFILL = 'prefill-';

/**
 * The items of a list: `Bring an ID | Park in the back`.
 * @internal
 */
export const itemsIn = (text: string): readonly string[] =>
  text
    .trim()
    .split(/\s*\|\s*/)
    .filter(Boolean);

/** The two sides of a pair: `video = 103`. One that has no `=` has no second side. */
const sidesOf = (pair: string): readonly string[] => pair.split(/\s*=\s*(.*)/s);

/**
 * An option as its attribute says it. Text that holds no pair stays text, which the reader of the option reports.
 * @internal
 */
export function valueIn(name: keyof typeof OPTIONS, text: string): unknown {
  const form = OPTIONS[name];
  if (form < 3 || !text) return text;
  if (form === 3) return itemsIn(text);
  const [label, url] = sidesOf(text);
  if (url === undefined) return text;
  return form === 4 ? Object.fromEntries(itemsIn(text).map(sidesOf)) : { label, url };
}

/** What is read of an element. */
export interface Attributes extends Pick<Element, 'getAttribute' | 'querySelector'> {
  readonly attributes: Iterable<{ readonly name: string; readonly value: string }>;
}

/** The options in an element's attributes, or else in its script. A missing one is undefined, so that removing an attribute takes effect. */
export function optionsOf(element: Attributes): TourBookingOptions {
  let script: Partial<TourBookingOptions> = {};
  try {
    script = Object(scriptValue(element));
  } catch {
    // The settings report it.
  }
  const prefill: Record<string, unknown> = { ...script.prefill };
  for (const { name, value } of element.attributes)
    if (name.startsWith(PREFILL) && name !== 'prefill-from-url') prefill[name.slice(PREFILL.length)] = value;
  return {
    ...script,
    // The readers of the options report what is wrong.
    ...Object.fromEntries(
      attributes.map(([name, attribute]) => {
        const text = element.getAttribute(attribute);
        // A template writes an empty list for a page that has none of its own.
        return [name, text === null || (OPTIONS[name] > 2 && !text) ? script[name] : valueIn(name, text)];
      }),
    ),
    groupId: element.getAttribute('group-id') ?? script.groupId ?? '',
    prefill,
  };
}
