/**
 * The result of an operation. A refusal is a value, not an exception. The engine says why, and
 * `mock-server/callAndReply.ts` chooses the HTTP status.
 */
export type Outcome<Value> = Accepted<Value> | Refusal;

export interface Accepted<Value> {
  readonly ok: true;
  readonly value: Value;
}

/** `body` always has `errors`. Some refusals also have data, such as the free slots of a day. */
export interface Refusal {
  readonly ok: false;
  readonly why: 'invalid' | 'notFound';
  readonly body: { readonly errors: Errors };
}

/** The document's error tree. A validation error is an array of one text; "not found" is a plain text (document, "Errors"). */
export interface Errors {
  readonly [name: string]: Errors | readonly string[] | string | undefined;
}

/** Validation errors by field name, one text per field. */
export type FieldErrors = Record<string, readonly [string]>;

export const accept = <Value>(value: Value): Accepted<Value> => ({ ok: true, value });

/** The request is not valid. */
export const refuse = (errors: Errors): Refusal => ({ ok: false, why: 'invalid', body: { errors } });

/** The record does not exist: `{errors: {<resource>: {id: <text>}}}` (document, "Errors" 4). */
export const notFound = (resource: string, id: string): Refusal => ({
  ok: false,
  why: 'notFound',
  body: { errors: { [resource]: { id: `No ${resource} with the id ${id.slice(0, 40)}.` } } },
});

export const isEmpty = (errors: object): boolean => Object.keys(errors).length === 0;
