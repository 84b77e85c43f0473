import { AMERICAN_ENGLISH } from './americanEnglish.ts';
import type { Format } from './format.ts';

/** Kept, because making one costs a slow phone ten milliseconds. */
const formats = new Map<string, Intl.NumberFormat>();

function moneyFormat(locale: string): Intl.NumberFormat {
  const options = {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  } as const;
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale, options);
  formats.set(locale, format);
  return format;
}

/**
 * `$2,000`: whole units, with the plain sign in every language, also where Intl has letters before it, as in Arabic. American English is
 * written without Intl, like its dates. In a file of its own, because it is loaded with the form.
 */
export const money = ({ locale }: Pick<Format, 'locale'>, amount: number): string =>
  locale === AMERICAN_ENGLISH && Number.isSafeInteger(amount) && amount >= 0
    ? `$${String(amount).replace(/\B(?=(\d{3})+$)/g, ',')}`
    : moneyFormat(locale).format(amount).replace('US$', '$');
