import type { TourBookingOptions } from './componentOptions.ts';
import type { SwitchText } from './options.ts';

/** The options that an attribute can carry, which is text. Functions and objects are given to `mount` or as props. */
type TextOptions = Omit<
  TourBookingOptions,
  | 'client'
  | 'fetch'
  | 'service'
  | 'queryClient'
  | 'messages'
  | 'fields'
  | 'lookUp'
  | 'prefill'
  | 'components'
  | 'isolate'
  | 'className'
  | 'classNames'
  | 'style'
  | `on${string}`
>;

/** A name in kebab-case: `groupId` becomes `group-id`. */
export type KebabCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${KebabCase<Rest>}`
  : Name;

/** The value of an option as an attribute: text wherever it is no number and no switch. */
export type AttributeValue<Name extends keyof TextOptions> =
  | Extract<TextOptions[Name], string | number | boolean | undefined>
  | ([Exclude<TextOptions[Name], string | number | boolean | undefined>] extends [never] ? never : string)
  | (true extends TextOptions[Name] ? SwitchText : never);

/** Whether an option is a list or an object, and no text: its attribute is text in a notation of its own. */
type IsNoted<Value> = string extends Value
  ? false
  : [Exclude<Value, string | number | boolean | undefined>] extends [never]
    ? false
    : true;

/** The attributes of `<tour-booking>`: the options by their names in HTML, and the presets of the form's fields. */
export type TourBookingAttributes = {
  readonly [Name in Exclude<keyof TextOptions, 'id'> as KebabCase<Name>]?: AttributeValue<Name> | undefined;
} & { readonly [Name in `prefill-${string}`]?: string };

/**
 * Every option that an attribute can carry. 1: as text; 2: it is a switch as well; 3: the attribute is a list, 4: pairs, 5: a pair. One that
 * is missing here does not compile.
 */
export const OPTIONS: {
  readonly [Name in keyof TextOptions]-?: IsNoted<TextOptions[Name]> extends true
    ? 3 | 4 | 5
    : true extends TextOptions[Name]
      ? 2
      : 1;
} = {
  groupId: 1,
  api: 1,
  edge: 1,
  publicKey: 1,
  mode: 1,
  buttonLabel: 1,
  buttonCorner: 1,
  loading: 1,
  timeZone: 1,
  location: 1,
  community: 1,
  duration: 1,
  theme: 1,
  accent: 1,
  locale: 1,
  contactPhone: 1,
  contactEmail: 1,
  privacyUrl: 1,
  smsSender: 1,
  smsTermsUrl: 1,
  closedDays: 3,
  daysAhead: 1,
  initialDay: 1,
  initialSlot: 1,
  prefetch: 1,
  prefillFromUrl: 2,
  lockedFields: 3,
  remember: 2,
  resetAfter: 1,
  reassurance: 1,
  emailNote: 1,
  instructions: 3,
  nextStep: 5,
  confirms: 1,
  agent: 1,
  leads: 2,
  waitlist: 2,
  assistants: 2,
  campaignId: 1,
  campaignInfo: 1,
  changes: 2,
  manage: 1,
  manageStart: 1,
  manageUrl: 1,
  tourKinds: 4,
  homes: 3,
  home: 1,
  rents: 1,
  id: 1,
  attribution: 2,
  discoverySources: 4,
  dataLayer: 2,
};

/** The name of an option as an attribute: `groupId` as `group-id`. */
export const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Each option that an attribute can carry, with that attribute: `groupId` with `group-id`. */
export const attributes = Object.keys(OPTIONS).map((name) => [name, kebab(name)]) as readonly (readonly [
  option: keyof TextOptions,
  attribute: string,
])[];

/** The options that take a yes or no, each with its attribute. */
export const switches = attributes.filter(([name]) => OPTIONS[name] === 2);
