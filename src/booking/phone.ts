import { asciiDigits } from './plainText.ts';

/** The number, then an extension after a word or sign for it. Each part matches in one way only. */
const PHONE = /^([+\d\s()./*#,;-]+)(?:(?:x|ext(?:n|ension)?)[\s.:=]*\d+)?$/i;
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
  const [all, number] = PHONE.exec(text) ?? [];
  return all !== undefined && count(number) >= DIGITS.least && count(all) <= DIGITS.most;
}

const count = (text = ''): number => text.replace(/\D/g, '').length;
