import { parseDay, parseLocalDateTime } from '../../src/time/values.ts';
import { didYouMean } from './didYouMean.ts';
import { isObject } from './json.ts';

// What an option or a member of a control call may be. Each check says what is wrong with a value, as the end of a
// sentence that begins with its name: `takes a text, not 5`, and for what is inside it `.name takes a text, not 5`,
// `[1] needs id`; undefined when nothing is.

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

/** A list of what `item` takes. */
export const listOf =
  (item: Check): Check =>
  (value) => {
    if (!Array.isArray(value)) return `takes a list, not ${shown(value)}`;
    const at = value.findIndex((each) => item(each) !== undefined);
    return at < 0 ? undefined : joined(`[${at}]`, item(value[at]) ?? '');
  };

/** An object that has members of `checks` and no others; those of `required` must be there. */
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

/** The problem of a value by the name `subject`, as a sentence. */
const sentence = (subject: string, problem: string): string =>
  `${joined(subject, problem)}${/[.?]$/.test(problem) ? '' : '.'}`;

/** Gives a value that is right as what it is then; throws a RangeError whose message names what is wrong. */
export const reader = <Value>(subject: string, check: Check): ((value: unknown) => Value) => {
  const isRight = (value: unknown): value is Value => check(value) === undefined;
  return (value) => {
    if (isRight(value)) return value;
    throw new RangeError(sentence(subject, check(value) ?? ''));
  };
};
