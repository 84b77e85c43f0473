import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAmount } from './typedText.ts';

describe('an amount as typed', () => {
  it.each([
    ['2000', '2000'],
    ['$2,000', '2000'],
    ['$ 2,000', '2000'],
    ['2,000 $', '2000'],
    [' 2 000 ', '2000'],
    [' $2,000 ', '2000'],
    [' 2,000 $ ', '2000'],
    ['2\u202f000', '2000'],
    ['2’000', '2000'],
    ["2'000", '2000'],
    ['2.000 €', '2000'],
    ['12.000', '12000'],
    ['250.000', '250000'],
    ['1.234.567', '1234567'],
    ['1,234,567', '1234567'],
    ['1 234 567', '1234567'],
    ['1999.50', '1999.5'],
    ['1,999.05', '1999.05'],
    ['$1,999.00', '1999'],
    ['20', '20'],
    ['007', '7'],
    ['000', '0'],
    ['0', '0'],
    ['２０００', '2000'],
    ['٢٠٠٠', '2000'],
    ['\u200e2000\u202c', '2000'],
  ])('reads %j as %s', (text, amount) => {
    expect(parseAmount(text)).toBe(amount);
  });

  it.each([
    // Which of two amounts is meant cannot be told: thousands, cents, or a digit too few.
    '1,5',
    '1.5',
    '1999.5',
    '1999,5',
    '1,50',
    '1999,50',
    '1.999,50',
    '1 5',
    '20 00',
    '2000 3000',
    '2.000.50',
    '2,000 000',
    '1,2345',
    '1.2345',
    '1234,567',
    '1234.567',
    // No amount.
    '',
    ' ',
    '$',
    'two thousand',
    '2k',
    '-2000',
    '2,00,0',
    '1.2.3',
    '2000 to 3000',
    '1e3',
    '0x10',
    '$$2000',
    '2000.',
    '.50',
    'about 2000',
  ])('does not read %j', (text) => {
    expect(parseAmount(text)).toBeUndefined();
  });

  it('reads what Intl prints in the locales of one separator, and gives numeric text or nothing for any text', () => {
    const locales = fc.constantFrom('en-US', 'de-DE', 'fr-FR', 'de-CH');
    fc.assert(
      fc.property(fc.nat(9_999_999), locales, (amount, locale) => {
        const style = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } as const;
        const printed = new Intl.NumberFormat(locale, { ...style, maximumFractionDigits: 0 }).format(amount);
        expect(parseAmount(printed)).toBe(String(amount));
      }),
    );
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d.,' $]{1,12}$/)), (text) => {
        expect(parseAmount(text) ?? '0').toMatch(/^(0|[1-9]\d*)(\.(\d[1-9]|[1-9]))?$/);
      }),
    );
  });
});
