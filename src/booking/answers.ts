import { PLAIN_FIELDS } from '../api/contract/endpoints/plainFields.ts';
import { isBlank, parseCount } from './typedText.ts';

/** Somebody who moves in with the visitor, as typed. The fields have the names of the visitor's own. */
export interface OtherPerson {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone: string;
}

/** The name of a field of a person. */
export type PersonKey = keyof OtherPerson;

/** Somebody of whom nothing is filled in. */
export const noPerson: OtherPerson = { first_name: '', last_name: '', email: '', phone: '' };

/** Every field of a person, in the order of the form. */
export const personKeys = Object.keys(noPerson) as readonly PersonKey[];

/** How many other people one booking takes. The document gives no limit. */
export const MOST_OTHER_PEOPLE = 4;

/** Whether anything of `person` is filled in. */
export const isNamed = (person: OtherPerson): boolean => personKeys.some((key) => !isBlank(person[key]));

const nothingPicked: readonly string[] = [];

const nobodyElse: readonly OtherPerson[] = [];

/** Every field with its empty answer. The type of the empty answer is the type of all answers to the field. */
const blank = {
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
  /** Entries of the configuration's layout options, `1br`. */
  layout: nothingPicked,
  /** A day, `2027-01-15`. */
  move_in_date: '',
  /** An amount per month as typed, `2,000`. */
  price_floor: '',
  /** An amount per month as typed, `3200`. */
  price_ceiling: '',
  /** People with no field filled in are not sent. */
  other_people: nobodyElse,
  /** Names from `PET_NAMES` in fields.ts. */
  pets: nothingPicked,
  /** Names from `AMENITIES` in fields.ts. */
  amenities: nothingPicked,
  /** Ids as text. */
  neighborhoods: nothingPicked,
  /** A source code as text, `20`. */
  discovery_source: '',
  /** Ids as text. */
  agents: nothingPicked,
  broker_toggle: false,
  broker_first_name: '',
  broker_last_name: '',
  broker_email: '',
  broker_phone: '',
  broker_company: '',
  sms_opted_in: false,
  ...PLAIN_FIELDS,
};

/**
 * What the visitor typed or picked, one key per field of the form, exactly as it stands on the screen. `''`, `false` and
 * an empty list mean "not filled in". Part of the flow's state, so it survives every failure.
 */
export type Answers = Readonly<typeof blank>;

/** The name of a field, in the form and in the answers. */
export type FieldKey = keyof Answers;

/** A form that nobody has filled in. */
export const noAnswers: Answers = blank;

/** Every field, in the order of the table of answers. */
export const fieldKeys = Object.keys(noAnswers) as readonly FieldKey[];

/** Whether `answer` holds anything: a flag that is on, a list with an entry, visible text. */
export function isFilled(answer: Answers[FieldKey]): boolean {
  if (typeof answer === 'boolean') return answer;
  if (typeof answer === 'string') return !isBlank(answer);
  return answer.some((entry) => typeof entry === 'string' || isNamed(entry));
}

/** Whether two answers to a field are equal. */
export const isSameAnswer = (one: Answers[FieldKey], other: Answers[FieldKey]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** What was picked from a list of choices: one, or several. */
export const picksOf = (answer: Answers[FieldKey]): readonly string[] =>
  [answer].flat().filter((entry) => typeof entry === 'string');

/**
 * `given` as an answer to `key`, or undefined where it is none. Text stands for any answer, as in an attribute or an
 * address: a list with `|` between its entries, `true` or `false` for a flag. Other people cannot be given as text. The number of
 * people who will live here is a whole number.
 */
export function readAnswer(key: FieldKey, given: unknown): Answers[FieldKey] | undefined {
  if (key === 'other_people') return peopleIn(given);
  const blank = noAnswers[key];
  if (key === 'other_occupants' && typeof given === 'string' && !isBlank(given) && parseCount(given) === undefined)
    return undefined;
  if (typeof blank === 'string') return typeof given === 'string' ? given : undefined;
  if (typeof blank === 'boolean') return [true, false].find((flag) => given === flag || given === String(flag));
  const list: unknown = typeof given === 'string' ? given.split('|').map((entry) => entry.trim()) : given;
  return Array.isArray(list) && list.every((entry) => typeof entry === 'string') ? list.filter(Boolean) : undefined;
}

/** At most as many people as a booking takes. A missing field is empty. Undefined where one of them is no person. */
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
