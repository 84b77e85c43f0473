import { parseAmount } from '../booking/amount.ts';
import { type Answers, type FieldKey, isFilled } from '../booking/answers.ts';
import { askedFields } from '../booking/fields.ts';
import { isPhone, tidyPhone } from '../booking/phone.ts';
import { type Day, parseDay } from '../time/values.ts';
import { controlOf } from './controls.ts';
import type { FormPlan } from './plan.ts';

/** What is wrong with an answer; the words are in the form's messages. */
export type Problem = 'missing' | 'email' | 'phone' | 'amount' | 'floorAboveCeiling' | 'date' | 'pastDate' | TooLong;

/** Text with this many characters more than its control takes. Nothing is cut off: the visitor decides what goes. */
export interface TooLong {
  readonly excess: number;
}

/** The problems of a form, by field. */
export type Problems = Readonly<Partial<Record<FieldKey, Problem>>>;

// Each part matches in one way only, so that no text makes it slow.
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/**
 * Everything that keeps the form from being sent, of the fields that are asked now. `today` is the property's day.
 * Nothing is refused that the service might take: the shapes are checked, not whether an address exists.
 */
export function problemsOf(plan: FormPlan, answers: Answers, today: Day): Problems {
  const problems: Partial<Record<FieldKey, Problem>> = {};
  const asked = new Set(askedFields(plan.keys, answers));
  for (const { key, required } of plan.fields) {
    const answer = answers[key];
    if (!asked.has(key)) continue;
    const problem = isFilled(answer) ? shapeProblem(key, answer, today) : required ? 'missing' : undefined;
    if (problem) problems[key] = problem;
  }
  if (asked.has('price_floor') && asked.has('price_ceiling') && isAbove(answers.price_floor, answers.price_ceiling))
    problems.price_ceiling ??= 'floorAboveCeiling';
  return problems;
}

function shapeProblem(key: FieldKey, answer: Answers[FieldKey], today: Day): Problem | undefined {
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

function dateProblem(text: string, today: Day): Problem | undefined {
  const day = parseDay(text);
  if (day === undefined) return 'date';
  return day < today ? 'pastDate' : undefined;
}

/** An end that is no amount, NaN here, is above and below nothing. */
const isAbove = (floor: string, ceiling: string): boolean => Number(parseAmount(floor)) > Number(parseAmount(ceiling));
