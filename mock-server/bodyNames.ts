import { forPlainFields } from '../src/api/contract/endpoints/plainFields.ts';
import type {
  BookTourRequest,
  Person,
  RescheduleAppointmentRequest,
} from '../src/api/contract/schemas/appointments.ts';
import type { CreateProspectV1Request, ProspectEdit } from '../src/api/contract/schemas/prospects.ts';
import type { ClientField } from './engine/appointments/readClient.ts';

/** The names that the objects of a body may have, at any depth. `true` is a plain value. A list has the names of its items. */
export type Names = true | { readonly [name: string]: Names };

/** Every name of `T`. A name of the contract that is missing in this file does not compile. */
type NamesOf<T> = T extends readonly (infer Item)[]
  ? NamesOf<Item>
  : T extends object
    ? { readonly [Name in keyof T as string extends Name ? never : Name]-?: NamesOf<NonNullable<T[Name]>> }
    : true;

/** Every name of `T`, and other names that the mock accepts. */
type Named<T> = NamesOf<T> & { readonly [name: string]: Names };

/** The names of a body. `wrapper` is the name of an object around it, which callers may leave out. */
interface BodyNames {
  readonly names: Names;
  readonly wrapper?: string;
}

const PERSON = { first_name: true, last_name: true, email: true, phone_1: true } as const satisfies Named<Person>;
const PROSPECT_PERSON = { ...PERSON, phone_2: true, is_primary: true } as const;
const CLIENT = {
  ...forPlainFields(() => true as const),
  broker_first_name: true,
  broker_last_name: true,
  broker_company: true,
  broker_phone: true,
  broker_email: true,
  community: true,
  sms_opted_in: true,
  move_in_date: true,
  layout: true,
  price_floor: true,
  price_ceiling: true,
  pets: true,
  discovery_source: true,
  neighborhoods: true,
  elevator: true,
  laundry: true,
  outdoor_space: true,
  agents: true,
} as const satisfies Readonly<Record<ClientField, true>>;
const BOOKING = {
  appointment: { start: true, location: true, broker_booked: true },
  client: { ...CLIENT, people: PROSPECT_PERSON },
} as const satisfies Named<BookTourRequest>;

const PROSPECT = {
  people: PROSPECT_PERSON,
  move_in_date: true,
  layout: true,
  price_floor: true,
  price_ceiling: true,
  notes: true,
  group: true,
  broker_company: true,
  broker_email: true,
  broker_first_name: true,
  broker_last_name: true,
  broker_phone: true,
  client_referral: true,
  campaign_id: true,
  campaign_info: true,
  unit: true,
  building: true,
  community: true,
  device: true,
  source_type: true,
  discovery_source: true,
  sms_opted_in: true,
} as const satisfies Named<Omit<ProspectEdit, 'status' | 'application'>>;
const EDIT = {
  ...PROSPECT,
  status: true,
  closed_date: true,
  application: {
    unit_id: true,
    lease_start_date: true,
    lease_end_date: true,
    application_submitted_date: true,
    application_price: true,
    closed_date: true,
  },
} as const satisfies Named<ProspectEdit>;
const PROSPECT_V1 = {
  people: { ...PROSPECT_PERSON, date_of_birth: true },
  layout: true,
  price_floor: true,
  price_ceiling: true,
  move_in_date: true,
  client_referral: true,
  notes: true,
} as const satisfies Named<CreateProspectV1Request>;
const MOVE = { appointment: { start: true } } as const satisfies Named<RescheduleAppointmentRequest['data']>;

/** The names of the body, by operation. An operation that is not listed takes no body. */
export const BODY_NAMES: Readonly<Record<string, BodyNames>> = {
  bookTour: { names: BOOKING },
  rescheduleAppointment: { names: MOVE, wrapper: 'data' },
  createProspect: { names: { client: PROSPECT } },
  editProspect: { names: EDIT, wrapper: 'client' },
  createProspectV1: { names: PROSPECT_V1 },
  addEmailBlastRecipients: { names: { email: true } },
};
