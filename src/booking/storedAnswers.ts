import { type Answers, fieldKeys, noAnswers, readAnswer } from './answers.ts';
import { mayBeFilledIn } from './consent.ts';

/** `answers` as text to store: what is another than when the form opened (`opening`), without the consent. */
export const toStored = (answers: Answers, opening: Answers = noAnswers): string =>
  JSON.stringify(
    Object.fromEntries(
      fieldKeys
        .filter((key) => mayBeFilledIn(key) && JSON.stringify(answers[key]) !== JSON.stringify(opening[key]))
        .map((key) => [key, answers[key]]),
    ),
  );

/** What can be read of a stored text. Anyone on the page may have written it, so that each answer is looked at. */
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
