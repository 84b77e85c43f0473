import type { TourBookingOptions } from '../../src/index.ts';
import type { attributes } from '../../src/options/optionNames.ts';

/** An option that an attribute can carry. */
export type TextOption = (typeof attributes)[number][0];

type Kind =
  | 'text'
  | 'number'
  | 'date'
  | 'color'
  /** Several lines; the attribute has `|` between them. */
  | 'lines'
  /** A list to choose from. The first entry is the default, which needs no attribute. */
  | readonly [standard: string, ...others: string[]];

/** The input for one option. */
export interface Control {
  /** The heading it is listed under, in the configurator and in docs/options.md. */
  readonly section: Section;
  readonly label: string;
  readonly hint?: string;
  readonly kind: Kind;
  readonly placeholder?: string;
}

export const sections = [
  'The tour',
  'Looks',
  'Contact',
  'Days',
  'The form',
  'After the booking',
  'Counting',
  'A tour to change',
] as const;
type Section = (typeof sections)[number];

/** `number` for the options that take a number, and for no other: the kind decides how a value is printed as a prop. */
type KindOf<Name extends TextOption> = number extends TourBookingOptions[Name] ? 'number' : Exclude<Kind, 'number'>;

/** A control for every option. One that is missing here does not compile. */
export const controls: { readonly [Name in TextOption]: Control & { readonly kind: KindOf<Name> } } = {
  groupId: {
    section: 'The tour',
    label: 'Group',
    kind: 'number',
    hint: 'The number of the group whose tours are booked. Required.',
  },
  api: {
    section: 'The tour',
    label: 'Leasing service',
    kind: 'text',
    hint: 'Its address, or a path on your site that forwards to it. Required, unless you have an edge.',
  },
  edge: { section: 'The tour', label: 'Edge', kind: 'text', hint: 'Your edge’s address, in place of the service.' },
  publicKey: {
    section: 'The tour',
    label: 'Public key',
    kind: 'text',
    hint: 'Only if your service needs one. Never a secret key.',
  },
  timeZone: { section: 'The tour', label: 'Time zone', kind: 'text', placeholder: 'America/New_York' },
  location: { section: 'The tour', label: 'Location', kind: 'text', placeholder: '123 First St' },
  community: { section: 'The tour', label: 'Community', kind: 'number', hint: 'Its number, if you have several.' },
  homes: {
    section: 'The tour',
    label: 'Homes',
    kind: 'text',
    placeholder: '4711 | 4712',
    hint: 'all, or the ids of listings. They need a key, or a path on your site that adds one.',
  },
  home: { section: 'The tour', label: 'First home shown', kind: 'number', hint: 'The id of its listing.' },
  rents: {
    section: 'The tour',
    label: 'Rents of homes',
    kind: ['not said', 'total', 'base', 'off'],
    hint: 'total: with all mandatory fees. base: rent plus fees. off: no amounts.',
  },
  duration: { section: 'The tour', label: 'Minutes', kind: 'number', placeholder: '30' },
  mode: {
    section: 'Looks',
    label: 'Stands',
    kind: ['inline', 'dialog', 'button'],
    hint: 'inline: where you paste it. dialog: over the page, opened by what you mark. button: the same, with its own button.',
  },
  buttonLabel: { section: 'Looks', label: 'Button text', kind: 'text', placeholder: 'Book a tour' },
  buttonCorner: { section: 'Looks', label: 'Button corner', kind: ['bottom-right', 'bottom-left'] },
  loading: {
    section: 'Looks',
    label: 'Loading',
    kind: ['eager', 'lazy'],
    hint: 'lazy: when the visitor gets near it.',
  },
  theme: { section: 'Looks', label: 'Theme', kind: ['auto', 'light', 'dark'] },
  accent: { section: 'Looks', label: 'Accent', kind: 'color' },
  locale: { section: 'Looks', label: 'Language', kind: 'text', placeholder: 'en-US, es-MX, ar, zh, vi, ko' },
  contactPhone: { section: 'Contact', label: 'Phone', kind: 'text', placeholder: '(555) 123-4567' },
  contactEmail: { section: 'Contact', label: 'Email', kind: 'text', placeholder: 'hello@example.com' },
  privacyUrl: { section: 'Contact', label: 'Privacy notice', kind: 'text', placeholder: '/privacy' },
  smsSender: {
    section: 'Contact',
    label: 'Text message sender',
    kind: 'text',
    placeholder: 'Alder House Leasing',
    hint: 'The company, as the consent to text messages names it.',
  },
  smsTermsUrl: { section: 'Contact', label: 'Text message terms', kind: 'text', placeholder: '/terms' },
  leads: {
    section: 'Contact',
    label: 'Leave details instead',
    kind: ['auto', 'on', 'off'],
    hint: 'auto: when nothing is open. on: below the times as well.',
  },
  waitlist: {
    section: 'Contact',
    label: 'Waitlist',
    kind: ['off', 'on'],
    hint: 'on: visitors can join a waitlist. Needs an edge.',
  },
  assistants: {
    section: 'Contact',
    label: 'Assistants',
    kind: ['off', 'on'],
    hint: 'on: a visitor’s assistant can find a time and fill in the form. The visitor books.',
  },
  campaignId: { section: 'Contact', label: 'Campaign number', kind: 'text', hint: 'Sent with those details.' },
  campaignInfo: { section: 'Contact', label: 'Campaign text', kind: 'text', hint: 'Sent with those details.' },
  closedDays: {
    section: 'Days',
    label: 'Closed',
    kind: 'text',
    placeholder: 'sunday | 2026-12-25',
    hint: 'Days and weekdays, with | between them.',
  },
  daysAhead: { section: 'Days', label: 'Days ahead', kind: 'number', placeholder: '60' },
  initialDay: { section: 'Days', label: 'First day shown', kind: 'date' },
  initialSlot: { section: 'Days', label: 'Time chosen at the start', kind: 'text', placeholder: '2026-12-05T10:15:00' },
  prefetch: {
    section: 'Days',
    label: 'Load ahead',
    kind: ['view', 'touch', 'off'],
    hint: 'The next 14 days: once in view, after the first touch, or never.',
  },
  prefillFromUrl: {
    section: 'The form',
    label: 'Answers from the link',
    kind: ['off', 'on'],
    hint: 'Reads ?tour_first_name=Lara from the link.',
  },
  lockedFields: {
    section: 'The form',
    label: 'Locked fields',
    kind: 'text',
    placeholder: 'layout',
    hint: 'Fields whose preset can’t be changed.',
  },
  remember: { section: 'The form', label: 'Remember the tour and the answers', kind: ['on', 'device', 'off'] },
  resetAfter: {
    section: 'After the booking',
    label: 'Start over after',
    kind: 'number',
    placeholder: '60',
    hint: 'Seconds without a touch. For a device that visitors share.',
  },
  reassurance: {
    section: 'The form',
    label: 'Line below the button',
    kind: 'text',
    placeholder: 'It’s free. No account needed. You can move or cancel your tour later.',
    hint: 'off: no line.',
  },
  emailNote: {
    section: 'After the booking',
    label: 'Email note',
    kind: 'text',
    hint: 'Only if your service sends one.',
  },
  instructions: {
    section: 'After the booking',
    label: 'Instructions',
    kind: 'lines',
    placeholder: 'Where: Leasing office, left of the door\nBring: A photo ID',
  },
  nextStep: {
    section: 'After the booking',
    label: 'Next step',
    kind: 'text',
    placeholder: 'Verify your ID = https://id.example.com',
  },
  confirms: {
    section: 'After the booking',
    label: 'Who confirms',
    kind: ['service', 'office'],
    hint: 'With office the widget says requested, never booked.',
  },
  agent: {
    section: 'After the booking',
    label: 'Agent',
    kind: 'number',
    placeholder: '12',
    hint: 'The id of the agent who gives the tour, if that’s certain.',
  },
  changes: { section: 'After the booking', label: 'Change and cancel', kind: ['on', 'off'] },
  id: { section: 'Counting', label: 'Id', kind: 'text', hint: 'The element’s id. Every event has it.' },
  dataLayer: {
    section: 'Counting',
    label: 'Data layer',
    kind: 'text',
    placeholder: 'on',
    hint: 'on, or the name of the global your tag manager reads.',
  },
  attribution: {
    section: 'Counting',
    label: 'Where visitors came from',
    kind: ['off', 'on'],
    hint: 'utm_*, click IDs, and the previous page, kept for the tab. The law may require consent.',
  },
  discoverySources: {
    section: 'Counting',
    label: 'Codes for sources',
    kind: 'text',
    placeholder: 'google = 80 | facebook.com = 90',
  },
  manage: {
    section: 'A tour to change',
    label: 'Appointment',
    kind: 'number',
    hint: 'On a page that only its visitor can open.',
  },
  tourKinds: {
    section: 'The tour',
    label: 'Kinds of tour',
    kind: 'text',
    placeholder: 'in-person = 101 | self-guided = 102 | video = 106',
    hint: 'Each with its group. The group above opens first.',
  },
  manageStart: { section: 'A tour to change', label: 'Its start', kind: 'text', placeholder: '2026-12-05T10:15:00' },
  manageUrl: {
    section: 'A tour to change',
    label: 'Page for changes',
    kind: 'text',
    placeholder: 'https://www.example.com/my-tour',
    hint: 'With an edge, its link is in the calendar entry.',
  },
};
