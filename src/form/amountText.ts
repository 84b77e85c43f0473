import { parseAmount } from '../booking/typedText.ts';
import type { Format } from '../i18n/format.ts';

/** The digits of a whole amount, or undefined. */
export function wholeAmount(text: string): string | undefined {
  const amount = parseAmount(text);
  return amount !== undefined && /^\d{1,9}$/.test(amount) ? amount : undefined;
}

/** A whole amount as money without the sign. Any other `text` stays as it was typed. */
export function printed(format: Format, text: string): string {
  const amount = wholeAmount(text);
  return amount === undefined ? text : Number(amount).toLocaleString(format.locale);
}

/** The answer in the control of an amount that shows `text`. It is still `answer` if `text` only writes it in another way. */
export const amountIn = (format: Format, text: string, answer: string): string =>
  [wholeAmount(answer), printed(format, answer)].includes(text) ? answer : text;
