import { parseAmount } from '../booking/typedText.ts';
import type { Format } from '../i18n/format.ts';

/** The digits of a whole amount, or undefined. */
export function wholeAmount(text: string): string | undefined {
  const amount = parseAmount(text);
  return amount !== undefined && /^\d{1,9}$/.test(amount) ? amount : undefined;
}

/** `text` as money without the sign when it is a whole amount, or as it was typed. */
export function printed(format: Format, text: string): string {
  const amount = wholeAmount(text);
  return amount === undefined ? text : Number(amount).toLocaleString(format.locale);
}

/** The answer in the control of an amount, which shows `text`: `answer` where that is only another way to write it. */
export const amountIn = (format: Format, text: string, answer: string): string =>
  [wholeAmount(answer), printed(format, answer)].includes(text) ? answer : text;
