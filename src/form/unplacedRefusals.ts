import { type FieldKey, fieldKeys } from '../booking/answers.ts';
import type { Rejection } from '../booking/rejection.ts';
import type { FormMessages } from '../i18n/form.ts';
import type { WordsOf } from './fieldWords.ts';

/** A refusal that has no place beside a field: a line of the notice on top of the form. */
export interface UnplacedRefusal {
  /** Tells the lines apart: a field's key, or the path of something the form has no field for. */
  readonly id: string;
  /** The field it names, the service's own words. */
  readonly words: string;
}

/** What was refused and is not on the screen: fields that are not `asked` now, and what the form has no field for. */
export function unplacedRefusals(
  rejected: Rejection | undefined,
  asked: ReadonlySet<FieldKey>,
  { refused }: FormMessages,
  wordsOf: WordsOf,
): readonly UnplacedRefusal[] {
  if (rejected === undefined) return [];
  const hidden = fieldKeys.flatMap((key) => {
    const message = rejected.fields[key];
    const { label, name = label } = wordsOf(key);
    return message === undefined || asked.has(key) ? [] : [{ id: key, words: refused.line(name, message) }];
  });
  const others = rejected.others.map(({ path, name, message }) => ({
    id: path,
    words: name === undefined ? message : refused.line(name, message),
  }));
  return [...hidden, ...others];
}
