import type { FieldKey } from '../booking/answers.ts';
import type { FormMessages } from '../i18n/form.ts';
import { fieldWords } from './fieldWords.ts';
import type { Problem } from './rules.ts';

/** What to do about `problem`, in the visitor's words. */
export const problemWords = (messages: FormMessages, key: FieldKey, problem: Problem): string =>
  typeof problem === 'object'
    ? messages.problems.tooLong(problem.excess)
    : problem === 'missing'
      ? fieldWords(messages, key).missing
      : messages.problems[problem];
