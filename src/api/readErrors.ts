import { member } from './member.ts';

/** One message of the service's `errors` envelope: the path below `errors`, and the text. */
export interface FieldError {
  readonly path: string;
  readonly message: string;
}

/** How deep an envelope is read. The document's are five deep at most. */
const DEPTH = 20;

/**
 * The messages of an `errors` envelope, flattened (document, "Errors"): leaves are arrays of text or plain text, at any
 * depth. Everything else is skipped. A body without an envelope gives none.
 */
export function readErrors(body: unknown): readonly FieldError[] {
  return leaves(member(body, 'errors'), '', DEPTH);
}

function leaves(value: unknown, path: string, depth: number): readonly FieldError[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [{ path, message: value }];
  if (typeof value !== 'object' || value === null || depth === 0) return [];
  if (Array.isArray(value) && value.every((item) => typeof item === 'string'))
    return value.slice(0, 1).flatMap((message: string) => leaves(message, path, depth));
  return Object.entries(value).flatMap(([key, inner]) =>
    leaves(inner, path === '' ? key : `${path}.${key}`, depth - 1),
  );
}

/** Statuses of a refusal with an `errors` envelope. The document has 400; services use the others too. */
export const REFUSED = [400, 409, 422] as const;
