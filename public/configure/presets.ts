import type { TextOption } from './controls.ts';

/** A start that suits many sites. */
export interface Preset {
  readonly name: string;
  readonly about: string;
  readonly values: Partial<Record<TextOption, string>>;
  /** Presets of fields, by the name of the field. */
  readonly answers?: Readonly<Record<string, string>>;
}

export const presets: readonly Preset[] = [
  { name: 'On a page', about: 'Stands where you paste it', values: {} },
  { name: 'Button', about: 'In a corner of every page', values: { mode: 'button' } },
  { name: 'Dialog', about: 'Opened by a link of yours', values: { mode: 'dialog' } },
  {
    name: 'A listing’s page',
    about: 'Its answers are known',
    values: { lock: 'layout', loading: 'lazy', location: 'Home 4B, 123 First St' },
    answers: { layout: '2br' },
  },
  {
    name: 'A campaign',
    about: 'Says what brought the tour',
    values: { dataLayer: 'on', attribution: 'on', leads: 'on', id: 'campaign' },
  },
];
