/** Characters that print nothing: white space, control characters, and the marks and fillers that Unicode says to ignore. */
const INVISIBLE = /[\s\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;
const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code));

/** Whether `text` shows nothing, zero-width characters included. */
export const isBlank = (text: string): boolean => text.replace(INVISIBLE, '') === '';

/**
 * `text` with the decimal digits of any script as 0 to 9.
 * @internal
 */
export const asciiDigits = (text: string): string => text.replace(/\p{Nd}/gu, digitOf);

/** The digits of a script stand together in Unicode, zero first. Two scripts may follow each other. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (isDigit(first - 1)) first -= 1;
  return String((code - first) % 10);
}

/**
 * The most people who can be said to live in a home. More is a slip of the finger, such as a year or a part of a telephone number: no
 * home of the form is that large.
 */
export const MOST_RESIDENTS = 20;

/** A typed number of people as numeric text. Undefined when it is no whole number from 1 to `MOST_RESIDENTS`. */
export function parseCount(text: string): string | undefined {
  const plain = asciiDigits(text.replace(/\p{Default_Ignorable_Code_Point}/gu, '')).trim();
  const count = /^\d+$/.test(plain) ? Number(plain) : 0;
  return count >= 1 && count <= MOST_RESIDENTS ? String(count) : undefined;
}

const NUMBER = /^[+\d\s()./*#,;-]+$/;
const EXTENSION = /(?:x|ext(?:n|ension)?)[\s.:=]*\d+$/i;
const DIGITS = { least: 7, most: 20 };

/**
 * A telephone number as it is sent: as typed, but without marks that print nothing (numbers copied from a contact list
 * carry them) and without the `tel:` of a copied link, with plain spaces and hyphens, and digits of any script as 0 to 9. An
 * extension stays.
 */
export const tidyPhone = (text: string): string =>
  asciiDigits(text.normalize('NFKC'))
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^tel:\s*/i, '');

/**
 * An email address as it is sent: as typed, but without marks that print nothing, with plain characters for those of full width
 * (`＠`), and without the `mailto:` and the `?subject=…` of a copied link.
 */
export const tidyEmail = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .trim()
    .replace(/^mailto:([^?]*).*$/i, '$1');

// Each part can match a text in one way only. So no text makes the check slow.
const EMAIL = /^[^\s@<>,;"()]+@[^\s@.<>,;"()]+(?:\.[^\s@.<>,;"()]+)+$/;

/** Whether tidied text has the shape of one email address. Two of them, or a name beside one, would reach a mailer as something else. */
export const isEmail = (text: string): boolean => EMAIL.test(text);

/** A name as it is sent: one line, without tabs and other control characters. */
export const tidyLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

/** Whether tidied text has the shape of a telephone number: 7 digits or more, 20 at most with the extension. */
export function isPhone(text: string): boolean {
  const number = text.replace(EXTENSION, '');
  return NUMBER.test(number) && digitsIn(number) >= DIGITS.least && digitsIn(text) <= DIGITS.most;
}

const digitsIn = (text: string): number => text.replace(/\D/g, '').length;

/** Digits, grouped by one separator or by none, then cents. */
const AMOUNT = /^\p{Sc}?\s*(\d+|\d{1,3}([,\s'’])\d{3}(?:\2\d{3})*)(?:\.(\d\d))?\s*\p{Sc}?$/u;
const GROUPED_BY_POINTS = /^\p{Sc}?\s*(\d{1,3}(?:\.\d{3})+)\s*\p{Sc}?$/u;

/**
 * A typed amount as numeric text (`2000`, `1999.5`). Undefined when it is none, or when it can be read in two ways. A currency sign
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
