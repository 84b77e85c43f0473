import { SERVICE, ZONE } from '../leasingService.ts';
import type { TextOption } from './controls.ts';

/** Values to begin with that suit many sites. */
export interface StartingPoint {
  readonly name: string;
  readonly about: string;
  readonly values: Partial<Record<TextOption, string>>;
  /** Presets of the visitor's answers, by the name of the field. */
  readonly answers?: Readonly<Record<string, string>>;
}

/** The service and the property of this site. Every starting point has them. */
const common: StartingPoint['values'] = {
  groupId: '106',
  api: SERVICE,
  timeZone: ZONE,
  location: '123 First St',
  contactPhone: '(555) 123-4567',
};

/** The page opens with the first one. */
export const startingPoints: readonly StartingPoint[] = [
  { name: 'On a page', about: 'Sits where you paste it', values: common },
  { name: 'Button', about: 'In a corner of every page', values: { ...common, mode: 'button' } },
  { name: 'Dialog', about: 'Opened by a link on your page', values: { ...common, mode: 'dialog' } },
  {
    name: 'A listing’s page',
    about: 'With answers already filled in',
    values: { ...common, lockedFields: 'layout', loading: 'lazy', location: 'Home 4B, 123 First St' },
    answers: { layout: '2br' },
  },
  {
    name: 'A campaign',
    about: 'Tracks what led to the tour',
    values: { ...common, dataLayer: 'on', attribution: 'on', leads: 'on', id: 'campaign' },
  },
];
