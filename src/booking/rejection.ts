import type { FieldError } from '../api/failure.ts';
import { type FieldKey, fieldKeys } from './answers.ts';
import { fields } from './fields.ts';

/** What the service refused, in its own words: by field, and under `form` what belongs to no field we know. */
export type Rejection = Readonly<Partial<Record<FieldKey | 'form', string>>>;

const keyOfName: ReadonlyMap<string, FieldKey> = new Map([
  ...fieldKeys.map((key) => [key, key] as const),
  ...fieldKeys.flatMap((key) => Object.keys(fields[key].wire).map((path) => [lastName(path), key] as const)),
]);

function lastName(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1);
}

/**
 * The field an error of the booking reply is about, or undefined. `path` is the place below `errors`, joined by points,
 * with or without its first part: `client.pets`, `laundry`, `client.people.0.email`, `pets.1` (document, "Errors").
 */
export function fieldForError(path: string): FieldKey | undefined {
  const name = path.split('.').find((part) => !/^(client|appointment|people|\d+)$/.test(part));
  return name === undefined ? undefined : keyOfName.get(name);
}

/** The rejection that a reply's errors amount to; several messages for one field are joined. */
export function rejectionOf(errors: readonly FieldError[]): Rejection {
  const rejection: Partial<Record<FieldKey | 'form', string>> = {};
  for (const { path, message } of errors) {
    const place = fieldForError(path) ?? 'form';
    const said = rejection[place];
    if (said === undefined) rejection[place] = message;
    else if (!said.includes(message)) rejection[place] = `${said} ${message}`;
  }
  return rejection;
}
