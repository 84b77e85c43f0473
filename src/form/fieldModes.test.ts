import { expect, it } from 'vitest';
import { heldMode, modeOf } from './fieldModes.ts';

it.each([
  [undefined, 'hidden'],
  [10, 'hidden'],
  [20, 'optional'],
  [30, 'required'],
  [40, 'optional'],
])('field_config %s asks the field as %s', (value, mode) => {
  expect(modeOf(value)).toBe(mode);
});

it.each([
  ['sms_opted_in', 'required', 'optional'],
  ['broker_toggle', 'required', 'optional'],
  ['other_people', 'required', 'optional'],
  ['notes', 'required', 'required'],
  ['sms_opted_in', 'hidden', 'hidden'],
] as const)('%s that is to be %s is asked as %s', (key, mode, held) => {
  expect(heldMode(key, mode)).toBe(held);
});
