import type { Contact } from '../options/viewSettings.ts';

/** Whether the visitor can call or write to the property. */
export const hasContact = ({ phone, email }: Contact): boolean => !!(phone || email);

/** The key of each letter on a telephone, from a to z. */
const KEYPAD = '22233344455566677778889999';

/** A link that writes a text message to `phone`. Undefined for an extension, which takes no messages, and for an empty number. */
export function smsOf(phone: string): string | undefined {
  const number = telOf(phone).slice('tel:'.length);
  return number === '' || number.includes(';') ? undefined : `sms:${number}`;
}

/**
 * Turns a number that is written for people into one to dial. Letters become digits as on a keypad. The extension is set apart
 * (RFC 3966).
 */
export function telOf(phone: string): string {
  const [, number = '', extension] = /^(.*?)(?:[\s,;]*(?:ext\.?|extension|x|#)\s*(\d+))?$/is.exec(phone.trim()) ?? [];
  const digits = number
    .toLowerCase()
    .replace(/[a-z]/g, (letter) => KEYPAD.charAt(letter.charCodeAt(0) - 97))
    .replace(/(?!^\+)[^\d]/g, '');
  return `tel:${digits}${extension ? `;ext=${extension}` : ''}`;
}

/** A link that opens the visitor's own mail to `email`. */
export const mailLink = (email: string): string => `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
