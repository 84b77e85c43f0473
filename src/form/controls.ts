import type { HTMLInputAutoCompleteAttribute, InputHTMLAttributes } from 'react';
import type { FieldKey } from '../booking/answers.ts';

/** A single line: which keyboard, what the browser may fill in, how long (characters). */
export interface LineControl {
  readonly kind: 'line';
  readonly type: 'text' | 'email' | 'tel';
  readonly autoComplete: HTMLInputAutoCompleteAttribute;
  readonly inputMode?: NonNullable<InputHTMLAttributes<HTMLInputElement>['inputMode']>;
  readonly maxLength: number;
  readonly width: Width;
}

/** How a field is asked on the screen. */
export type Control =
  | LineControl
  | { readonly kind: 'area'; readonly maxLength: number; readonly width: Width }
  | { readonly kind: 'money' | 'date' | 'chips' | 'select' | 'check'; readonly width: Width };

/** Half: two in a row where the form is wide. */
export type Width = 'half' | 'full';

type LineOptions = Partial<Pick<LineControl, 'type' | 'inputMode' | 'maxLength' | 'width'>>;

const line = (autoComplete: HTMLInputAutoCompleteAttribute, options: LineOptions = {}): LineControl => ({
  kind: 'line',
  type: 'text',
  maxLength: 100,
  width: 'half',
  autoComplete,
  ...options,
});
const EMAIL = { type: 'email', inputMode: 'email', maxLength: 254 } as const;
const PHONE = { type: 'tel', inputMode: 'tel', maxLength: 40 } as const;

/** The control of every field, in the order of the form: people, home, about the visitor, broker, notes, consent. */
export const controls = {
  first_name: line('given-name'),
  last_name: line('family-name'),
  email: line('email', EMAIL),
  phone: line('tel', PHONE),
  layout: { kind: 'chips', width: 'full' },
  move_in_date: { kind: 'date', width: 'half' },
  price_floor: { kind: 'money', width: 'half' },
  price_ceiling: { kind: 'money', width: 'half' },
  lease_term: line('off'),
  other_occupants: line('off', { maxLength: 200 }),
  pets: { kind: 'chips', width: 'full' },
  amenities: { kind: 'chips', width: 'full' },
  neighborhoods: { kind: 'chips', width: 'full' },
  discovery_source: { kind: 'select', width: 'half' },
  reason_for_move: line('off', { maxLength: 200 }),
  current_postal_code: line('postal-code', { maxLength: 16 }),
  client_location: line('address-level2'),
  agents: { kind: 'chips', width: 'full' },
  broker_toggle: { kind: 'check', width: 'full' },
  // The visitor is the broker then, but what the browser would fill in may be the client's: left to the visitor.
  broker_first_name: line('off'),
  broker_last_name: line('off'),
  broker_email: line('off', EMAIL),
  broker_phone: line('off', PHONE),
  broker_company: line('organization'),
  notes: { kind: 'area', maxLength: 2000, width: 'full' },
  sms_opted_in: { kind: 'check', width: 'full' },
} as const satisfies Record<FieldKey, Control>;

/** Every field in the order of the form. */
export const formOrder = Object.keys(controls) as readonly FieldKey[];

/** The control of `key`, as one of the union: the table above keeps each row's own type. */
export const controlOf = (key: FieldKey): Control => controls[key];

/** The fields asked by a control of this kind. */
export type KeyOf<Kind extends Control['kind']> = {
  [Key in FieldKey]: (typeof controls)[Key]['kind'] extends Kind ? Key : never;
}[FieldKey];
