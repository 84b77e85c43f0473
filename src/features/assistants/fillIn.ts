import {
  type Answers,
  type FieldKey,
  fieldKeys,
  fieldNamed,
  isFilled,
  isSameAnswer,
  picksOf,
  readAnswer,
} from '../../booking/answers.ts';
import type { Flow } from '../../booking/flow.ts';
import { askedFields } from '../../booking/requestFields.ts';
import { MOST_RESIDENTS } from '../../booking/typedText.ts';
import { choiceWords } from '../../form/choices.ts';
import { controlOf } from '../../form/controls.ts';
import { fieldWords } from '../../form/fieldWords.ts';
import { formProblems, problemWords } from '../../form/formProblems.ts';
import type { FormPlan, PlannedField } from '../../form/plan.ts';
import type { FormMessages } from '../../i18n/form.ts';
import { type Day, parseDay } from '../../time/values.ts';
import type { AssistedBooking } from './assistedBooking.ts';
import { Refusal } from './toolResult.ts';

/** The form that is open: what it asks, and what it holds. */
export interface OpenForm {
  readonly plan: FormPlan;
  readonly answers: Answers;
  /** The property's day. */
  readonly today: Day;
  readonly messages: FormMessages;
}

/** What became of one answer. */
export interface FilledField {
  readonly field: string;
  /** What the form holds now. */
  readonly value?: Answers[FieldKey];
  /** Why it was not filled in. */
  readonly refused?: string;
  /** The field's own message about `value`. */
  readonly problem?: string;
}

/** A question of the form. */
export interface AskedField {
  readonly field: FieldKey;
  readonly label: string;
  readonly required: boolean;
  /** What there is to pick. `value` is the answer. */
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
  /** Set where the visitor alone can answer, or nobody. */
  readonly visitorOnly?: true;
}

/** The longest answer, in characters. */
const LONGEST = 2_000;

const ONLY_VISITOR = new Refusal('Only the visitor can answer this.');
const LOCKED = new Refusal('This cannot be changed.');
const NOT_ASKED = new Refusal('The form does not ask this.');

const fieldsAsked = ({ plan, answers }: OpenForm): readonly PlannedField[] => {
  const asked = askedFields(plan.keys, answers);
  return plan.fields.filter(({ key }) => asked.includes(key));
};

const wordsOf = (form: OpenForm) => {
  const labels = Object.fromEntries(form.plan.fields.map(({ key, label }) => [key, label]));
  const isForClient = form.answers.broker_toggle && form.plan.keys.includes('broker_toggle');
  return fieldWords(form.messages, isForClient, labels);
};

/** Whether only the visitor may answer: a box to tick may be a consent, and people and long lists have controls of their own. */
const isVisitors = ({ key, list }: PlannedField): boolean =>
  list !== undefined || ['check', 'people'].includes(controlOf(key).kind);

/** A locked preset with a problem can be changed: it must not keep the visitor from booking. */
const isLocked = ({ plan, answers, today }: OpenForm, { key, locked }: PlannedField): boolean =>
  locked === true && isFilled(answers[key]) && formProblems(plan, answers, today)[key] === undefined;

/** The questions of `form`, in order, without what was answered. */
export const askedIn = (form: OpenForm): readonly AskedField[] =>
  fieldsAsked(form).map((field) => {
    const { key, required, choices } = field;
    return {
      field: key,
      label: wordsOf(form)(key).label,
      required,
      ...(choices.length > 0 && {
        choices: choices.map((choice) => ({ value: choice.value, label: choiceWords(form.messages, key, choice) })),
      }),
      ...((isVisitors(field) || isLocked(form, field)) && { visitorOnly: true }),
    };
  });

/**
 * Gives `booking` the answers of an assistant, by the names of their fields, and says what its form holds then. `form`: the form that is
 * open, read anew at each call. What a field cannot hold is refused. Nothing is sent.
 */
export function fillIn(
  { commands, getSnapshot }: Pick<AssistedBooking, 'commands' | 'getSnapshot'>,
  form: () => OpenForm | undefined,
  given: object,
): readonly FilledField[] {
  const before = form();
  const read = new Map<string, Answers[FieldKey] | Refusal>();
  let answers: Partial<Answers> = {};
  for (const [name, answer] of Object.entries(given)) {
    const key = fieldNamed(name);
    const now = before && { ...before, answers: { ...before.answers, ...answers } };
    const field = now && fieldsAsked(now).find((each) => each.key === key);
    const value = field ? readFor(field, now, answer) : NOT_ASKED;
    read.set(name, value);
    if (field && !(value instanceof Refusal)) answers = { ...answers, ...Object.fromEntries([[field.key, value]]) };
  }
  answer(commands, getSnapshot().flow, answers);
  const after = form();
  const problems = after && formProblems(after.plan, after.answers, after.today);
  return [...read].map(([field, value]) => {
    if (value instanceof Refusal) return { field, refused: value.message };
    const key = fieldNamed(field);
    if (after === undefined || key === undefined || !isSameAnswer(after.answers[key], value))
      return { field, refused: 'The form did not take this.' };
    const problem = problems?.[key];
    return { field, value, ...(problem && { problem: problemWords(after.messages, wordsOf(after)(key), problem) }) };
  });
}

/** Gives the form the answers of an assistant, without what a field cannot hold. Those that it holds already stay the visitor's. */
export function answer(
  commands: Pick<AssistedBooking['commands'], 'answer'>,
  { answers: before }: Pick<Flow, 'answers'>,
  answers: Partial<Answers>,
): void {
  const next = { ...before, ...answers };
  const isHeld = (key: FieldKey): boolean =>
    typeof next[key] !== 'string' || typeof typedIn(key, next[key]) === 'string';
  const changed = fieldKeys.filter((key) => !isSameAnswer(next[key], before[key]) && isHeld(key));
  const given = Object.fromEntries(changed.map((key) => [key, next[key]]));
  if (changed.length > 0) commands.answer({ ...before, ...given }, changed);
}

/** `given` as the control of `field` holds it, or why it cannot. */
function readFor(field: PlannedField, form: OpenForm, given: unknown): Answers[FieldKey] | Refusal {
  if (isVisitors(field)) return ONLY_VISITOR;
  if (isLocked(form, field)) return LOCKED;
  const { key, choices } = field;
  const { kind } = controlOf(key);
  if (kind === 'switch') return readAnswer(key, given) ?? cannotHold(given, 'true or false');
  if (kind === 'chips') {
    const picks = readAnswer(key, given);
    const picked = picks === undefined ? [] : picksOf(picks).map((pick) => choices.find(({ value }) => value === pick));
    const isRight = picked.every((choice) => choice !== undefined && (!choice.alone || picked.length === 1));
    const known = choices.map(({ value }) => value).join(', ');
    return picks !== undefined && isRight ? picks : cannotHold(given, `a list of ${known}`);
  }
  const text = typedIn(key, given);
  const isOffered = kind !== 'select' || text === '' || choices.some(({ value }) => value === text);
  return isOffered ? text : cannotHold(given, `one of ${choices.map(({ value }) => value).join(', ')}`);
}

const cannotHold = (given: unknown, wanted: string): Refusal =>
  new Refusal(`The field cannot hold ${JSON.stringify(given)?.slice(0, 80)}. Give ${wanted}.`);

/** `given` as the text that the control of `key` holds, or why it cannot. */
function typedIn(key: FieldKey, given: unknown): Answers[FieldKey] | Refusal {
  const { kind } = controlOf(key);
  if (typeof given !== 'string' || given.length > LONGEST)
    return new Refusal(`Give text of at most ${LONGEST} characters.`);
  if (kind === 'area') return given.replace(/\r\n?/g, '\n');
  // A control of one line leaves out what a line cannot have.
  const text = given.trim();
  if (/[\n\r]/.test(text)) return cannotHold(given, 'one line of text');
  if (kind === 'date' && text !== '' && parseDay(text) === undefined)
    return cannotHold(given, 'a day such as 2026-12-05');
  return readAnswer(key, text) ?? cannotHold(given, `a whole number from 1 to ${MOST_RESIDENTS}`);
}
