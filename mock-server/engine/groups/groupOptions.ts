import { minutesOf, weekdayOf } from '../../../src/time/arithmetic.ts';
import { type Day, parseDay, parseTimeOfDay } from '../../../src/time/values.ts';
import {
  type Check,
  day,
  flag,
  id,
  listOf,
  objectOf,
  oneOf,
  orElse,
  orNull,
  text,
  wholeNumber,
} from '../optionChecks.ts';
import {
  allFields,
  type Employee,
  GROUPS,
  type Group,
  group as groupOf,
  HIDDEN,
  OPTIONAL,
  REQUIRED,
} from './groups.ts';
import { type DayHours, MARK_MINUTES, type OfficeHours } from './officeHours.ts';

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
type Weekday = (typeof WEEKDAYS)[number];

/** The first and the last start of a tour by weekday: `{ monday: ['09:00', '17:30'] }`. The office is closed on other days. */
export type HoursOptions = Readonly<Partial<Record<Weekday, readonly [first: string, last: string] | null>>>;

/** An employee who gives tours. */
export interface EmployeeOptions {
  readonly name: string;
  /** The number of the employee. Default: the next number from 1001 on. An employee with the same id in two groups works in both. */
  readonly id?: number;
  /** Days (`2026-12-24`) and weekdays (`friday`) on which the employee is away. */
  readonly daysOff?: readonly string[];
}

/** Options that can be set for all groups, and for each group. */
export interface ScheduleOptions {
  readonly hours?: HoursOptions;
  /** Minutes between a booking and the earliest tour. Default 0. */
  readonly leadMinutes?: number;
  /** Minutes before and after a tour in which its agent is not free. Rounded up to quarter hours. Default 0. */
  readonly bufferMinutes?: number;
  /** How many days ahead a tour can be booked. Default: no limit. */
  readonly daysAhead?: number;
  /** Days without tours, like `2026-12-25`. */
  readonly holidays?: readonly string[];
  readonly employees?: readonly EmployeeOptions[];
}

type FieldState = 'hidden' | 'optional' | 'required';

/**
 * A group. The defaults come from the seeded group with the same id. Without one, they are those of group 101, with three
 * agents.
 */
export interface GroupOptions extends ScheduleOptions {
  readonly id: number;
  /** Whether its widget is switched on. */
  readonly active?: boolean;
  /** The state of all fields, or of single fields (`client.pets`). Then the other fields are hidden. */
  readonly fields?: FieldState | Readonly<Record<string, FieldState>>;
  readonly confirmationEnabled?: boolean;
  /** Whether its employees are never free. */
  readonly neverFree?: boolean;
  readonly smsOptIn?: boolean;
  /** Hours from the booking to the `expiration_date` of the appointment. */
  readonly expirationHours?: number;
}

const STATES: Readonly<Record<FieldState, number>> = { hidden: HIDDEN, optional: OPTIONAL, required: REQUIRED };
const FIELD_NAMES = Object.keys(allFields(HIDDEN));

const markAt = (time: string): number | undefined => {
  const parsed = parseTimeOfDay(time);
  const minutes = parsed === undefined || !parsed.endsWith(':00') ? Number.NaN : minutesOf(parsed);
  return minutes % MARK_MINUTES === 0 ? minutes / MARK_MINUTES : undefined;
};
const openHours: Check = (value) => {
  const [first, last, ...more] = Array.isArray(value) ? value.map((each) => markAt(String(each))) : [];
  const isRight = first !== undefined && last !== undefined && first <= last && more.length === 0;
  return isRight ? undefined : "takes the first and the last start on quarter hours, like ['09:00', '17:30']";
};
const dayOff = orElse(day, oneOf(WEEKDAYS));
const employee = objectOf({ name: text, id, daysOff: listOf(dayOff) }, ['name']);
const minutes = wholeNumber(0, 100_000);

export const scheduleChecks = {
  hours: objectOf(Object.fromEntries(WEEKDAYS.map((each) => [each, orNull(openHours)]))),
  leadMinutes: minutes,
  bufferMinutes: wholeNumber(0, 720),
  daysAhead: wholeNumber(0, 100_000),
  holidays: listOf(day),
  employees: listOf(employee),
} satisfies Record<keyof ScheduleOptions, Check>;

const state = oneOf(Object.keys(STATES));
const groupChecks: Readonly<Record<keyof GroupOptions, Check>> = {
  ...scheduleChecks,
  id,
  active: flag,
  fields: orElse(state, objectOf(Object.fromEntries(FIELD_NAMES.map((name) => [name, state])))),
  confirmationEnabled: flag,
  neverFree: flag,
  smsOptIn: flag,
  expirationHours: wholeNumber(0, 100_000),
};

/** A list of groups with different ids. */
export const groupsCheck: Check = (value) => {
  const problem = listOf(objectOf(groupChecks, ['id']))(value);
  if (problem !== undefined || !Array.isArray(value)) return problem;
  const ids = value.map((each: GroupOptions) => each.id);
  const twice = ids.find((each, at) => ids.indexOf(each) !== at);
  return twice === undefined ? undefined : `has the id ${twice} twice`;
};

/** Creates the groups from checked options: `groups` or the seeded groups, with the options for all groups. */
export function groupsOf(groups: readonly GroupOptions[] | undefined, forAll: ScheduleOptions): readonly Group[] {
  let nextId = 1001;
  const staff = (given: readonly EmployeeOptions[]): readonly Employee[] =>
    given.map(({ id: known, name, daysOff = [] }) => ({
      id: known ?? nextId++,
      name,
      photo: null,
      isOff: (each: Day) => daysOff.includes(each) || daysOff.includes(WEEKDAYS[weekdayOf(each)] ?? ''),
    }));
  const everyone = forAll.employees && staff(forAll.employees);
  const made = (options: GroupOptions): Group => {
    const base = GROUPS.find((each) => each.id === options.id) ?? groupOf(options.id, { employees: staff(UNNAMED) });
    const hours = options.hours ?? forAll.hours;
    const holidays = options.holidays ?? forAll.holidays;
    return {
      ...base,
      active: options.active ?? base.active,
      confirmationEnabled: options.confirmationEnabled ?? base.confirmationEnabled,
      fields: options.fields === undefined ? base.fields : fieldsOf(options.fields),
      employees: options.employees ? staff(options.employees) : (everyone ?? base.employees),
      hours: hours ? hoursOf(hours) : base.hours,
      neverFree: options.neverFree ?? base.neverFree,
      smsOptIn: options.smsOptIn ?? base.smsOptIn,
      expirationHours: options.expirationHours ?? base.expirationHours,
      leadMinutes: options.leadMinutes ?? forAll.leadMinutes ?? base.leadMinutes,
      bufferMinutes: options.bufferMinutes ?? forAll.bufferMinutes ?? base.bufferMinutes,
      daysAhead: options.daysAhead ?? forAll.daysAhead ?? base.daysAhead,
      holidays: holidays ? new Set(holidays.flatMap((each) => parseDay(each) ?? [])) : base.holidays,
    };
  };
  return (groups ?? GROUPS.map(({ id: seeded }) => ({ id: seeded }))).map(made);
}

const UNNAMED: readonly EmployeeOptions[] = ['First Agent', 'Second Agent', 'Third Agent'].map((name) => ({ name }));

const hoursOf = (hours: HoursOptions): OfficeHours =>
  WEEKDAYS.map((weekday): DayHours => {
    const [first, last] = (hours[weekday] ?? []).map(markAt);
    return first === undefined || last === undefined ? null : { first, last };
  });

const fieldsOf = (fields: NonNullable<GroupOptions['fields']>): Group['fields'] =>
  typeof fields === 'string'
    ? allFields(STATES[fields])
    : {
        ...allFields(HIDDEN),
        ...Object.fromEntries(Object.entries(fields).map(([name, each]) => [name, STATES[each]])),
      };
