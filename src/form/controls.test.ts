import { describe, expect, it } from 'vitest';
import type { FieldKey } from '../booking/answers.ts';
import { controlOf, formOrder, partNames, partOf, placeOthers, usualControl, type Width } from './controls.ts';

/** What a line tells the browser: the keyboard, what it may fill in, the most characters. */
const LINES: readonly (readonly [FieldKey, string, string, string | undefined, number])[] = [
  ['first_name', 'text', 'given-name', undefined, 100],
  ['last_name', 'text', 'family-name', undefined, 100],
  ['email', 'email', 'email', 'email', 254],
  ['phone', 'tel', 'tel', 'tel', 40],
  ['lease_term', 'text', 'off', undefined, 100],
  ['reason_for_move', 'text', 'off', undefined, 200],
  ['current_postal_code', 'text', 'postal-code', undefined, 16],
  ['client_location', 'text', 'address-level2', undefined, 100],
  ['broker_first_name', 'text', 'off', undefined, 100],
  ['broker_last_name', 'text', 'off', undefined, 100],
  ['broker_email', 'email', 'off', 'email', 254],
  ['broker_phone', 'tel', 'off', 'tel', 40],
  ['broker_company', 'text', 'organization', undefined, 100],
];
const FULL: readonly FieldKey[] = [
  'layout',
  'pets',
  'amenities',
  'neighborhoods',
  'agents',
  'broker_toggle',
  'notes',
  'sms_opted_in',
];
/** On a phone, a name takes half a row. An answer that is read letter by letter takes a whole row, unless there is much room. */
const WIDTHS: Readonly<Partial<Record<FieldKey, Width>>> = {
  first_name: 'short',
  last_name: 'short',
  email: 'long',
  phone: 'long',
  broker_email: 'long',
  broker_phone: 'long',
  broker_company: 'long',
  reason_for_move: 'full',
};
const HALF: readonly FieldKey[] = ['move_in_date', 'price_floor', 'price_ceiling', 'discovery_source'];

describe('the controls of the form', () => {
  it.each(LINES)('asks %s as a line', (key, type, autoComplete, inputMode, maxLength) => {
    const width = WIDTHS[key] ?? 'half';
    const line = { kind: 'line', width, type, autoComplete, maxLength };
    expect(controlOf(key)).toEqual(inputMode === undefined ? line : { ...line, inputMode });
  });

  it('gives a whole row to many choices or a sentence, and half a row to a short answer', () => {
    for (const key of FULL) expect(controlOf(key).width, key).toBe('full');
    for (const key of HALF) expect(controlOf(key).width, key).toBe('half');
    expect(controlOf('other_occupants')).toEqual({ kind: 'count', width: 'full' });
    expect(controlOf('notes')).toEqual({ kind: 'area', maxLength: 2000, width: 'full' });
  });

  it('asks who books first, then about the people, and for consent last', () => {
    expect(formOrder.slice(0, 5)).toEqual(['broker_toggle', 'first_name', 'last_name', 'email', 'phone']);
    expect(formOrder.at(-1)).toBe('sms_opted_in');
  });

  it('are a line or a box to tick by default, before the notes', () => {
    expect(usualControl('')).toEqual(controlOf('lease_term'));
    expect(usualControl(false)).toEqual(controlOf('sms_opted_in'));
    const placed = placeOthers(['phone', 'notes', 'sms_opted_in'], ['lease_term', 'notes', 'client_location']);
    expect(placed).toEqual(['phone', 'lease_term', 'client_location', 'notes', 'sms_opted_in']);
  });

  it('belong to one part after the other, from its first question on', () => {
    expect([...new Set(formOrder.map(partOf))]).toEqual(partNames);
    const samples = [
      'phone',
      'broker_company',
      'layout',
      'neighborhoods',
      'pets',
      'current_postal_code',
      'notes',
    ] as const;
    expect(samples.map(partOf)).toEqual(['you', 'you', 'home', 'home', 'household', 'household', 'visit']);
  });
});
