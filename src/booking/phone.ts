import { asciiDigits } from './plainText.ts';

const NUMBER = /^[+\d\s()./*#,;-]+$/;
const EXTENSION = /(?:x|ext(?:n|ension)?)[\s.:=]*\d+$/i;
const DIGITS = { least: 7, most: 20 };

/**
 * A telephone number as it is sent: as typed, but without marks that print nothing (numbers copied from a contact list
 * carry them), with plain spaces and hyphens, and digits of any script as 0 to 9. An extension stays.
 */
export const tidyPhone = (text: string): string =>
  asciiDigits(text.normalize('NFKC'))
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\s+/g, ' ')
    .trim();

/** Whether tidied text has the shape of a telephone number: 7 digits or more, 20 at most with the extension. */
export function isPhone(text: string): boolean {
  const number = text.replace(EXTENSION, '');
  return NUMBER.test(number) && digitsIn(number) >= DIGITS.least && digitsIn(text) <= DIGITS.most;
}

const digitsIn = (text: string): number => text.replace(/\D/g, '').length;
