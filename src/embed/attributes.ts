import type { TourBookingOptions } from '../widget/options.ts';

/** Options an attribute can carry: text only. Functions and objects are set through `mount` or as props. */
type TextOptions = Omit<
  TourBookingOptions,
  'client' | 'fetch' | 'preloaded' | 'messages' | 'fields' | 'prefill' | 'className' | 'style' | `on${string}`
>;

type Kebab<Name extends string> = Name extends `${infer Head}${infer Tail}`
  ? `${Head extends Lowercase<Head> ? Head : `-${Lowercase<Head>}`}${Kebab<Tail>}`
  : Name;

/** Each option with its attribute. Typed both ways, so that an option without its attribute does not compile. */
export const attributes = {
  groupId: 'group-id',
  api: 'api',
  publicKey: 'public-key',
  timeZone: 'time-zone',
  location: 'location',
  community: 'community',
  duration: 'duration',
  theme: 'theme',
  accent: 'accent',
  locale: 'locale',
  contactPhone: 'contact-phone',
  contactEmail: 'contact-email',
  privacyUrl: 'privacy-url',
  closedDays: 'closed-days',
  horizonDays: 'horizon-days',
  initialDay: 'initial-day',
  prefillFromUrl: 'prefill-from-url',
  lock: 'lock',
  mailPromise: 'mail-promise',
  expect: 'expect',
} as const satisfies { readonly [Name in keyof TextOptions]-?: Kebab<Name> };

/** Before the name of a field, `prefill-first-name`: the preset of it. Read when the widget starts, so nothing is told of changes. */
export const PREFILL = 'prefill-';

/** The options that stand in an element's attributes. Those it lacks are undefined, so that taking one off takes effect. */
export function optionsOf(element: Element): TourBookingOptions {
  const texts: { -readonly [Name in keyof typeof attributes]?: string | undefined } = {};
  for (const name of Object.keys(attributes) as (keyof typeof attributes)[])
    texts[name] = element.getAttribute(attributes[name]) ?? undefined;
  const prefill: Record<string, string> = {};
  for (const { name, value } of element.attributes)
    if (name.startsWith(PREFILL) && name !== attributes.prefillFromUrl) prefill[name.slice(PREFILL.length)] = value;
  return { ...texts, groupId: texts.groupId ?? '', prefill };
}
