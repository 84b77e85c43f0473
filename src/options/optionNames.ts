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

/** The value of an option as an attribute: a switch, and a list with commas between, are text as well. */
export type AttributeValue<Name extends keyof TextOptions> =
  | TextOptions[Name]
  | (true extends TextOptions[Name] ? SwitchText : Name extends 'lock' ? string : never);

/** The attributes of `<tour-booking>`: the options by their names in HTML, and the presets of the form's fields. */
export type TourBookingAttributes = {
  readonly [Name in Exclude<keyof TextOptions, 'id'> as KebabCase<Name>]?: AttributeValue<Name> | undefined;
} & { readonly [Name in `prefill-${string}`]?: string };

type OptionName = Exclude<keyof TourBookingOptions, `on${string}`>;

/**
 * Every option except the handlers of events. 1: an attribute can carry it; 2: it is a switch as well. An option that is missing here does
 * not compile.
 */
const OPTIONS: {
  readonly [Option in OptionName]-?: Option extends keyof TextOptions ? (true extends TextOptions[Option] ? 2 : 1) : 0;
} = {
  groupId: 1,
  api: 1,
  edge: 1,
  publicKey: 1,
  client: 0,
  fetch: 0,
  service: 0,
  queryClient: 0,
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
  messages: 0,
  contactPhone: 1,
  contactEmail: 1,
  privacyUrl: 1,
  smsSender: 1,
  smsTermsUrl: 1,
  closedDays: 1,
  daysAhead: 1,
  initialDay: 1,
  initialSlot: 1,
  prefetch: 1,
  prefill: 0,
  prefillFromUrl: 2,
  lock: 1,
  remember: 2,
  resetAfter: 1,
  fields: 0,
  lookUp: 0,
  reassurance: 1,
  emailNote: 1,
  expect: 1,
  next: 1,
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
  tourKinds: 1,
  homes: 1,
  home: 1,
  rents: 1,
  id: 1,
  attribution: 2,
  discoverySources: 1,
  dataLayer: 2,
  components: 0,
  isolate: 0,
  className: 0,
  classNames: 0,
  style: 0,
};

/** The names of all options except the handlers of events. */
export const optionNames = Object.keys(OPTIONS) as readonly OptionName[];

/** The name of an option as an attribute: `groupId` as `group-id`. */
export const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const isText = (name: OptionName): name is keyof TextOptions => OPTIONS[name] > 0;

/** Each option that an attribute can carry, with that attribute: `groupId` with `group-id`. */
export const attributes: readonly (readonly [option: keyof TextOptions, attribute: string])[] = optionNames
  .filter(isText)
  .map((name) => [name, kebab(name)]);

/** The options that take a yes or no, each with its attribute. */
export const switches = attributes.filter(([name]) => OPTIONS[name] === 2);
