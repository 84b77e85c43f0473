import { parseAmount } from '../booking/amount.ts';
import type { Answers, FieldKey } from '../booking/answers.ts';
import { isPhone, tidyPhone } from '../booking/phone.ts';
import { type Day, parseDay } from '../time/values.ts';
import { controlOf } from './controls.ts';

/** What is wrong with an answer; the words are in the form's messages. */
export type Problem = 'missing' | 'email' | 'phone' | 'amount' | 'floorAboveCeiling' | 'date' | 'pastDate' | TooLong;

/** Text with this many characters more than its control takes. Nothing is cut off: the visitor decides what goes. */
export interface TooLong {
  readonly excess: number;
}

// Each part matches in one way only, so that no text makes it slow.
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/**
 * What is wrong with the shape of `answer`, which is not empty, as an answer to `key`. `today`: the property's day; without it
 * no day is past. Nothing is refused that the service might take: the shapes are checked, not whether an address exists.
 */
export function problemOf(key: FieldKey, answer: Answers[FieldKey], today: Day | undefined): Problem | undefined {
  if (typeof answer !== 'string') return undefined;
  const text = answer.trim();
  const control = controlOf(key);
  if (control.kind === 'money') return parseAmount(text) === undefined ? 'amount' : undefined;
  if (control.kind === 'date') return dateProblem(text, today);
  if (control.kind !== 'line' && control.kind !== 'area') return undefined;
  const excess = [...text].length - control.maxLength;
  if (excess > 0) return { excess };
  if (control.kind !== 'line') return undefined;
  if (control.type === 'email') return EMAIL.test(text) ? undefined : 'email';
  if (control.type === 'tel') return isPhone(tidyPhone(text)) ? undefined : 'phone';
  return undefined;
}

function dateProblem(text: string, today: Day | undefined): Problem | undefined {
  const day = parseDay(text);
  if (day === undefined) return 'date';
  return today !== undefined && day < today ? 'pastDate' : undefined;
}

/** Whether the lowest budget is above the highest. An end that is no amount, NaN here, is above and below nothing. */
export const isAbove = (floor: string, ceiling: string): boolean =>
  Number(parseAmount(floor)) > Number(parseAmount(ceiling));
