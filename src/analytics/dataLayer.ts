import { MARKS } from './attribution.ts';

/**
 * The parameters of a push; each gets `tour_` before its name. Nothing else reaches a data layer: not the number of an appointment,
 * which is enough to cancel a tour, and of what the visitor answered only whether they may be texted.
 * @internal
 */
export const PARAMETERS = [
  'group_id',
  'element_id',
  'kind',
  'outcome',
  'action',
  'active',
  'day',
  'slot',
  'from',
  'fields',
  'why',
  'told',
  'consent',
  'assistant',
  ...MARKS,
  'referrer',
] as const;

/** Pushes each event to `dataLayer`: a function that gives a list, or the name of a global list. A missing global list is made. */
export const pushTo =
  (dataLayer: (() => unknown) | string, warn: (message: string) => void) =>
  (name: string, detail: object): void => {
    const list: unknown = typeof dataLayer === 'string' ? globalList(dataLayer) : dataLayer();
    if (Array.isArray(list)) list.push(pushed(name, detail));
    else warn(`tour-booking: \`dataLayer\` names window.${dataLayer}, which is not a list; nothing is pushed.`);
  };

function globalList(name: string): unknown {
  const found: unknown = Reflect.get(window, name);
  if (found !== undefined && found !== null) return found;
  const made: unknown[] = [];
  Reflect.set(window, name, made);
  return made;
}

/**
 * The event as GA4 takes it: flat, with underscores in names. Every push names every parameter, if only as undefined, because a tag
 * manager keeps the values of earlier pushes.
 */
function pushed(name: string, detail: object): Readonly<Record<string, unknown>> {
  const values: Record<string, unknown> = {};
  const own = Object.entries(detail);
  const attribution = own.find(([key]) => key === 'attribution')?.[1] ?? {};
  for (const [key, value] of [...own, ...Object.entries(attribution)])
    values[key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)] = Array.isArray(value) ? value.join() : value;
  // Its words are for the site's own records.
  values.consent = own.find(([key]) => key === 'consent')?.[1].given;
  return {
    event: `tour_booking_${name.replaceAll('-', '_')}`,
    ...Object.fromEntries(PARAMETERS.map((parameter) => [`tour_${parameter}`, values[parameter]])),
  };
}
