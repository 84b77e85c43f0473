import type { Answers, FieldKey } from '../booking/answers.ts';
import { isFilled } from '../booking/answers.ts';
import { askedFields } from '../booking/fields.ts';
import type { Day } from '../time/values.ts';
import type { FormPlan } from './plan.ts';
import { isAbove, type Problem, problemOf } from './problemOf.ts';

/** The problems of a form, by field. */
export type Problems = Readonly<Partial<Record<FieldKey, Problem>>>;

/** Everything that keeps the form from being sent, of the fields that are asked now. `today` is the property's day. */
export function problemsOf(plan: FormPlan, answers: Answers, today: Day): Problems {
  const problems: Partial<Record<FieldKey, Problem>> = {};
  const asked = new Set(askedFields(plan.keys, answers));
  for (const { key, required } of plan.fields) {
    const answer = answers[key];
    if (!asked.has(key)) continue;
    const problem = isFilled(answer) ? problemOf(key, answer, today) : required ? 'missing' : undefined;
    if (problem) problems[key] = problem;
  }
  if (asked.has('price_floor') && asked.has('price_ceiling') && isAbove(answers.price_floor, answers.price_ceiling))
    problems.price_ceiling ??= 'floorAboveCeiling';
  return problems;
}
