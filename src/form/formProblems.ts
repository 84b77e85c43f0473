import {
  type Answers,
  type FieldKey,
  isFilled,
  isNamed,
  type OtherPerson,
  type PersonKey,
  personKeys,
  picksOf,
} from '../booking/answers.ts';
import { askedFields } from '../booking/requestFields.ts';
import {
  isBlank,
  isEmail,
  isPhone,
  MOST_RESIDENTS,
  parseAmount,
  parseCount,
  tidyEmail,
  tidyPhone,
} from '../booking/typedText.ts';
import type { FieldWords, FormMessages } from '../i18n/form.ts';
import { type Day, parseDay } from '../time/values.ts';
import { type Choice, offered } from './choices.ts';
import { controlOf } from './controls.ts';

/** What is wrong with an answer; the words are in the form's messages. */
export type Problem =
  | 'missing'
  | 'email'
  | 'phone'
  | 'amount'
  | 'count'
  | 'floorAboveCeiling'
  | 'date'
  | 'pastDate'
  | TooLong;

/** A text that is this many characters too long. Nothing is cut off: the visitor decides what goes. */
export interface TooLong {
  readonly excess: number;
}

/**
 * What is wrong with the shape of `answer`, an answer to `key` that is not empty. `today`: the property's day; without it no day is past.
 * The rules are loose on purpose: they check shapes and refuse nothing that the service might take.
 */
function answerProblem(key: FieldKey, answer: Answers[FieldKey], today: Day | undefined): Problem | undefined {
  if (typeof answer === 'object') return answer.map((entry) => firstProblem(entry, today)).find(Boolean);
  if (typeof answer !== 'string') return undefined;
  const text = answer.trim();
  const control = controlOf(key);
  if (control.kind === 'money') return parseAmount(text) === undefined ? 'amount' : undefined;
  if (control.kind === 'count') return parseCount(text) === undefined ? 'count' : undefined;
  if (control.kind === 'date') return dateProblem(text, today);
  if (control.kind !== 'line' && control.kind !== 'area') return undefined;
  const excess = [...text].length - control.maxLength;
  if (excess > 0) return { excess };
  if (control.kind !== 'line') return undefined;
  if (control.type === 'email') return isEmail(tidyEmail(text)) ? undefined : 'email';
  if (control.type === 'tel') return isPhone(tidyPhone(text)) ? undefined : 'phone';
  return undefined;
}

const firstProblem = (entry: string | OtherPerson, today: Day | undefined): Problem | undefined =>
  typeof entry === 'string' ? undefined : Object.values(personProblems(entry, today))[0];

/** Whether a person with anything filled in needs this field. */
export const isNeeded = (key: PersonKey): key is 'first_name' | 'last_name' =>
  key === 'first_name' || key === 'last_name';

/** What is wrong with the fields of another person, by the rules of the visitor's own. Nothing while all are empty. */
export function personProblems(person: OtherPerson, today: Day | undefined): Partial<Record<PersonKey, Problem>> {
  const problems: Partial<Record<PersonKey, Problem>> = {};
  if (!isNamed(person)) return problems;
  for (const key of personKeys) {
    const missing = isNeeded(key) ? 'missing' : undefined;
    const problem = isBlank(person[key]) ? missing : answerProblem(key, person[key], today);
    if (problem) problems[key] = problem;
  }
  return problems;
}

function dateProblem(text: string, today: Day | undefined): Problem | undefined {
  const day = parseDay(text);
  if (day === undefined) return 'date';
  return today !== undefined && day < today ? 'pastDate' : undefined;
}

/** Whether the lowest budget is above the highest. False when either is no amount. */
const isAbove = (floor: string, ceiling: string): boolean => Number(parseAmount(floor)) > Number(parseAmount(ceiling));

/** The problems of a form, by field. */
export type Problems = Readonly<Partial<Record<FieldKey, Problem>>>;

/** What the rules need of a plan: which fields it asks, and which of them have to be answered. */
interface FormQuestions {
  readonly keys: readonly FieldKey[];
  readonly fields: readonly { readonly key: FieldKey; readonly required: boolean }[];
}

/** Everything that keeps the form from being sent, of the fields that are asked now. `today` is the property's day. */
export function formProblems(plan: FormQuestions, answers: Answers, today: Day): Problems {
  const problems: Partial<Record<FieldKey, Problem>> = {};
  const asked = new Set(askedFields(plan.keys, answers));
  for (const { key, required } of plan.fields) {
    const answer = answers[key];
    if (!asked.has(key)) continue;
    const problem = isFilled(answer) ? answerProblem(key, answer, today) : required ? 'missing' : undefined;
    if (problem) problems[key] = problem;
  }
  if (asked.has('price_floor') && asked.has('price_ceiling') && isAbove(answers.price_floor, answers.price_ceiling))
    problems.price_ceiling ??= 'floorAboveCeiling';
  return problems;
}

/** The rule that a preset breaks, in a word for the integrator's log; `none`: there is no preset. */
export type PresetProblem = Exclude<Problem, TooLong> | 'tooLong' | 'notOffered' | 'none';

const ID = /^\d{1,15}$/;

/**
 * Why the preset of `key` cannot be sent unseen, or undefined. `choices`: what there is to pick. It is empty where that is not
 * known, as for agents, which are preset by their ids. `today`: the property's day; without it no day is past.
 */
export function presetProblem(
  key: FieldKey,
  presets: Partial<Answers>,
  choices: readonly Choice[] | undefined,
  today: Day | undefined,
): PresetProblem | undefined {
  const preset = presets[key];
  if (preset === undefined || !isFilled(preset)) return 'none';
  if (choices !== undefined) {
    const values = offered(key, choices, true).map(({ value }) => value);
    const isOffered = (pick: string): boolean => (choices.length > 0 ? values.includes(pick) : ID.test(pick));
    return picksOf(preset).every(isOffered) ? undefined : 'notOffered';
  }
  const { price_floor: floor = '', price_ceiling: ceiling = '' } = presets;
  if (key === 'price_ceiling' && isAbove(floor, ceiling)) return 'floorAboveCeiling';
  const problem = answerProblem(key, preset, today);
  return typeof problem === 'object' ? 'tooLong' : problem;
}

/** Tells the visitor what to do about `problem`. The words are those of the field that has it. */
export function problemWords({ problems }: FormMessages, { missing }: FieldWords, problem: Problem): string {
  if (typeof problem === 'object') return problems.tooLong(problem.excess);
  if (problem === 'count') return problems.count(MOST_RESIDENTS);
  return problem === 'missing' ? missing : problems[problem];
}
