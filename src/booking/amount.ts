import { asciiDigits } from './plainText.ts';

/** Digits, grouped by one separator or by none, then cents. */
const AMOUNT = /^\p{Sc}?\s*(\d+|\d{1,3}([,\s'’])\d{3}(?:\2\d{3})*)(?:\.(\d\d))?\s*\p{Sc}?$/u;
const GROUPED_BY_POINTS = /^\p{Sc}?\s*(\d{1,3}(?:\.\d{3})+)\s*\p{Sc}?$/u;

/**
 * A typed amount as numeric text (`2000`, `1999.5`), or undefined when it is none or could be one of two. A currency sign
 * may stand before or after it. A comma, a space or an apostrophe groups thousands and nothing else; a point does so
 * before exactly three digits, and before exactly two at the end it starts the cents. Hence `2,000`, `2.000` and
 * `1,999.50` are read, `1,5`, `1.5`, `1,50` and `20 00` are not.
 */
export function parseAmount(text: string): string | undefined {
  const plain = asciiDigits(text.replace(/\p{Default_Ignorable_Code_Point}/gu, '')).trim();
  const [, whole, , cents = ''] = AMOUNT.exec(plain) ?? GROUPED_BY_POINTS.exec(plain) ?? [];
  if (whole === undefined) return undefined;
  const digits = whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
  const fraction = cents.replace(/0+$/, '');
  return fraction === '' ? digits : `${digits}.${fraction}`;
}
