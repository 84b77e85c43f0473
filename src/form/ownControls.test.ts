import { expect, it } from 'vitest';
import { isOwnControlKey } from './ownControls.ts';

it.each([
  ['pets', true],
  ['notes', true],
  ['price_floor', false],
  ['sms_opted_in', false],
  ['neighborhoods', false],
  ['shoe_size', false],
])('the control of %s can be an integrator’s own: %s', (name, isOwn) => {
  expect(isOwnControlKey(name)).toBe(isOwn);
});
