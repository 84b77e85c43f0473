import type { Answers, FieldKey } from './answers.ts';
import { isNamed } from './people.ts';
import { isBlank } from './plainText.ts';

/** Whether `answer` holds anything: a flag that is on, a list with an entry, text of which something shows. */
export function isFilled(answer: Answers[FieldKey]): boolean {
  if (typeof answer === 'boolean') return answer;
  if (typeof answer === 'string') return !isBlank(answer);
  return answer.some((entry) => typeof entry === 'string' || isNamed(entry));
}

/** What was picked from a list of choices: one, or several. */
export const picksOf = (answer: Answers[FieldKey]): readonly string[] =>
  [answer].flat().filter((entry) => typeof entry === 'string');
