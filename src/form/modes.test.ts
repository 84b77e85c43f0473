import { expect, it } from 'vitest';
import { modeOf } from './modes.ts';

it.each([
  [undefined, 'hidden'],
  [10, 'hidden'],
  [20, 'optional'],
  [30, 'required'],
  [40, 'optional'],
])('field_config %s asks the field as %s', (value, mode) => {
  expect(modeOf(value)).toBe(mode);
});
