import { PLAIN_FIELDS, type PlainField } from '../../../src/api/contract/endpoints/plainFields.ts';
import type { Day } from '../../../src/time/values.ts';
import { readId } from '../json.ts';
import { photoSizes } from '../world/inventedNames.ts';
import { type OfficeHours, USUAL_HOURS } from './officeHours.ts';

/** An agent of the company who gives tours. The document says "employee" where an appointment names one. */
export interface Employee {
  readonly id: number;
  readonly name: string;
  readonly photo: string | null;
  /** Whether the employee is away on `day`. */
  readonly isOff?: (day: Day) => boolean;
}

const employee = (id: number, name: string, photo = true): Employee => ({
  id,
  name,
  photo: photo ? photoSizes('agents', id).thumbnail : null,
});

/** The employees of the seeded groups. Nobody works in two groups, so the tours of one group never fill slots of another. */
export const employeesOfGroup: Readonly<Record<number, readonly Employee[]>> = {
  101: [employee(1, 'Maya Ellison'), employee(2, 'Tobias Grant'), employee(3, 'Priya Nair', false)],
  102: [employee(4, 'Lucas Moreau'), employee(5, 'Hannah Whitfield'), employee(6, 'Omar Castellan')],
  103: [employee(7, 'Greta Lindqvist'), employee(8, 'Samuel Ortega'), employee(9, 'Wen Zhao', false)],
  104: [employee(10, 'Isabel Fontaine'), employee(11, 'Declan Murphy'), employee(12, 'Aiko Tanabe')],
  105: [employee(13, 'Nadia Petrova'), employee(14, 'Jonas Albrecht'), employee(15, 'Carmen Vidal')],
  106: [employee(16, 'Felix Okafor')],
};

/** How a field is shown: hidden, optional or required (docs/project/api-gaps.md, `field_config`). */
export const HIDDEN = 10;
export const OPTIONAL = 20;
export const REQUIRED = 30;

const allPlainFields = (value: number) =>
  Object.fromEntries(Object.keys(PLAIN_FIELDS).map((name) => [`client.${name}`, value])) as {
    readonly [Name in PlainField as `client.${Name}`]: number;
  };

/** Every key of `field_config` in the document, with `value`. */
export const allFields = (value: number) => ({
  ...allPlainFields(value),
  'client.price_ceiling': value,
  'client.pets': value,
  'client.move_in_date': value,
  'client.sms_opted_in': value,
  'client.price_floor': value,
  'client.discovery_source': value,
  'client.agents': value,
  'client.broker_toggle': value,
  'client.amenities': value,
  'client.broker_company': value,
  'client.neighborhoods': value,
  'client.layout': value,
});
type Fields = Readonly<ReturnType<typeof allFields>>;

/** The values of `layout_options` (document, "Appointment widget configuration"). */
export const LAYOUTS: readonly string[] = ['loft', 'studio', '1br', '2br', '3br', '4+br'];

/** The discovery sources that a visitor can choose from. */
const DISCOVERY_SOURCES: readonly number[] = [20, 320, 350, 360, 390, 450, 300];

/** A group of employees that gives tours, with its own settings. */
export interface Group {
  readonly id: number;
  /** Whether its appointment widget is switched on. */
  readonly active: boolean;
  readonly confirmationEnabled: boolean;
  readonly fields: Fields;
  readonly layouts: readonly string[];
  /** Codes of `discovery_source_choices`. If the list is empty, a form offers all referral sources. */
  readonly discoverySources: readonly number[];
  readonly employees: readonly Employee[];
  readonly hours: OfficeHours;
  /** Whether its employees are never free. */
  readonly neverFree: boolean;
  readonly smsOptIn: boolean;
  /** Hours from the booking to the booked appointment's `expiration_date`. */
  readonly expirationHours: number;
  /** Minutes between a booking and the earliest tour. */
  readonly leadMinutes: number;
  /** Minutes before and after a tour in which its agent is not free. */
  readonly bufferMinutes: number;
  /** How many days ahead a tour can be booked. */
  readonly daysAhead: number;
  /** Days without tours. */
  readonly holidays: ReadonlySet<Day>;
}

export const group = (id: number, settings: Partial<Group> = {}): Group => ({
  id,
  active: true,
  confirmationEnabled: false,
  fields: allFields(OPTIONAL),
  layouts: LAYOUTS,
  discoverySources: DISCOVERY_SOURCES,
  employees: employeesOfGroup[id] ?? [],
  hours: USUAL_HOURS,
  neverFree: false,
  smsOptIn: true,
  expirationHours: 24,
  leadMinutes: 0,
  bufferMinutes: 0,
  daysAhead: Infinity,
  holidays: new Set(),
  ...settings,
});

/** Four optional fields. The others are hidden. */
const fewFields: Fields = {
  ...allFields(HIDDEN),
  'client.move_in_date': OPTIONAL,
  'client.layout': OPTIONAL,
  'client.pets': OPTIONAL,
  'client.notes': OPTIONAL,
};

const brokerLed: Fields = {
  ...fewFields,
  'client.broker_toggle': OPTIONAL,
  'client.broker_company': REQUIRED,
  'client.discovery_source': OPTIONAL,
};

/** The groups, unless the options give others. They are the same for every seed. */
export const GROUPS: readonly Group[] = [
  group(101),
  group(102, { confirmationEnabled: true, fields: allFields(REQUIRED) }),
  group(103, { active: false }),
  group(104, { fields: brokerLed, discoverySources: [] }),
  group(105, {
    fields: fewFields,
    neverFree: true,
    smsOptIn: false,
    layouts: ['studio', '1br', '2br'],
    discoverySources: [20, 80, 450],
  }),
  group(106, { confirmationEnabled: true, fields: fewFields, smsOptIn: false }),
];

/** The groups of a company and their employees. */
export interface Groups {
  readonly all: readonly Group[];
  /** Finds a group by the id text in a path. */
  find(text: string): Group | undefined;
  employee(id: number): Employee | undefined;
}

export function groupDirectory(all: readonly Group[]): Groups {
  const byId = new Map(all.map((each) => [each.id, each]));
  const employees = new Map(all.flatMap((each) => each.employees).map((each) => [each.id, each]));
  return {
    all,
    find: (text) => byId.get(readId(text) ?? -1),
    employee: (id) => employees.get(id),
  };
}

/** What the widget of a group shows, in a few words: `every field optional, 3 agents`. */
export function describeGroup(group: Group): string {
  if (!group.active) return 'its widget is inactive';
  const agents = group.employees.length;
  return [
    ...(group.neverFree ? ['never a free time'] : []),
    fieldsOf(group),
    ...(group.confirmationEnabled ? ['full confirmation screen'] : []),
    agents === 1 ? 'one agent' : `${agents} agents`,
  ].join(', ');
}

function fieldsOf({ fields }: Group): string {
  const values: readonly number[] = Object.values(fields);
  const isAll = (wanted: number): boolean => values.every((value) => value === wanted);
  if (isAll(OPTIONAL)) return 'every field optional';
  if (isAll(REQUIRED)) return 'every field required';
  if (isAll(HIDDEN)) return 'no field';
  const shown = values.filter((value) => value !== HIDDEN).length;
  const required = Object.entries(fields).flatMap(([name, value]) =>
    value === REQUIRED ? [name.replace('client.', '')] : [],
  );
  return `${shown} of ${values.length} fields${required.length > 0 ? ` (${required.join(', ')} required)` : ''}`;
}
