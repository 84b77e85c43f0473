import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAmount } from './amount.ts';

describe('an amount as typed', () => {
  it.each([
    ['2000', '2000'],
    ['$2,000', '2000'],
    [' 2 000 ', '2000'],
    ['2.000 €', '2000'],
    ['1,234,567', '1234567'],
    ['1999.50', '1999.5'],
    ['1999,5', '1999.5'],
    ['$1,999.00', '1999'],
    ['007', '7'],
    ['0', '0'],
  ])('reads %j as %s', (text, amount) => {
    expect(parseAmount(text)).toBe(amount);
  });

  it.each(['', ' ', '$', 'two thousand', '2k', '-2000', '2,00,0', '1.2.3', '2000 to 3000', '1e3', '0x10', '２０００'])(
    'does not read %j',
    (text) => {
      expect(parseAmount(text)).toBeUndefined();
    },
  );

  it('reads what Intl prints, and gives numeric text or nothing for any text', () => {
    fc.assert(
      fc.property(fc.nat(9_999_999), (amount) => {
        const printed = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(amount);
        expect(parseAmount(printed)).toBe(String(amount));
      }),
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(parseAmount(text) ?? '0').toMatch(/^\d+(\.\d{1,2})?$/);
      }),
    );
  });
});
