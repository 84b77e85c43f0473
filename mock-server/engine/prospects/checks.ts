import { parseDay, parseLocalDateTime } from '../../../src/time/values.ts';
import { isNumericText, isObject, type JsonObject } from '../json.ts';
import type { FieldErrors } from '../outcome.ts';

/** Says what is wrong with a value; undefined when nothing is. */
export type Check = (value: unknown) => string | undefined;

export const REQUIRED = 'This field is required.';

/** A value in a message: short, and never the inside of a list or an object. */
const shown = (value: unknown): string => {
  if (Array.isArray(value)) return 'A list';
  return isObject(value) ? 'An object' : String(value).slice(0, 40) || 'An empty text';
};

export const text: Check = (value) => (typeof value === 'string' ? undefined : 'Expected text.');
export const flag: Check = (value) => (typeof value === 'boolean' ? undefined : 'Expected true or false.');
export const integer: Check = (value) =>
  Number.isSafeInteger(value) ? undefined : `${shown(value)} is not a whole number.`;
/** An amount: a number or numeric text, not negative. */
export const amount: Check = (value) =>
  (typeof value === 'number' || isNumericText(value)) && Number(value) >= 0 && Number.isFinite(Number(value))
    ? undefined
    : `${shown(value)} is not a number.`;
export const email: Check = (value) =>
  text(value) ?? (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(String(value)) ? undefined : 'Enter a valid email address.');
/** A date; a date and time counts by its date. An empty text is none (docs/api-gaps.md). */
export const date: Check = (value) =>
  typeof value === 'string' && (parseDay(value) ?? parseLocalDateTime(value)) !== undefined
    ? undefined
    : `${shown(value)} is not a date (YYYY-MM-DD).`;
export const oneOf =
  (choices: readonly (string | number)[]): Check =>
  (value) =>
    choices.some((choice) => choice === value) ? undefined : `${shown(value)} is not one of ${choices.join(', ')}.`;
export const listOf =
  (item: Check): Check =>
  (value) =>
    Array.isArray(value) ? value.map(item).find((problem) => problem !== undefined) : 'Expected a list.';
export const idOf =
  (what: string, exists: (id: number) => boolean): Check =>
  (value) =>
    typeof value === 'number' && exists(value) ? undefined : `${shown(value)} is no ${what} id.`;

export type Checks = Readonly<Record<string, Check>>;

/** The members of `values` that `checks` knows and that say something: null stands for "not given". */
export const given = (values: JsonObject, checks: Checks): JsonObject =>
  Object.fromEntries(
    Object.keys(checks).flatMap((name) =>
      Object.hasOwn(values, name) && values[name] !== null ? [[name, values[name]]] : [],
    ),
  );

/** What is wrong with `values`, by name. */
export const problemsOf = (values: JsonObject, checks: Checks): Record<string, string> =>
  Object.fromEntries(
    Object.entries(given(values, checks)).flatMap(([name, value]): [string, string][] => {
      const problem = checks[name]?.(value);
      return problem === undefined ? [] : [[name, problem]];
    }),
  );

/** The same as the document's validation messages: arrays of one text. */
export const asErrors = (problems: Readonly<Record<string, string>>): FieldErrors =>
  Object.fromEntries(Object.entries(problems).map(([name, problem]): [string, readonly [string]] => [name, [problem]]));
