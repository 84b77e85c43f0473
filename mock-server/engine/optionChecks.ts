import { parseDay, parseLocalDateTime } from '../../src/time/values.ts';
import { didYouMean } from './didYouMean.ts';
import { isObject } from './json.ts';

// Checks for options and for the members of control calls. A check gives undefined for a valid value. Otherwise it gives the
// end of a sentence that begins with the name of the value: `takes a text, not 5`. For a value inside it, that is
// `.name takes a text, not 5` or `[1] needs id`.

export type Check = (value: unknown) => string | undefined;
export type Checks = Readonly<Record<string, Check>>;

export const shown = (value: unknown): string => (JSON.stringify(value) ?? String(value)).slice(0, 60);

const takes =
  (what: string, isRight: (value: unknown) => boolean): Check =>
  (value) =>
    isRight(value) ? undefined : `takes ${what}, not ${shown(value)}`;

export const wholeNumber = (least: number, most: number): Check =>
  takes(
    `a whole number from ${least} to ${most}`,
    (value) => typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most,
  );
export const share: Check = takes(
  'a number from 0 to 1',
  (value) => typeof value === 'number' && value >= 0 && value <= 1,
);
export const id: Check = wholeNumber(0, Number.MAX_SAFE_INTEGER);
export const flag: Check = takes('true or false', (value) => typeof value === 'boolean');
export const text: Check = takes('a text', (value) => typeof value === 'string');
export const anything: Check = () => undefined;
export const oneOf = (words: readonly (string | number | null)[]): Check =>
  takes(`one of ${words.join(', ')}`, (value) => words.some((word) => word === value));
export const dateTime: Check = takes(
  'a date and time without offset like 2026-12-01T09:00:00',
  (value) => typeof value === 'string' && parseLocalDateTime(value) !== undefined,
);
export const day: Check = takes(
  'a day like 2026-12-24',
  (value) => typeof value === 'string' && parseDay(value) !== undefined,
);

export const orElse =
  (one: Check, other: Check): Check =>
  (value) =>
    one(value) === undefined ? undefined : other(value);
export const orNull = (check: Check): Check =>
  orElse(
    takes('null', (value) => value === null),
    check,
  );

const joined = (name: string, problem: string): string => name + (/^[.[]/.test(problem) ? '' : ' ') + problem;

/** A list whose items pass `item`. */
export const listOf =
  (item: Check): Check =>
  (value) => {
    if (!Array.isArray(value)) return `takes a list, not ${shown(value)}`;
    const at = value.findIndex((each) => item(each) !== undefined);
    return at < 0 ? undefined : joined(`[${at}]`, item(value[at]) ?? '');
  };

/** An object whose members pass `checks`. It has no other members, and it must have those in `required`. */
export const objectOf =
  (checks: Checks, required: readonly string[] = []): Check =>
  (value) => {
    if (!isObject(value)) return `takes an object, not ${shown(value)}`;
    const missing = required.find((name) => value[name] === undefined);
    if (missing !== undefined) return `needs ${missing}`;
    for (const [name, each] of Object.entries(value)) {
      const check = Object.hasOwn(checks, name) ? checks[name] : undefined;
      if (!check) return `has no ${name}.${didYouMean(name, Object.keys(checks))}`;
      const problem = each === undefined ? undefined : check(each);
      if (problem !== undefined) return joined(`.${name}`, problem);
    }
    return undefined;
  };

/** A problem as a sentence about `subject`. */
const sentence = (subject: string, problem: string): string =>
  `${joined(subject, problem)}${/[.?]$/.test(problem) ? '' : '.'}`;

/** Makes a reader that gives a valid value with its type. For other values it throws a RangeError that says what is wrong. */
export const reader = <Value>(subject: string, check: Check): ((value: unknown) => Value) => {
  const isRight = (value: unknown): value is Value => check(value) === undefined;
  return (value) => {
    if (isRight(value)) return value;
    throw new RangeError(sentence(subject, check(value) ?? ''));
  };
};
