/**
 * What an operation of the engine gives back. A refusal is a value, not an exception: the engine says why, and
 * `mock-server/replies.ts` chooses the status.
 */
export type Outcome<Value> = Accepted<Value> | Refusal;

export interface Accepted<Value> {
  readonly ok: true;
  readonly value: Value;
}

/** `body` always carries `errors`; some refusals carry data beside them (the free slots of a day). */
export interface Refusal {
  readonly ok: false;
  readonly why: 'invalid' | 'notFound';
  readonly body: { readonly errors: Errors };
}

/** The document's error tree: arrays of one text for validation, a plain text for "not found" (document, "Errors"). */
export interface Errors {
  readonly [name: string]: Errors | readonly string[] | string | undefined;
}

/** Messages by field name while a request is being checked; one text per field. */
export type FieldErrors = Record<string, readonly [string]>;

export const accept = <Value>(value: Value): Accepted<Value> => ({ ok: true, value });

/** The request is not valid. */
export const refuse = (errors: Errors): Refusal => ({ ok: false, why: 'invalid', body: { errors } });

/** There is no such record: `{errors: {<resource>: {id: <text>}}}` (document, "Errors" 4). */
export const notFound = (resource: string, id: string): Refusal => ({
  ok: false,
  why: 'notFound',
  body: { errors: { [resource]: { id: `No ${resource} with the id ${id.slice(0, 40)}.` } } },
});

export const isEmpty = (errors: object): boolean => Object.keys(errors).length === 0;
