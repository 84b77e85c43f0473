import { type Answers, type FieldKey, fieldKeys, noAnswers } from './answers.ts';

/**
 * `given` as an answer to `key`, or undefined where it is none. Text stands for any answer, as in an attribute or an
 * address: a list with commas between its entries, `true` or `false` for a flag.
 */
export function readAnswer(key: FieldKey, given: unknown): Answers[FieldKey] | undefined {
  const blank = noAnswers[key];
  if (typeof blank === 'string') return typeof given === 'string' ? given : undefined;
  if (typeof blank === 'boolean') return [true, false].find((flag) => given === flag || given === String(flag));
  const list: unknown = typeof given === 'string' ? given.split(',').map((entry) => entry.trim()) : given;
  return Array.isArray(list) && list.every((entry) => typeof entry === 'string') ? list.filter(Boolean) : undefined;
}

/** The field called `name`, in any of the ways it is written: `first_name`, `firstName`, `first-name`. */
export function fieldNamed(name: string): FieldKey | undefined {
  const key = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replaceAll('-', '_');
  return fieldKeys.find((known) => known === key);
}
