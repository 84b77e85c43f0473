import { type Answers, type FieldKey, noAnswers } from './answers.ts';
import { fieldKeys } from './fieldKeys.ts';
import { MOST_OTHER_PEOPLE, noPerson, type OtherPerson, personKeys } from './people.ts';

/**
 * `given` as an answer to `key`, or undefined where it is none. Text stands for any answer, as in an attribute or an
 * address: a list with commas between its entries, `true` or `false` for a flag. Other people stand in no text.
 */
export function readAnswer(key: FieldKey, given: unknown): Answers[FieldKey] | undefined {
  if (key === 'other_people') return peopleIn(given);
  const blank = noAnswers[key];
  if (typeof blank === 'string') return typeof given === 'string' ? given : undefined;
  if (typeof blank === 'boolean') return [true, false].find((flag) => given === flag || given === String(flag));
  const list: unknown = typeof given === 'string' ? given.split(',').map((entry) => entry.trim()) : given;
  return Array.isArray(list) && list.every((entry) => typeof entry === 'string') ? list.filter(Boolean) : undefined;
}

/** At most as many people as a booking takes; what is left out of one is empty. Undefined where any of them is none. */
function peopleIn(given: unknown): readonly OtherPerson[] | undefined {
  if (!Array.isArray(given)) return undefined;
  const people = given.slice(0, MOST_OTHER_PEOPLE).map(personIn);
  return people.every((person) => person !== undefined) ? people : undefined;
}

function personIn(given: unknown): OtherPerson | undefined {
  if (typeof given !== 'object' || given === null) return undefined;
  const person = { ...noPerson, ...given };
  return personKeys.every((key) => typeof person[key] === 'string')
    ? { first_name: person.first_name, last_name: person.last_name, email: person.email, phone: person.phone }
    : undefined;
}

/** The field called `name`, in any of the ways it is written: `first_name`, `firstName`, `first-name`. */
export function fieldNamed(name: string): FieldKey | undefined {
  const key = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replaceAll('-', '_');
  return fieldKeys.find((known) => known === key);
}
