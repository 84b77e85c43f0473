import { AMERICAN_ENGLISH } from './americanEnglish.ts';
import type { Format } from './format.ts';

/** Kept, because making one costs a slow phone ten milliseconds. */
const formats = new Map<string, Intl.NumberFormat>();

function moneyFormat(locale: string, digits: number): Intl.NumberFormat {
  const options = {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  } as const;
  const key = `${locale} ${digits}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, options);
  formats.set(key, format);
  return format;
}

/**
 * `$2,000`, or `$9.95` where there are cents. The sign is the plain one in every language, also where Intl has letters before it, as in
 * Arabic. American English is written without Intl, like its dates. In a file of its own, because it is loaded with the form.
 */
export const money = ({ locale }: Pick<Format, 'locale'>, amount: number): string =>
  locale === AMERICAN_ENGLISH && Number.isSafeInteger(amount) && amount >= 0
    ? `$${String(amount).replace(/\B(?=(\d{3})+$)/g, ',')}`
    : moneyFormat(locale, Number.isInteger(amount) ? 0 : 2)
        .format(amount)
        .replace('US$', '$');
