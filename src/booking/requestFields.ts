import { forPlainFields, type PlainField } from '../api/contract/endpoints/plainFields.ts';
import type { BookTourRequest, Person } from '../api/contract/schemas/appointments.ts';
import { parseDay } from '../time/values.ts';
import type { Answers, FieldKey } from './answers.ts';
import { isNamed, type OtherPerson, type PersonKey, personKeys } from './answers.ts';
import { consentCode } from './consent.ts';
import { isBlank, parseAmount, parseCount, tidyEmail, tidyPhone } from './typedText.ts';

/**
 * The fields of a booking: which `field_config` key shows each, where its answer stands in the request and how it is
 * coded (document, "Booking request"; codes as in docs/project/api-gaps.md, "Codes sent by the form"). Fields of `PLAIN_FIELDS` that
 * are sent as they are typed have no row of their own. docs/project/architecture.md, "Where to add", says what else a new field needs.
 */

/** Pets by the name the form uses. */
const PETS = { cats: '10', small_dogs: '20', large_dogs: '30' } as const;
/** What `pets` offers. */
export const PET_NAMES = Object.keys(PETS) as (keyof typeof PETS)[];
/** Laundry by the name the form uses. */
const LAUNDRY = { laundry_in_unit: 10, laundry_in_building: 20, laundry_connection: 30 } as const;
/** Outdoor space by the name the form uses. */
const OUTDOOR_SPACE = { outdoor_private: 10, outdoor_public: 20 } as const;
const ELEVATOR = 'elevator' as const;
/** What `amenities` offers: three keys of the request under one heading. */
export const AMENITIES = [
  ELEVATOR,
  ...(Object.keys(LAUNDRY) as (keyof typeof LAUNDRY)[]),
  ...(Object.keys(OUTDOOR_SPACE) as (keyof typeof OUTDOOR_SPACE)[]),
];

type Client = BookTourRequest['client'];
type Listed<T> = { [Name in keyof T as string extends Name ? never : Name]-?: Exclude<T[Name], undefined> };
/** What `client` holds for keys of `field_config` that the document's booking table does not list. */
interface UnlistedWire {
  readonly agents: number[];
}
type ClientWire = Omit<Listed<Client>, 'people' | 'community' | PlainField> &
  UnlistedWire & { readonly [Name in PlainField]: string | boolean };
type Placed = { [Name in keyof Listed<Person> as `client.people.0.${Name}`]: Listed<Person>[Name] } & {
  [Name in keyof ClientWire as `client.${Name}`]: ClientWire[Name];
} & { 'appointment.broker_booked': boolean; 'client.people': Person[] };

/** A place in the booking request. */
export type WirePath = keyof Placed;

/** One row of the table. */
export interface Field<Answer> {
  /** The key of `field_config` that shows it; null where none does. */
  readonly config: string | null;
  /** The flag it belongs to. If the form asks the flag, it asks this field only while the flag is on. */
  readonly under?: 'broker_toggle';
  /** The value for each place of the request; undefined leaves the place out. */
  readonly wire: { readonly [Path in WirePath]?: (answer: Answer) => Placed[Path] | undefined };
}

const filled = (text: string): string | undefined => (isBlank(text) ? undefined : text.trim());
const phone = (text: string): string | undefined => filled(tidyPhone(text));
const email = (text: string): string | undefined => filled(tidyEmail(text));
const yes = (on: boolean): true | undefined => on || undefined;
const integer = (text: string): number | undefined => (/^\d{1,15}$/.test(text) ? Number(text) : undefined);
const asItIs = (answer: string | boolean): string | true | undefined =>
  typeof answer === 'string' ? filled(answer) : yes(answer);
const some = <Item>(items: readonly (Item | undefined)[]): Item[] | undefined => {
  const kept = items.filter((item) => item !== undefined);
  return kept.length > 0 ? kept : undefined;
};
const ids = (texts: readonly string[]): number[] | undefined => some(texts.map(integer));
const codes =
  <Code>(table: Readonly<Record<string, Code>>) =>
  (names: readonly string[]): Code[] | undefined =>
    some(names.map((name) => (Object.hasOwn(table, name) ? table[name] : undefined)));
const startOfDay = (text: string): string | undefined => parseDay(text) && `${text}T00:00:00`;

/** The name of each field of another person in `client.people`. The visitor's own fields are in the table. */
export const PERSON_NAMES: { readonly [Key in PersonKey]: keyof Listed<Person> } = {
  first_name: 'first_name',
  last_name: 'last_name',
  email: 'email',
  phone: 'phone_1',
};
const SENT_AS: { readonly [Key in PersonKey]?: (text: string) => string | undefined } = { email, phone };
const personWire = (person: OtherPerson): Person =>
  Object.fromEntries(
    personKeys.flatMap((key) => {
      const value = (SENT_AS[key] ?? filled)(person[key]);
      return value === undefined ? [] : [[PERSON_NAMES[key], value]];
    }),
  );

const plainRow = (name: PlainField): Field<string | boolean> => ({
  config: `client.${name}`,
  wire: { [`client.${name}`]: asItIs },
});

/** The table: field, `field_config` key, place and code. */
export const fields: { readonly [Key in FieldKey]: Field<Answers[Key]> } = {
  ...forPlainFields(plainRow),
  // A number of people, in digits of any script. The service takes text.
  other_occupants: { config: 'client.other_occupants', wire: { 'client.other_occupants': parseCount } },
  first_name: { config: null, wire: { 'client.people.0.first_name': filled } },
  last_name: { config: null, wire: { 'client.people.0.last_name': filled } },
  email: { config: null, wire: { 'client.people.0.email': email } },
  phone: { config: null, wire: { 'client.people.0.phone_1': phone } },
  layout: { config: 'client.layout', wire: { 'client.layout': some } },
  move_in_date: { config: 'client.move_in_date', wire: { 'client.move_in_date': startOfDay } },
  price_floor: { config: 'client.price_floor', wire: { 'client.price_floor': parseAmount } },
  price_ceiling: { config: 'client.price_ceiling', wire: { 'client.price_ceiling': parseAmount } },
  // The visitor is the first person and these follow: the document has no mark for the primary one.
  other_people: { config: null, wire: { 'client.people': (people) => some(people.filter(isNamed).map(personWire)) } },
  pets: { config: 'client.pets', wire: { 'client.pets': codes(PETS) } },
  amenities: {
    config: 'client.amenities',
    wire: {
      'client.elevator': (names) => yes(names.includes(ELEVATOR)),
      'client.laundry': codes(LAUNDRY),
      'client.outdoor_space': codes(OUTDOOR_SPACE),
    },
  },
  neighborhoods: { config: 'client.neighborhoods', wire: { 'client.neighborhoods': ids } },
  discovery_source: { config: 'client.discovery_source', wire: { 'client.discovery_source': integer } },
  agents: { config: 'client.agents', wire: { 'client.agents': ids } },
  broker_toggle: { config: 'client.broker_toggle', wire: { 'appointment.broker_booked': (on) => on } },
  broker_first_name: { config: null, under: 'broker_toggle', wire: { 'client.broker_first_name': filled } },
  broker_last_name: { config: null, under: 'broker_toggle', wire: { 'client.broker_last_name': filled } },
  broker_email: { config: null, under: 'broker_toggle', wire: { 'client.broker_email': email } },
  broker_phone: { config: null, under: 'broker_toggle', wire: { 'client.broker_phone': phone } },
  broker_company: {
    config: 'client.broker_company',
    under: 'broker_toggle',
    wire: { 'client.broker_company': filled },
  },
  sms_opted_in: {
    config: 'client.sms_opted_in',
    wire: { 'client.sms_opted_in': consentCode },
  },
};

/** The fields of `shown` that are asked with these answers. A field under a flag is asked only while the flag is on. */
export const askedFields = (shown: readonly FieldKey[], answers: Answers): readonly FieldKey[] =>
  shown.filter((key) => {
    const { under } = fields[key];
    return under === undefined || !shown.includes(under) || answers[under];
  });
