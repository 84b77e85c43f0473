import type { TourBookingOptions } from '../options/options.ts';
import { pageLocale } from '../options/pageLocale.ts';

/** Options an attribute can carry: text only. Functions and objects are set through `mount` or as props. */
type TextOptions = Omit<
  TourBookingOptions,
  | 'client'
  | 'fetch'
  | 'preloaded'
  | 'allows'
  | 'attributes'
  | 'messages'
  | 'fields'
  | 'prefill'
  | 'components'
  | 'isolate'
  | 'className'
  | 'style'
  | `on${string}`
>;

/** `groupId` as `group-id`. */
export type KebabCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${KebabCase<Rest>}`
  : Name;

/** The attributes of `<tour-booking>`: the options by their names in HTML, and the presets of the form's fields. */
export type TourBookingAttributes = {
  readonly [Name in Exclude<keyof TextOptions, 'id'> as KebabCase<Name>]?: TextOptions[Name];
} & { readonly [Name in `prefill-${string}`]?: string };

/** Each of them, once: an option that is missing here does not compile. */
const TEXT_OPTIONS: { readonly [Name in keyof TextOptions]-?: 0 } = {
  groupId: 0,
  api: 0,
  publicKey: 0,
  mode: 0,
  buttonLabel: 0,
  buttonCorner: 0,
  loading: 0,
  timeZone: 0,
  location: 0,
  community: 0,
  duration: 0,
  theme: 0,
  accent: 0,
  locale: 0,
  contactPhone: 0,
  contactEmail: 0,
  privacyUrl: 0,
  closedDays: 0,
  horizonDays: 0,
  initialDay: 0,
  prefillFromUrl: 0,
  lock: 0,
  remember: 0,
  mailPromise: 0,
  expect: 0,
  leads: 0,
  campaignId: 0,
  campaignInfo: 0,
  changes: 0,
  manage: 0,
  manageStart: 0,
  id: 0,
  attribution: 0,
  discoverySources: 0,
  dataLayer: 0,
};
type TextOption = keyof typeof TEXT_OPTIONS;

/** Each option with its attribute, `groupId` with `group-id`. */
export const attributes: readonly (readonly [option: TextOption, attribute: string])[] = (
  Object.keys(TEXT_OPTIONS) as TextOption[]
).map((name) => [name, name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)]);

/**
 * Before the name of a field, `prefill-first-name`: the preset of it. Read when the widget starts, so nothing is told of changes.
 * @internal
 */
export const PREFILL = 'prefill-';

/** The options that stand in an element's attributes. Those it lacks are undefined, so that taking one off takes effect. */
export function optionsOf(element: Element): TourBookingOptions {
  const texts: { -readonly [Name in TextOption]?: string | undefined } = {};
  for (const [name, attribute] of attributes) texts[name] = element.getAttribute(attribute) ?? undefined;
  const prefill: Record<string, string> = {};
  for (const { name, value } of element.attributes)
    if (name.startsWith(PREFILL) && !attributes.some(([, own]) => own === name))
      prefill[name.slice(PREFILL.length)] = value;
  return {
    ...texts,
    attributes: element.getAttributeNames(),
    locale: texts.locale || pageLocale(),
    groupId: texts.groupId ?? '',
    prefill,
  };
}
