import { forPlainFields, PLAIN_FIELDS } from '../../../src/api/contract/endpoints/plainFields.ts';
import { parseOffsetDateTime } from '../../../src/time/parseOffsetDateTime.ts';
import { parseLocalDateTime } from '../../../src/time/values.ts';
import { LAYOUTS } from '../groups/groups.ts';
import { isNumericText, isObject, type JsonObject } from '../json.ts';
import type { FieldErrors } from '../outcome.ts';
import type { PersonInput } from '../prospects/prospectStore.ts';
import { COMMUNITIES } from '../world/floorplans.ts';
import type { World } from '../world/world.ts';
import { referralLabel } from './referralSources.ts';

/** Gives what is wrong with a value. Undefined if the value is valid. */
type Check = (value: unknown) => string | undefined;
type Checks = Readonly<Record<string, Check>>;

/** A value as it is shown in a message: short, and never the content of a list or an object. */
const show = (value: unknown): string =>
  Array.isArray(value) ? 'A list' : isObject(value) ? 'An object' : String(value).slice(0, 80);
const notANumber = (value: unknown): string => `${show(value)} is not a number.`;

const text: Check = (value) => (typeof value === 'string' ? undefined : 'Expected text.');
const flag: Check = (value) => (typeof value === 'boolean' ? undefined : 'Expected true or false.');
/** Says why a number is refused. `10 is not a number.` would not help. */
function integer(value: unknown): string | undefined {
  if (Number.isSafeInteger(value)) return undefined;
  if (typeof value === 'number') return `${show(value)} is not a whole number.`;
  return isNumericText(value) ? `${show(value)} has to be a number, not text.` : notANumber(value);
}
function numericText(value: unknown): string | undefined {
  if (isNumericText(value)) return undefined;
  return typeof value === 'number' ? `${show(value)} has to be text.` : notANumber(value);
}
const numeric: Check = (value) => (isNumericText(value) ? undefined : integer(value));
const idOf =
  (what: string, exists: (id: unknown) => boolean): Check =>
  (value) =>
    integer(value) ?? (exists(value) ? undefined : `${show(value)} is no ${what}.`);
const email: Check = (value) =>
  text(value) ?? (/^$|^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(String(value)) ? undefined : 'Enter a valid email address.');
const layout: Check = (value) => (LAYOUTS.includes(String(value)) ? text(value) : `${show(value)} is no layout.`);
const dateTime: Check = (value) =>
  typeof value === 'string' && (parseLocalDateTime(value) ?? parseOffsetDateTime(value)) !== undefined
    ? undefined
    : 'Enter a date and time, like 2026-12-05T00:00:00.';
const listOf =
  (item: Check): Check =>
  (value) =>
    Array.isArray(value) ? value.map(item).find((message) => message !== undefined) : 'Expected a list.';
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null ? undefined : check(value);

/**
 * The prospect fields of a booking (document, "Booking request", and the other `field_config` keys of docs/project/api-gaps.md). Other
 * names are ignored.
 */
const checksOf = (world: World) =>
  ({
    ...forPlainFields((name) => (typeof PLAIN_FIELDS[name] === 'boolean' ? flag : text)),
    broker_first_name: text,
    broker_last_name: text,
    broker_company: text,
    broker_phone: text,
    broker_email: email,
    community: idOf('community id', (id) => COMMUNITIES.some((each) => each === id)),
    sms_opted_in: integer,
    move_in_date: dateTime,
    layout: orNull(listOf(layout)),
    price_floor: numericText,
    price_ceiling: numericText,
    pets: listOf(numericText),
    discovery_source: idOf('source code', (code) => referralLabel(code) !== undefined),
    neighborhoods: listOf(idOf('neighborhood id', (id) => world.neighborhoods.some(({ wire }) => wire.id === id))),
    elevator: flag,
    laundry: listOf(numeric),
    outdoor_space: listOf(numeric),
    agents: listOf(integer),
  }) satisfies Checks;

/** A field that the service keeps for the prospect of a booking. */
export type ClientField = keyof ReturnType<typeof checksOf>;

const PERSON_CHECKS: Checks = {
  first_name: text,
  last_name: text,
  email,
  phone_1: text,
  phone_2: text,
  is_primary: flag,
};

/**
 * The client of a booking. `errors` names every bad field. A field of the first person has its own name, a field of another
 * person has its path.
 */
export interface ClientReading {
  readonly people: readonly PersonInput[];
  readonly details: JsonObject;
  readonly errors: FieldErrors;
}

/** Reads the `client` of a booking. Nothing in it is required, and it may be missing. Its ids must exist in `world`. */
export function readClient(world: World, client: unknown): ClientReading {
  if (client === undefined || client === null) return { people: [], details: {}, errors: {} };
  if (!isObject(client)) return { people: [], details: {}, errors: { client: ['Expected an object.'] } };
  const checks = checksOf(world);
  const people = client.people ?? [];
  const peopleErrors: FieldErrors =
    Array.isArray(people) && people.every(isObject)
      ? Object.assign({}, ...people.map((each, index) => at(index, errorsOf(each, PERSON_CHECKS))))
      : { people: ['Expected a list of objects.'] };
  return {
    people: Array.isArray(people) ? people.filter(isObject).map((each) => pick(each, PERSON_CHECKS)) : [],
    details: pick(client, checks),
    errors: { ...peopleErrors, ...errorsOf(client, checks) },
  };
}

/** The errors of the person at `index`. The document shows none of a second person, so these get a path: `people.1.email`. */
const at = (index: number, errors: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([name, message]) => [index === 0 ? name : `people.${index}.${name}`, message]),
  );

/** The members of `values` that have a check. */
const pick = (values: JsonObject, checks: Checks): JsonObject =>
  Object.fromEntries(
    Object.keys(checks).flatMap((name) => (Object.hasOwn(values, name) ? [[name, values[name]]] : [])),
  );

const errorsOf = (values: JsonObject, checks: Checks): FieldErrors =>
  Object.fromEntries(
    Object.entries(pick(values, checks)).flatMap(([name, value]): [string, readonly [string]][] => {
      const message = checks[name]?.(value);
      return message === undefined ? [] : [[name, [message]]];
    }),
  );
