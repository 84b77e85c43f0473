import { type Answers, type FieldKey, noAnswers } from '../src/booking/answers.ts';
import { fields } from '../src/booking/fields.ts';
import { type Rejection, rejectionOf } from '../src/booking/rejection.ts';
import { formOrder } from '../src/form/controls.ts';
import { type FormPlan, planForm } from '../src/form/plan.ts';
import { sampleAnswer } from '../test/sampleAnswer.ts';
import { ALL_KEYS, configuration } from './model.ts';

/**
 * How a question can stand on the screen: free to pass over, wanted, wanted and passed over, refused by the service, answered by
 * the page, answered by the page for good, and while the booking is sent.
 */
export const questionModes = ['optional', 'required', 'missing', 'refused', 'prefilled', 'locked', 'sending'] as const;
export type QuestionMode = (typeof questionModes)[number];

/** What the service says where it refuses an answer. */
export const REFUSAL = 'This is not taken here.';

/** One question, as a form of its own. */
export interface Question {
  readonly field: FieldKey;
  readonly plan: FormPlan;
  readonly answers: Answers;
  readonly rejected: Rejection | undefined;
  readonly busy: boolean;
}

const choices = { neighborhoods: [{ value: '1', label: 'Chelsea' }], agents: [{ value: '7', label: 'Noor Haddad' }] };
/** Where an answer stands in the request; that of other people by the first of them. */
const pathOf = (field: FieldKey): string =>
  field === 'other_people' ? 'client.people.1.email' : (Object.keys(fields[field].wire)[0] ?? '');

/** The question in this mode, by the tables of the form; undefined where the form never asks it so. */
function questionIn(field: FieldKey, mode: QuestionMode): Question | undefined {
  const wanted = mode === 'required' || mode === 'missing' ? 'required' : 'optional';
  const whole = planForm(configuration(20, ALL_KEYS), {
    choices,
    fields: { [field]: wanted },
    locked: mode === 'locked' ? [field] : [],
  });
  const planned = whole.fields.find(({ key }) => key === field);
  if (planned === undefined || planned.required !== (wanted === 'required')) return undefined;
  const isAnswered = wanted === 'optional' && mode !== 'optional';
  return {
    field,
    plan: { fields: [planned], keys: [field], sent: [field], warnings: [] },
    answers: isAnswered ? { ...noAnswers, [field]: sampleAnswer(planned) } : noAnswers,
    rejected: mode === 'refused' ? rejectionOf([{ path: pathOf(field), message: REFUSAL }]) : undefined,
    busy: mode === 'sending',
  };
}

/** Every question that the form asks in this mode, in its order. */
export const questionsIn = (mode: QuestionMode): readonly Question[] =>
  formOrder.flatMap((field) => questionIn(field, mode) ?? []);
