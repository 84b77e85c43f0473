import { type FieldKey, fieldKeys, noAnswers } from '../../booking/answers.ts';
import { fields } from '../../booking/requestFields.ts';
import { MOST_HOMES } from '../../booking/tourHomes.ts';
import { controlOf } from '../../form/controls.ts';
import { type Day, type LocalDateTime, parseDay, parseLocalDateTime } from '../../time/values.ts';
import { HIGHEST_ID } from '../optionTable.ts';
import { isPlainLine } from './propertyText.ts';

/** A JSON Schema. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** What an assistant may give to a tool. */
interface Parameter<Value> {
  readonly schema: JsonSchema;
  /** What a right value is, for a sentence about a wrong one. */
  readonly wanted: string;
  /** Undefined where `given` cannot be right. */
  readonly read: (given: unknown) => Value | undefined;
}

/** The most that can be asked of rents. */
const MOST_RENT = 1_000_000;
/** The longest answer, in characters, and how long all answers of a link may be together. */
const LONGEST_ANSWER = 200;
const MOST_ANSWERS = 1_500;

const isWhole = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;

const whole = (least: number, most: number, description: string, wanted: string): Parameter<number> => ({
  schema: { type: 'integer', minimum: least, maximum: most, description },
  wanted,
  read: (given) => (isWhole(given, least, most) ? given : undefined),
});

/** The answers that a link may have: what is typed. A yes or no, a consent, and what is picked from a list of many are for the visitor. */
export const textKeys: readonly FieldKey[] = fieldKeys.filter(
  (key) => typeof noAnswers[key] === 'string' && fields[key].under === undefined,
);

/** How long the answer to `key` may be. */
function lengthOf(key: FieldKey): number {
  const control = controlOf(key);
  return Math.min(LONGEST_ANSWER, 'maxLength' in control ? control.maxLength : LONGEST_ANSWER);
}

/** The answers of a visitor that a link carries, as typed. */
export type LinkAnswers = Readonly<Partial<Record<FieldKey, string>>>;

function readLinkAnswers(given: unknown): LinkAnswers | undefined {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return undefined;
  const read: Partial<Record<FieldKey, string>> = {};
  for (const [name, value] of Object.entries(given)) {
    const key = textKeys.find((known) => known === name);
    if (key === undefined || typeof value !== 'string' || value.length > lengthOf(key) || !isPlainLine(value))
      return undefined;
    if (value.trim() !== '') read[key] = value;
  }
  return JSON.stringify(read).length <= MOST_ANSWERS ? read : undefined;
}

/** Every parameter of every tool. */
export const PARAMETERS = {
  group_id: whole(1, HIGHEST_ID, 'The number of the property, such as 101.', 'the number of a property, such as 101'),
  day: {
    schema: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'A day, such as 2026-12-05.' },
    wanted: 'a day such as 2026-12-05',
    read: (given) => (typeof given === 'string' ? parseDay(given) : undefined),
  } satisfies Parameter<Day>,
  time: {
    schema: {
      type: 'string',
      pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2})?$',
      description: 'A free time by the clock of the property, as `free_times` gives it, such as 2026-12-05T10:15:00.',
    },
    wanted: 'a time such as 2026-12-05T10:15:00',
    read: (given) => (typeof given === 'string' && given.length <= 19 ? parseLocalDateTime(given) : undefined),
  } satisfies Parameter<LocalDateTime>,
  beds: whole(
    0,
    4,
    'How many bedrooms. 0 is a studio or a loft, 4 is four or more.',
    'a number of bedrooms from 0 to 4',
  ),
  most_rent: whole(1, MOST_RENT, 'The highest amount a month, in dollars.', 'a whole number of dollars'),
  homes: {
    schema: {
      type: 'array',
      items: { type: 'integer', minimum: 1, maximum: HIGHEST_ID },
      maxItems: MOST_HOMES,
      uniqueItems: true,
      description: 'The ids of up to three homes to see on the tour, as `homes` gives them.',
    },
    wanted: `up to ${MOST_HOMES} different ids of homes`,
    read(given) {
      if (!Array.isArray(given) || given.length > MOST_HOMES) return undefined;
      const ids: readonly unknown[] = given;
      const read = ids.filter((id) => isWhole(id, 1, HIGHEST_ID));
      return read.length === given.length && new Set(read).size === read.length ? read : undefined;
    },
  } satisfies Parameter<readonly number[]>,
  answers: {
    schema: {
      type: 'object',
      properties: Object.fromEntries(textKeys.map((key) => [key, { type: 'string', maxLength: lengthOf(key) }])),
      additionalProperties: false,
      description:
        'What the visitor has told you and wants in the form, by the keys that `questions` gives. Text alone. Never a consent.',
    },
    wanted: `an object of short one-line texts, of these alone: ${textKeys.join(', ')}. Consent and every yes or no are for the visitor to give on the page`,
    read: readLinkAnswers,
  } satisfies Parameter<LinkAnswers>,
} as const;

export type ParameterName = keyof typeof PARAMETERS;

/** What a tool was given, checked. */
export interface Given {
  readonly group_id: number;
  readonly day: Day | undefined;
  readonly time: LocalDateTime | undefined;
  readonly beds: number | undefined;
  readonly most_rent: number | undefined;
  readonly homes: readonly number[] | undefined;
  readonly answers: LinkAnswers | undefined;
}

/** Reads what an assistant gave to a tool that takes `names`. Gives a sentence where it cannot be right. It repeats nothing of it. */
export function readGiven(names: readonly ParameterName[], given: unknown): Given | string {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return `Give an object of ${names.join(', ')}.`;
  const values = new Map(Object.entries(given));
  for (const [name, value] of values) {
    const known = names.find((one) => one === name);
    if (known === undefined) return `This takes ${names.join(', ')} alone.`;
    if (PARAMETERS[known].read(value) === undefined) return `\`${known}\` has to be ${PARAMETERS[known].wanted}.`;
  }
  const group_id = PARAMETERS.group_id.read(values.get('group_id'));
  if (group_id === undefined) return `\`group_id\` is missing: give ${PARAMETERS.group_id.wanted}.`;
  return {
    group_id,
    day: PARAMETERS.day.read(values.get('day')),
    time: PARAMETERS.time.read(values.get('time')),
    beds: PARAMETERS.beds.read(values.get('beds')),
    most_rent: PARAMETERS.most_rent.read(values.get('most_rent')),
    homes: PARAMETERS.homes.read(values.get('homes')),
    answers: PARAMETERS.answers.read(values.get('answers')),
  };
}

/**
 * The parameters in the query of an address: numbers as digits, homes with commas. Undefined if one of them stands there twice. Unknown ones are
 * passed over: campaigns and mail programs add their own.
 */
export function givenIn(search: URLSearchParams): Readonly<Record<string, unknown>> | undefined {
  const given = new Map<string, unknown>();
  for (const [name, text] of search) {
    if (!Object.hasOwn(PARAMETERS, name)) continue;
    if (given.has(name)) return undefined;
    given.set(name, valueIn(name, text));
  }
  return Object.fromEntries(given);
}

function valueIn(name: string, text: string): unknown {
  const number = (digits: string): unknown => (/^(0|[1-9]\d{0,8})$/.test(digits) ? Number(digits) : digits);
  if (name === 'homes') return text.split(',').map(number);
  return name === 'group_id' || name === 'beds' || name === 'most_rent' ? number(text) : text;
}

/** Whether `answers` says anything. */
export const hasAnswers = (answers: LinkAnswers | undefined): answers is LinkAnswers =>
  answers !== undefined && Object.keys(answers).length > 0;
