import type { FieldError } from '../api/readErrors.ts';
import type { FieldKey } from './answers.ts';
import { fieldKeys, type PersonKey, personKeys } from './answers.ts';
import { fields, PERSON_NAMES } from './requestFields.ts';

/** What the service refused, in its own words. */
export interface Rejection {
  /** By field; several messages for one field are joined. */
  readonly fields: Readonly<Partial<Record<FieldKey, string>>>;
  /** The refusals that are about other people, by the place each was sent at. */
  readonly people: readonly PersonRefusal[];
  /** The refusals that belong to no field we know, each path once. */
  readonly others: readonly UnknownRefusal[];
}

/** A refusal that is about one of the other people. */
export interface PersonRefusal {
  /** From 0, the first after the visitor. Only people with something filled in count. */
  readonly place: number;
  readonly key: PersonKey;
  readonly message: string;
}

/** A refusal of something the form has no field for. */
export interface UnknownRefusal extends FieldError {
  /** The path in readable words, `pet weight`. Undefined where it names nothing, as in `client.people`. */
  readonly name: string | undefined;
}

/** The parts of `path` that name something, without the objects and lists they stand in. Of a home, `unit`, the form has another name. */
const namesIn = (path: string): readonly string[] =>
  path.split('.').filter((part) => !/^(client|appointment|people|unit|\d*)$/.test(part));

/** The path of a refusal about another person, `client.people.1.email`: the number of the person, and the field. */
const OTHER_PERSON = /^(?:client\.)?people\.([1-9]\d*)\.(\w+)/;

function personRefusals({ path, message }: FieldError): readonly PersonRefusal[] {
  const [, number, name] = OTHER_PERSON.exec(path) ?? [];
  const key = personKeys.find((each) => PERSON_NAMES[each] === name);
  return key === undefined ? [] : [{ place: Number(number) - 1, key, message }];
}

/**
 * The field an error of the booking reply is about, or undefined. Its `path` is the place below `errors`, joined by points,
 * with or without its first part: `client.pets`, `laundry`, `client.people.0.email`, `pets.1` (document, "Errors").
 */
function fieldForError(error: FieldError): FieldKey | undefined {
  if (OTHER_PERSON.test(error.path)) return personRefusals(error).length > 0 ? 'other_people' : undefined;
  const [name] = namesIn(error.path);
  return fieldKeys.find((key) => key === name || placesOf(key).some((place) => place.endsWith(`.${name}`)));
}

/** The places of the request that hold the answer. */
const placesOf = (key: FieldKey): readonly string[] => Object.keys(fields[key].wire);

/** `client.pet_weight` as `pet weight`. */
const readable = (path: string): string | undefined =>
  namesIn(path)
    .join(' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[\s_-]+/g, ' ')
    .trim()
    .toLowerCase() || undefined;

/** The rejection that a reply's errors amount to. */
export function rejectionOf(errors: readonly FieldError[]): Rejection {
  const known: Partial<Record<FieldKey, string>> = {};
  const others = new Map<string, string>();
  for (const error of errors) {
    const { path, message } = error;
    const key = fieldForError(error);
    if (key === undefined) others.set(path, joined(others.get(path), message));
    else known[key] = joined(known[key], message);
  }
  return {
    fields: known,
    people: errors.flatMap(personRefusals),
    others: [...others].map(([path, message]) => ({ path, name: readable(path), message })),
  };
}

const joined = (said: string | undefined, message: string): string =>
  said === undefined || said.includes(message) ? (said ?? message) : `${said} ${message}`;
