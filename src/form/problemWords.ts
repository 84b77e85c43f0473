import type { FieldWords, FormMessages } from '../i18n/form.ts';
import type { Problem } from './problemOf.ts';

/** What to do about `problem` of the field with these words. */
export const problemWords = ({ problems }: FormMessages, { missing }: FieldWords, problem: Problem): string =>
  typeof problem === 'object' ? problems.tooLong(problem.excess) : problem === 'missing' ? missing : problems[problem];
