import type { HTMLInputAutoCompleteAttribute, InputHTMLAttributes } from 'react';
import type { PlainField } from '../api/contract/endpoints/plainFields.ts';
import { type Answers, type FieldKey, fieldKeys, noAnswers } from '../booking/answers.ts';

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
  | {
      readonly kind: 'money' | 'count' | 'date' | 'chips' | 'select' | 'check' | 'switch' | 'people';
      readonly width: Width;
    };

/**
 * How many fields stand in a row. `short`: two, except on the narrowest phones. `half`: two where the form is wide. `long`: two where
 * it is widest. `full`: one.
 */
export type Width = 'short' | 'half' | 'long' | 'full';

type LineOptions = Partial<Pick<LineControl, 'type' | 'inputMode' | 'maxLength' | 'width'>>;

const line = (autoComplete: HTMLInputAutoCompleteAttribute, options: LineOptions = {}): LineControl => ({
  kind: 'line',
  type: 'text',
  maxLength: 100,
  width: 'half',
  autoComplete,
  ...options,
});
const NAME = { width: 'short' } as const;
const EMAIL = { type: 'email', inputMode: 'email', maxLength: 254, width: 'long' } as const;
// As wide as the email above it, so that no half of a row is empty.
const PHONE = { type: 'tel', inputMode: 'tel', maxLength: 40, width: 'long' } as const;

/**
 * The controls in the order of the form. A plain field that is not listed here stands before the notes: a text as a line, a yes or
 * no as a box to tick.
 */
export const controls = {
  broker_toggle: { kind: 'switch', width: 'full' },
  first_name: line('given-name', NAME),
  last_name: line('family-name', NAME),
  email: line('email', EMAIL),
  phone: line('tel', PHONE),
  // The visitor is the broker. The browser might fill in the values of the client, so it fills in nothing.
  broker_first_name: line('off'),
  broker_last_name: line('off'),
  broker_email: line('off', EMAIL),
  broker_phone: line('off', PHONE),
  broker_company: line('organization', { width: 'long' }),
  layout: { kind: 'chips', width: 'full' },
  price_floor: { kind: 'money', width: 'half' },
  price_ceiling: { kind: 'money', width: 'half' },
  move_in_date: { kind: 'date', width: 'half' },
  lease_term: line('off'),
  amenities: { kind: 'chips', width: 'full' },
  neighborhoods: { kind: 'chips', width: 'full' },
  // Its question is long.
  other_occupants: { kind: 'count', width: 'full' },
  reason_for_move: line('off', { maxLength: 200, width: 'full' }),
  other_people: { kind: 'people', width: 'full' },
  pets: { kind: 'chips', width: 'full' },
  client_location: line('address-level2'),
  current_postal_code: line('postal-code', { maxLength: 16 }),
  discovery_source: { kind: 'select', width: 'half' },
  agents: { kind: 'chips', width: 'full' },
  notes: { kind: 'area', maxLength: 2000, width: 'full' },
  sms_opted_in: { kind: 'check', width: 'full' },
} as const satisfies Record<Exclude<FieldKey, PlainField>, Control> & Partial<Record<PlainField, Control>>;

/**
 * `placed`, with the other fields of `all` before the notes.
 * @internal
 */
export const placeOthers = (placed: readonly FieldKey[], all: readonly FieldKey[]): readonly FieldKey[] => {
  const others = all.filter((key) => !placed.includes(key));
  return placed.flatMap((key) => (key === 'notes' ? [...others, key] : [key]));
};

/** Every field in the order of the form. */
export const formOrder = placeOthers(Object.keys(controls) as readonly FieldKey[], fieldKeys);

/** The parts of the form, each with its first question. A part ends where the next begins. */
const PART_STARTS = {
  you: 'broker_toggle',
  home: 'layout',
  household: 'other_occupants',
  visit: 'discovery_source',
} as const satisfies Readonly<Record<string, FieldKey>>;

/** A part of the form. */
export type PartName = keyof typeof PART_STARTS;

/** Every part in the order of the form. */
export const partNames = Object.keys(PART_STARTS) as readonly PartName[];

/** The part `key` belongs to. */
export const partOf = (key: FieldKey): PartName =>
  partNames.findLast((name) => formOrder.indexOf(PART_STARTS[name]) <= formOrder.indexOf(key)) ?? 'you';

/**
 * The control of a field that `controls` does not list: the type of its answer decides.
 * @internal
 */
export const usualControl = (blank: Answers[FieldKey]): Control =>
  blank === false ? { kind: 'check', width: 'full' } : line('off');

const rows: Partial<Record<FieldKey, Control>> = controls;

/** The control of `key`. */
export const controlOf = (key: FieldKey): Control => rows[key] ?? usualControl(noAnswers[key]);

const TYPED: ReadonlySet<Control['kind']> = new Set(['line', 'area', 'money', 'count', 'date']);
/** Whether the visitor types the answer of `key`, and does not choose it. */
export const isTyped = (key: FieldKey): boolean => TYPED.has(controlOf(key).kind);

/** The fields asked by a control of this kind. */
export type KeyOf<Kind extends Control['kind']> = {
  [Key in keyof typeof controls]: (typeof controls)[Key]['kind'] extends Kind ? Key : never;
}[keyof typeof controls];
