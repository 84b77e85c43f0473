import { attributes } from '../options/optionNames.ts';
import type { TourBookingOptions } from '../options/options.ts';

type TextOption = (typeof attributes)[number][0];

/**
 * The prefix of a field's preset: `prefill-first-name`. Presets are read when the widget starts, so the element observes none of them.
 * @internal
 */
export const PREFILL = 'prefill-';

/** The options in an element's attributes. A missing one is undefined, so that removing an attribute takes effect. */
export function optionsOf(element: Element): TourBookingOptions {
  const texts: { -readonly [Name in TextOption]?: string | undefined } = {};
  for (const [name, attribute] of attributes) texts[name] = element.getAttribute(attribute) ?? undefined;
  const prefill: Record<string, string> = {};
  for (const { name, value } of element.attributes)
    if (name.startsWith(PREFILL) && !attributes.some(([, own]) => own === name))
      prefill[name.slice(PREFILL.length)] = value;
  // Homes in words of the integrator's own.
  texts.homes ??= element.querySelector(':scope > script[type="application/json"]')?.textContent ?? undefined;
  return {
    ...texts,
    attributes: element.getAttributeNames(),
    groupId: texts.groupId ?? '',
    prefill,
  };
}
