import type { Format } from './format.ts';

/** `$2,000`, whole units, with the plain sign in every language. Apart from the other formats, since it comes with the form. */
export const money = ({ locale }: Pick<Format, 'locale'>, amount: number): string =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  }).format(amount);
