import type { Answers, FieldKey } from '../booking/answers.ts';
import { isNamed, type OtherPerson, type PersonKey, personKeys } from '../booking/answers.ts';
import { isBlank, isPhone, parseAmount, tidyPhone } from '../booking/typedText.ts';
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
  if (typeof answer === 'object') return answer.map((entry) => firstProblem(entry, today)).find(Boolean);
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

const firstProblem = (entry: string | OtherPerson, today: Day | undefined): Problem | undefined =>
  typeof entry === 'string' ? undefined : Object.values(personProblems(entry, today))[0];

/** Whether somebody who is named at all needs this. */
export const isNeeded = (key: PersonKey): key is 'first_name' | 'last_name' =>
  key === 'first_name' || key === 'last_name';

/** What is wrong with what is said of somebody else, by the rules of the visitor's own fields; nothing where nothing is said. */
export function personProblems(person: OtherPerson, today: Day | undefined): Partial<Record<PersonKey, Problem>> {
  const problems: Partial<Record<PersonKey, Problem>> = {};
  if (!isNamed(person)) return problems;
  for (const key of personKeys) {
    const missing = isNeeded(key) ? 'missing' : undefined;
    const problem = isBlank(person[key]) ? missing : problemOf(key, person[key], today);
    if (problem) problems[key] = problem;
  }
  return problems;
}

function dateProblem(text: string, today: Day | undefined): Problem | undefined {
  const day = parseDay(text);
  if (day === undefined) return 'date';
  return today !== undefined && day < today ? 'pastDate' : undefined;
}

/** Whether the lowest budget is above the highest. An end that is no amount, NaN here, is above and below nothing. */
export const isAbove = (floor: string, ceiling: string): boolean =>
  Number(parseAmount(floor)) > Number(parseAmount(ceiling));
