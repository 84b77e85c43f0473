import { parseDay, parseLocalDateTime } from '../../../src/time/values.ts';
import type { Company } from '../company.ts';
import type { Groups } from '../groups/groups.ts';
import { isNumericText, isObject, type JsonObject } from '../json.ts';
import type { FieldErrors } from '../outcome.ts';
import { COMMUNITIES } from '../world/floorplans.ts';
import { FIRST_COMMERCIAL_USE, LAYOUTS } from '../world/vocabulary.ts';
import type { World } from '../world/world.ts';
import { listingOf } from '../world/worldListings.ts';
import type { PersonInput } from './prospectStore.ts';

/** Gives what is wrong with a value. Undefined if the value is valid. */
export type Check = (value: unknown) => string | undefined;

export const REQUIRED = 'This field is required.';

/** A value as it is shown in a message: short, and never the content of a list or an object. */
const shown = (value: unknown): string => {
  if (Array.isArray(value)) return 'A list';
  return isObject(value) ? 'An object' : String(value).slice(0, 40) || 'An empty text';
};

export const text: Check = (value) => (typeof value === 'string' ? undefined : 'Expected text.');
const flag: Check = (value) => (typeof value === 'boolean' ? undefined : 'Expected true or false.');
const integer: Check = (value) => (Number.isSafeInteger(value) ? undefined : `${shown(value)} is not a whole number.`);
/** An amount: a number or a numeric text that is not negative. */
export function amount(value: unknown): string | undefined {
  if (typeof value !== 'number' && !isNumericText(value)) return `${shown(value)} is not a number.`;
  if (Number(value) < 0) return `${shown(value)} is below 0.`;
  return Number.isFinite(Number(value)) ? undefined : `${shown(value)} is too large.`;
}
export const email: Check = (value) =>
  text(value) ?? (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(String(value)) ? undefined : 'Enter a valid email address.');
/** A date, or a date and time. An empty text is not a date (docs/project/api-gaps.md). */
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

/** The members of `values` that have a check. Null means "not given". */
export const given = (values: JsonObject, checks: Checks): JsonObject =>
  Object.fromEntries(
    Object.keys(checks).flatMap((name) =>
      Object.hasOwn(values, name) && values[name] !== null ? [[name, values[name]]] : [],
    ),
  );

/** The problems of `values`, by name. */
export const problemsOf = (values: JsonObject, checks: Checks): Record<string, string> =>
  Object.fromEntries(
    Object.entries(given(values, checks)).flatMap(([name, value]): [string, string][] => {
      const problem = checks[name]?.(value);
      return problem === undefined ? [] : [[name, problem]];
    }),
  );

/** Problems in the form of the document's validation errors: arrays of one text. */
export const asErrors = (problems: Readonly<Record<string, string>>): FieldErrors =>
  Object.fromEntries(Object.entries(problems).map(([name, problem]): [string, readonly [string]] => [name, [problem]]));

/** The layouts of homes, with word and version 1 code. */
export const HOME_LAYOUTS = LAYOUTS.slice(0, FIRST_COMMERCIAL_USE);

/** What the prospect is interested in. Only one of these can be given (document, "POST /api/v2/clients"). */
const INTERESTS = ['community', 'building', 'unit'] as const;

const PERSON: Checks = { first_name: text, last_name: text, email, phone_1: text, phone_2: text, is_primary: flag };
const REQUIRED_OF_PERSON = ['first_name', 'last_name', 'email'];

/** The fields of a version 2 prospect. Other names are ignored. */
const fields = (world: World, groups: Groups): Checks => ({
  move_in_date: date,
  layout: listOf(oneOf(HOME_LAYOUTS.map(({ word }) => word))),
  price_floor: amount,
  price_ceiling: amount,
  notes: text,
  group: idOf('group', (id) => groups.find(String(id)) !== undefined),
  broker_company: text,
  broker_email: email,
  broker_first_name: text,
  broker_last_name: text,
  broker_phone: text,
  client_referral: text,
  campaign_id: text,
  campaign_info: text,
  discovery_source: integer,
  sms_opted_in: integer,
  device: text,
  source_type: text,
  community: idOf('community', (id) => COMMUNITIES.includes(id)),
  building: idOf('building', (id) =>
    [...world.buildings, ...world.companyBuildings].some((building) => building.id === id),
  ),
  unit: idOf('unit', (id) => listingOf(world.listings, id) !== undefined),
});

/** The fields of a prospect. `problems` names every bad field. A bad field of a person has the name of the field alone. */
interface ProspectReading {
  readonly people: readonly PersonInput[];
  readonly details: JsonObject;
  readonly group: number | undefined;
  readonly problems: Readonly<Record<string, string>>;
}

/** Reads a version 2 prospect. A new one must have a group and people. */
export function readProspect(
  { world, groups }: Pick<Company, 'world' | 'groups'>,
  client: JsonObject,
  isNew: boolean,
): ProspectReading {
  const checks = fields(world, groups);
  const { group, ...details } = given(client, checks);
  const people = readPeople(client.people, PERSON, isNew ? REQUIRED_OF_PERSON : []);
  return {
    people: people.people,
    details,
    group: typeof group === 'number' ? group : undefined,
    problems: {
      ...(isNew && group === undefined ? { group: REQUIRED } : {}),
      ...people.problems,
      ...rangeProblem(details),
      ...tooManyInterests(details),
      ...problemsOf(client, checks),
    },
  };
}

/** Reads the people of a prospect. If there are `required` fields, there must be a person, and each person must have them. */
export function readPeople(people: unknown, checks: Checks, required: readonly string[]) {
  const absent = people === undefined || people === null;
  if (absent || (Array.isArray(people) && people.length === 0)) {
    const missing = required.length > 0 ? ['people', ...required] : [];
    return { people: [], problems: Object.fromEntries(missing.map((name) => [name, REQUIRED])) };
  }
  if (!Array.isArray(people) || !people.every(isObject)) {
    return { people: [], problems: { people: 'Expected a list of objects.' } };
  }
  const problems: Record<string, string> = {};
  for (const person of people) {
    Object.assign(problems, problemsOf(person, checks));
    for (const name of required) {
      const value = person[name];
      if (value === undefined || value === null || (typeof value === 'string' && value.trim() === ''))
        problems[name] = REQUIRED;
    }
  }
  return { people: people.map((person): PersonInput => given(person, checks)), problems };
}

/** The floor may not be above the ceiling. */
export const rangeProblem = ({ price_floor, price_ceiling }: JsonObject): Record<string, string> =>
  Number(price_floor) > Number(price_ceiling) ? { price_ceiling: 'It is below the price floor.' } : {};

function tooManyInterests(details: JsonObject): Record<string, string> {
  const sent = INTERESTS.filter((name) => details[name] !== undefined);
  if (sent.length < 2) return {};
  return Object.fromEntries(sent.map((name) => [name, `Only one of ${INTERESTS.join(', ')} may be given.`]));
}
