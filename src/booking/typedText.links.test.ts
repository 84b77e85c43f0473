import { expect, it } from 'vitest';
import { isPhone, tidyEmail, tidyPhone } from './typedText.ts';

it.each([
  ['tel:+15557775555', '+15557775555'],
  [' TEL: +1 555 777 5555', '+1 555 777 5555'],
])('takes the scheme of a copied link from %j', (text, number) => {
  expect(tidyPhone(text)).toBe(number);
  expect(isPhone(tidyPhone(text))).toBe(true);
});

it('reads an address of full width', () => {
  expect(tidyEmail('ｌａｒａ＠example．com')).toBe('lara@example.com');
});
