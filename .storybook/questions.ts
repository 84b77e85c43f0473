import { type Answers, type FieldKey, noAnswers } from '../src/booking/answers.ts';
import { type Rejection, rejectionOf } from '../src/booking/rejection.ts';
import { fields } from '../src/booking/requestFields.ts';
import { formOrder } from '../src/form/controls.ts';
import { type FormPlan, planForm } from '../src/form/plan.ts';
import { sampleAnswer } from '../test/sampleAnswer.ts';
import { ALL_KEYS, configuration } from './model.ts';

/**
 * The states of a question on the screen. `missing`: required, and the visitor left it out. `refused`: the service rejected the
 * answer. `prefilled`: the page gave the answer. `locked`: the page gave the answer, and it cannot be changed. `sending`: the
 * booking is on its way.
 */
export const questionModes = ['optional', 'required', 'missing', 'refused', 'prefilled', 'locked', 'sending'] as const;
export type QuestionMode = (typeof questionModes)[number];

/** The service's message for a rejected answer. */
const REFUSAL = 'This is not taken here.';

/** A form with one question. */
export interface Question {
  readonly field: FieldKey;
  readonly plan: FormPlan;
  readonly answers: Answers;
  readonly rejected: Rejection | undefined;
  readonly busy: boolean;
}

const choices = { neighborhoods: [{ value: '1', label: 'Chelsea' }], agents: [{ value: '7', label: 'Noor Haddad' }] };
/** The place of an answer in the request. For other people: the place of the first person's email. */
const pathOf = (field: FieldKey): string =>
  field === 'other_people' ? 'client.people.1.email' : (Object.keys(fields[field].wire)[0] ?? '');

/** The question in this mode, planned like the real form. Undefined when the form never asks it in this mode. */
function questionIn(field: FieldKey, mode: QuestionMode): Question | undefined {
  const requirement = mode === 'required' || mode === 'missing' ? 'required' : 'optional';
  const whole = planForm(configuration(20, ALL_KEYS), {
    choices,
    fields: { [field]: requirement },
    locked: mode === 'locked' ? [field] : [],
  });
  const planned = whole.fields.find(({ key }) => key === field);
  if (planned === undefined || planned.required !== (requirement === 'required')) return undefined;
  const isAnswered = requirement === 'optional' && mode !== 'optional';
  return {
    field,
    plan: { fields: [planned], keys: [field], sent: [field], warnings: [] },
    answers: isAnswered ? { ...noAnswers, [field]: sampleAnswer(planned) } : noAnswers,
    rejected: mode === 'refused' ? rejectionOf([{ path: pathOf(field), message: REFUSAL }]) : undefined,
    busy: mode === 'sending',
  };
}

/** Every question that the form asks in this mode, in the order of the form. */
export const questionsIn = (mode: QuestionMode): readonly Question[] =>
  formOrder.flatMap((field) => questionIn(field, mode) ?? []);
