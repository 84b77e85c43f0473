import type { attributes } from '../../src/options/optionNames.ts';

/** An option that an attribute can carry. */
export type TextOption = (typeof attributes)[number][0];

/** How an option is asked for. */
export interface Control {
  /** The part of the page it stands in. */
  readonly part: Part;
  readonly label: string;
  readonly hint?: string;
  readonly kind:
    | 'text'
    | 'number'
    | 'date'
    | 'colour'
    /** A line each; the attribute takes them with `|` between them. */
    | 'lines'
    /** What is chosen from; the first is what holds without the attribute. */
    | readonly [standard: string, ...others: string[]];
  readonly placeholder?: string;
}

const PARTS = [
  'The tour',
  'Looks',
  'Contact',
  'Days',
  'The form',
  'After the booking',
  'Counting',
  'A tour to change',
] as const;
type Part = (typeof PARTS)[number];
export const parts: readonly Part[] = PARTS;

/** A control for every option: one that is missing here does not compile. */
export const controls: { readonly [Name in TextOption]: Control } = {
  groupId: {
    part: 'The tour',
    label: 'Group',
    kind: 'number',
    hint: 'The number of the group whose tours are booked. Needed.',
  },
  api: {
    part: 'The tour',
    label: 'Leasing service',
    kind: 'text',
    hint: 'Its address, or a path of your site that forwards to it. Needed.',
  },
  publicKey: {
    part: 'The tour',
    label: 'Public key',
    kind: 'text',
    hint: 'Only where your service wants one. Never a secret key.',
  },
  timeZone: { part: 'The tour', label: 'Time zone', kind: 'text', placeholder: 'America/New_York' },
  location: { part: 'The tour', label: 'Where', kind: 'text', placeholder: '123 First St' },
  community: { part: 'The tour', label: 'Community', kind: 'number', hint: 'Its number, where you have several.' },
  duration: { part: 'The tour', label: 'Minutes', kind: 'number', placeholder: '30' },
  mode: {
    part: 'Looks',
    label: 'Stands',
    kind: ['inline', 'dialog', 'button'],
    hint: 'inline: where you paste it. dialog: over the page, opened by what you mark. button: with a button of its own as well.',
  },
  buttonLabel: { part: 'Looks', label: 'Words of the button', kind: 'text', placeholder: 'Book a tour' },
  buttonCorner: { part: 'Looks', label: 'Corner of the button', kind: ['bottom-right', 'bottom-left'] },
  loading: {
    part: 'Looks',
    label: 'Loading',
    kind: ['eager', 'lazy'],
    hint: 'lazy: not before the visitor comes near it.',
  },
  theme: { part: 'Looks', label: 'Theme', kind: ['auto', 'light', 'dark'] },
  accent: { part: 'Looks', label: 'Accent', kind: 'colour' },
  locale: { part: 'Looks', label: 'Language', kind: 'text', placeholder: 'en-US, es-MX, ar' },
  contactPhone: { part: 'Contact', label: 'Phone', kind: 'text', placeholder: '(555) 123-4567' },
  contactEmail: { part: 'Contact', label: 'Email', kind: 'text', placeholder: 'hello@example.com' },
  privacyUrl: { part: 'Contact', label: 'Privacy notice', kind: 'text', placeholder: '/privacy' },
  leads: {
    part: 'Contact',
    label: 'Leave details instead',
    kind: ['auto', 'on', 'off'],
    hint: 'auto: where nothing is free. on: below the times as well.',
  },
  campaignId: { part: 'Contact', label: 'Campaign number', kind: 'text', hint: 'Sent with such details.' },
  campaignInfo: { part: 'Contact', label: 'Campaign text', kind: 'text', hint: 'Sent with such details.' },
  closedDays: {
    part: 'Days',
    label: 'Closed',
    kind: 'text',
    placeholder: 'sunday, 2026-12-25',
    hint: 'Days and weekdays, a comma between them.',
  },
  horizonDays: { part: 'Days', label: 'Days ahead', kind: 'number', placeholder: '60' },
  initialDay: { part: 'Days', label: 'First day shown', kind: 'date' },
  prefillFromUrl: {
    part: 'The form',
    label: 'Answers from the address',
    kind: ['off', 'on'],
    hint: 'Takes ?tour_first_name=Lara from a link.',
  },
  lock: {
    part: 'The form',
    label: 'Locked presets',
    kind: 'text',
    placeholder: 'layout',
    hint: 'Fields whose preset cannot be changed.',
  },
  remember: { part: 'The form', label: 'Keep answers in this tab', kind: ['on', 'off'] },
  mailPromise: {
    part: 'After the booking',
    label: 'A promise of a mail',
    kind: 'text',
    hint: 'Only if your service sends one.',
  },
  expect: {
    part: 'After the booking',
    label: 'What to expect',
    kind: 'lines',
    placeholder: 'Where: Leasing office, left of the door\nBring: A photo ID',
  },
  changes: { part: 'After the booking', label: 'Change and cancel', kind: ['on', 'off'] },
  id: { part: 'Counting', label: 'Id', kind: 'text', hint: 'Of the element; every event has it.' },
  dataLayer: {
    part: 'Counting',
    label: 'Data layer',
    kind: 'text',
    placeholder: 'on',
    hint: 'on, or the name of the global your tag manager reads.',
  },
  attribution: {
    part: 'Counting',
    label: 'Where visitors came from',
    kind: ['off', 'on'],
    hint: 'utm_*, click marks and the page before, kept for the tab. A law may want consent.',
  },
  discoverySources: {
    part: 'Counting',
    label: 'Codes of the sources',
    kind: 'text',
    placeholder: 'google=80, facebook.com=90',
  },
  manage: {
    part: 'A tour to change',
    label: 'Appointment',
    kind: 'number',
    hint: 'On a page that only its visitor can open.',
  },
  manageStart: { part: 'A tour to change', label: 'Its start', kind: 'text', placeholder: '2026-12-05T10:15:00' },
};
