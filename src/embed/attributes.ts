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
  mailPromise: 'mail-promise',
  expect: 'expect',
  leads: 'leads',
  campaignId: 'campaign-id',
  campaignInfo: 'campaign-info',
  changes: 'changes',
  manage: 'manage',
  manageStart: 'manage-start',
} as const satisfies { readonly [Name in keyof TextOptions]-?: Kebab<Name> };

/** Attributes of `prefill`. */
export const prefillAttributes = {
  firstName: 'prefill-first-name',
  lastName: 'prefill-last-name',
  email: 'prefill-email',
  phone: 'prefill-phone',
} as const;

/** The attributes of `table` that `element` has, by option. Those it lacks are undefined, so that taking one off takes effect. */
function textsOf<Name extends string>(
  element: Element,
  table: Readonly<Record<Name, string>>,
): { [Key in Name]?: string | undefined } {
  const texts: { [Key in Name]?: string | undefined } = {};
  for (const name of Object.keys(table) as Name[]) texts[name] = element.getAttribute(table[name]) ?? undefined;
  return texts;
}

/** The options that stand in an element's attributes. */
export function optionsOf(element: Element): TourBookingOptions {
  const { groupId = '', ...texts } = textsOf(element, attributes);
  return {
    ...texts,
    groupId,
    prefill: textsOf(element, prefillAttributes),
  };
}
