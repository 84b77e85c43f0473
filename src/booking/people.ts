import { isBlank } from './plainText.ts';

/** Somebody who moves in with the visitor, as typed. Each is named as the same field of the visitor's own is. */
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
