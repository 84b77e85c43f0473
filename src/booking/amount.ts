/**
 * A typed amount as numeric text (`2000`, `1999.5`), or undefined when it is none. Currency signs and spaces are
 * dropped. A comma or point before exactly three digits groups thousands (`2,000`, `2.000`); before one or two at the
 * end it starts the decimals.
 */
export function parseAmount(text: string): string | undefined {
  const plain = text.replace(/[\p{Sc}\s'’]/gu, '');
  const [, whole, decimals = ''] = /^(\d+|\d{1,3}(?:,\d{3})+|\d{1,3}(?:\.\d{3})+)(?:[.,](\d{1,2}))?$/.exec(plain) ?? [];
  if (whole === undefined) return undefined;
  const digits = whole.replace(/[.,]/g, '').replace(/^0+(?=\d)/, '');
  const fraction = decimals.replace(/0+$/, '');
  return fraction === '' ? digits : `${digits}.${fraction}`;
}
