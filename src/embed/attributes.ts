import type { TourBookingOptions } from '../options/componentOptions.ts';
import { attributes } from '../options/optionNames.ts';

/**
 * The prefix of a field's preset: `prefill-first-name`. Presets are read when the widget starts, so the element observes none of them.
 * @internal
 */
export const PREFILL = 'prefill-';

/** The options in an element's attributes. A missing one is undefined, so that removing an attribute takes effect. */
export function optionsOf(element: Element): TourBookingOptions {
  // The reader of the options takes text for all of these, and reports a wrong one.
  const texts: Partial<TourBookingOptions> = Object.fromEntries(
    attributes.map(([name, attribute]) => [name, element.getAttribute(attribute) ?? undefined]),
  );
  const prefill: Record<string, string> = {};
  for (const { name, value } of element.attributes)
    if (name.startsWith(PREFILL) && !attributes.some(([, own]) => own === name))
      prefill[name.slice(PREFILL.length)] = value;
  // Homes in words of the integrator's own.
  const homes = element.querySelector(':scope > script[type="application/json"]')?.textContent ?? undefined;
  return {
    ...texts,
    homes: texts.homes ?? homes,
    groupId: texts.groupId ?? '',
    prefill,
  };
}
