import { expect, it } from 'vitest';
import { telOf } from './contactAddress.ts';

it.each([
  ['+1 555 123 4567', 'tel:+15551234567'],
  ['(555) 123-4567', 'tel:5551234567'],
  ['(555) 123-4567 ext. 5', 'tel:5551234567;ext=5'],
  ['+1 555 123 4567 x12', 'tel:+15551234567;ext=12'],
  ['1-800-FLOWERS', 'tel:18003569377'],
  ['+1 (800) TOUR-NOW', 'tel:+18008687669'],
])('%s is dialled as %s', (phone, tel) => {
  expect(telOf(phone)).toBe(tel);
});
