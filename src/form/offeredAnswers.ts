import type { Answers } from '../booking/answers.ts';
import { picksOf } from '../booking/answers.ts';
import type { FormPlan } from './plan.ts';

/**
 * `answers` without picks that the form no longer offers. Answers may be older than the configuration; what cannot be
 * seen on the screen must not be sent.
 */
export function offeredAnswers(plan: FormPlan, answers: Answers): Answers {
  const kept = plan.fields.flatMap(({ key, choices }) => {
    const answer = answers[key];
    const isOffered = (value: string): boolean => choices.some((choice) => choice.value === value);
    if (choices.length === 0 || typeof answer === 'boolean') return [];
    return [
      [
        key,
        typeof answer === 'string' ? (isOffered(answer) ? answer : '') : picksOf(answer).filter(isOffered),
      ] as const,
    ];
  });
  return { ...answers, ...Object.fromEntries(kept) };
}
