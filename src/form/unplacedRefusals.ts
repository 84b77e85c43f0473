import type { FieldKey } from '../booking/answers.ts';
import { fieldKeys } from '../booking/answers.ts';
import type { Rejection } from '../booking/rejection.ts';
import type { FormMessages } from '../i18n/form.ts';
import type { WordsOf } from './fieldWords.ts';

/** A refusal that belongs to no field on the screen: one line of the notice on top of the form. */
export interface UnplacedRefusal {
  /** Tells the lines apart: a field's key, or the path of something the form has no field for. */
  readonly id: string;
  /** The name of the field, and the service's own words. */
  readonly words: string;
}

/**
 * Refusals of what is not on the screen: fields that are not `asked` now, and things the form has no field for. `sentPeople`:
 * how many other people were sent.
 */
export function unplacedRefusals(
  rejected: Rejection | undefined,
  asked: ReadonlySet<FieldKey>,
  sentPeople: number,
  { fields, people, refused }: FormMessages,
  wordsOf: WordsOf,
): readonly UnplacedRefusal[] {
  if (rejected === undefined) return [];
  const hidden = fieldKeys.flatMap((key) => {
    const message = rejected.fields[key];
    const { label, name = label } = wordsOf(key);
    return message === undefined || asked.has(key) ? [] : [{ id: key, words: refused.line(name, message) }];
  });
  const strangers = rejected.people.filter(({ place }) => asked.has('other_people') && place >= sentPeople);
  const nobody = strangers.map(({ place, key, message }) => ({
    id: `${place}.${key}`,
    words: refused.line(`${people.person(place + 2)}, ${fields[key].label}`, message),
  }));
  const others = rejected.others.map(({ path, name, message }) => ({
    id: path,
    words: name === undefined ? message : refused.line(name, message),
  }));
  return [...hidden, ...nobody, ...others];
}
