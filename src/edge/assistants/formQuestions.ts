import { readConfiguration } from '../../api/configuration.ts';
import { member } from '../../api/member.ts';
import { type FieldKey, noAnswers } from '../../booking/answers.ts';
import { CONSENT } from '../../booking/consent.ts';
import { askedFields } from '../../booking/requestFields.ts';
import { type Choice, choiceWords } from '../../form/choices.ts';
import { controlOf } from '../../form/controls.ts';
import { fieldWords } from '../../form/fieldWords.ts';
import { listKeys, type PlannedField, planForm } from '../../form/plan.ts';
import { formEn } from '../../i18n/form.ts';
import type { Asking, Property } from './property.ts';
import { propertyText } from './propertyText.ts';
import { found, type Outcome, problem, serviceAway } from './toolOutcome.ts';
import { textKeys } from './toolParameters.ts';

/** A question of the form, as assistants read it. */
export interface FormQuestion {
  readonly key: FieldKey;
  readonly label: string;
  readonly required: boolean;
  readonly kind: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  /** Whether a link may carry the answer. */
  readonly may_be_filled_in: boolean;
}

/** The most choices that are named. */
const MOST_CHOICES = 40;

const KINDS = {
  ...{ line: 'text', area: 'text', money: 'amount', count: 'number', date: 'day', chips: 'choices' },
  ...{ select: 'one choice', check: 'yes or no', switch: 'yes or no', people: 'people' },
} as const;

const NOTE =
  'The page may ask less or more than this, and lists choices that are not named here. Consent is given by the visitor alone, on the page, and nobody can give it for them.';

/** The questions of the form of a property, or why there are none. */
export async function formQuestions(
  { group }: Property,
  { answers, questions }: Asking,
): Promise<readonly FormQuestion[] | Outcome> {
  const answer = await answers.ask(questions.configuration(group));
  if (answer.kind === 'failed') return serviceAway;
  if (answer.status === 400) return problem('gone', 'This property takes no bookings online at the moment.');
  const configuration = readConfiguration(member(answer.json, 'data'));
  if (configuration === undefined) return serviceAway;
  const plan = planForm(configuration, { lists: listKeys });
  const asked = askedFields(plan.keys, noAnswers);
  return plan.fields.filter(({ key }) => asked.includes(key)).map(questionOf);
}

const wordsOf = fieldWords(formEn);

const questionOf = ({ key, required, choices }: PlannedField): FormQuestion => ({
  key,
  label: wordsOf(key).label,
  required,
  kind: key === CONSENT ? 'consent' : KINDS[controlOf(key).kind],
  choices: choices.slice(0, MOST_CHOICES).map((choice) => choiceOf(key, choice)),
  may_be_filled_in: textKeys.includes(key),
});

const choiceOf = (key: FieldKey, choice: Choice) => ({
  value: propertyText(choice.value),
  label: propertyText(choiceWords(formEn, key, choice)),
});

export async function askQuestions(property: Property, asking: Asking): Promise<Outcome> {
  const fields = await formQuestions(property, asking);
  return 'kind' in fields ? fields : found({ group_id: property.group, fields, note: NOTE });
}
