import { type Answers, fieldKeys, noAnswers, readAnswer } from './answers.ts';
import { mayBeFilledIn } from './consent.ts';

/** `answers` as text to store: those that differ from `startAnswers`, without the consent. */
export const toStored = (answers: Answers, startAnswers: Answers = noAnswers): string =>
  JSON.stringify(
    Object.fromEntries(
      fieldKeys
        .filter((key) => mayBeFilledIn(key) && JSON.stringify(answers[key]) !== JSON.stringify(startAnswers[key]))
        .map((key) => [key, answers[key]]),
    ),
  );

/** Reads a stored text. Any script of the page may have written it, so each answer is checked. */
export function fromStored(text: string): Partial<Answers> {
  const stored = parsed(text);
  return Object.fromEntries(
    fieldKeys.flatMap((key) => {
      const answer = mayBeFilledIn(key) && Object.hasOwn(stored, key) ? readAnswer(key, stored[key]) : undefined;
      return answer === undefined ? [] : [[key, answer]];
    }),
  );
}

function parsed(text: string): Readonly<Record<string, unknown>> {
  try {
    return { ...JSON.parse(text) };
  } catch {
    return {};
  }
}
