import type {
  CreateProspectReply,
  CreateProspectV1Reply,
  Prospect,
} from '../../../src/api/contract/schemas/prospects.ts';
import type { Company } from '../company.ts';
import { isObject, type JsonObject, readId } from '../json.ts';
import { accept, type Errors, isEmpty, notFound, type Outcome, refuse } from '../outcome.ts';
import type { World } from '../world/world.ts';
import { listingOf } from '../world/worldListings.ts';
import {
  amount,
  asErrors,
  type Checks,
  date,
  email,
  given,
  HOME_LAYOUTS,
  idOf,
  listOf,
  oneOf,
  problemsOf,
  REQUIRED,
  rangeProblem,
  readPeople,
  readProspect,
  text,
} from './prospectFields.ts';
import { isSomeone, type MockProspect } from './prospectStore.ts';

/**
 * Creates a prospect (document, "POST /api/v2/clients"). `body` is `{client: {...}}`. Required are a group, and for each person
 * first name, last name and email. A refusal names every bad field under `errors.client`.
 */
export function createProspect({ world, prospects, groups }: Company, body: unknown): Outcome<CreateProspectReply> {
  const client = isObject(body) ? body.client : undefined;
  if (!isObject(client)) return refuse({ client: [client === undefined ? REQUIRED : 'Expected an object.'] });
  const { people, details, group, problems } = readProspect({ world, groups }, client, true);
  if (!isEmpty(problems)) return refuse({ client: asErrors(problems) });
  return accept(prospectReply(prospects.create({ people, details, group: group ?? null })));
}

const PERSON_V1: Checks = {
  first_name: text,
  last_name: text,
  email,
  phone_1: text,
  phone_2: text,
  date_of_birth: date,
};
const FIELDS_V1: Checks = {
  layout: listOf(oneOf(HOME_LAYOUTS.flatMap(({ code }) => code ?? []))),
  price_floor: amount,
  price_ceiling: amount,
  move_in_date: date,
  client_referral: text,
  notes: text,
};

/** Creates a prospect with the fields of version 1 (document, "POST /api/v1/clients/"). It must name a person. */
export function createProspectV1({ prospects }: Company, body: unknown): Outcome<CreateProspectV1Reply> {
  if (!isObject(body)) return refuse({ body: ['Expected an object.'] });
  const { people, problems } = readPeople(body.people, PERSON_V1, []);
  const { layout, ...details } = given(body, FIELDS_V1);
  const all = {
    ...(people.some(isSomeone) ? {} : { people: REQUIRED }),
    ...problems,
    ...rangeProblem(details),
    ...problemsOf(body, FIELDS_V1),
  };
  if (!isEmpty(all)) return refuse(asErrors(all));
  // Keep the layouts as version 2 words, so that both versions of the API read the same prospect.
  const words = Array.isArray(layout)
    ? HOME_LAYOUTS.filter(({ code }) => layout.includes(code)).map(({ word }) => word)
    : undefined;
  const prospect = prospects.create({ people, details: { ...details, ...(words && { layout: words }) } });
  return accept({ id: prospect.id, people: shownPeople(prospect), status: statusLabel(prospect.status) });
}

const STATUSES = ['lead', 'toured', 'applicant', 'resident', 'not-a-prospect'];
/** Only these can have an application (docs/project/api-gaps.md, "PUT /v2/clients"). */
const WITH_APPLICATION = ['applicant', 'resident'];

/**
 * Edits a prospect (document, "PUT /api/v2/clients/<client_id>"). `body` has the changed fields, with or without the `client`
 * wrapper. The other fields stay. A refusal names every bad field: `errors.status`, `errors.closed_date`,
 * `errors.application.<field>` as plain text, and the other fields under `errors.client`.
 */
export function editProspect(
  { world, prospects, groups }: Company,
  clientId: string,
  body: unknown,
): Outcome<CreateProspectReply> {
  const prospect = prospects.get(readId(clientId) ?? -1);
  if (!prospect) return notFound('client', clientId);
  if (!isObject(body)) return refuse({ body: ['Expected an object.'] });
  const edit = Object.hasOwn(body, 'client') ? body.client : body;
  if (!isObject(edit)) return refuse({ client: ['Expected an object.'] });

  const status = typeof edit.status === 'string' ? edit.status : undefined;
  const isStatus = oneOf(STATUSES);
  const own = {
    ...problemsOf(edit, { status: isStatus, closed_date: date }),
    // In other fields null means "not given". A prospect always has a status, so null is refused.
    ...(edit.status === null ? { status: isStatus(null) ?? '' } : {}),
  };
  const reading = readProspect({ world, groups }, edit, false);
  const application = applicationProblems(world, edit, WITH_APPLICATION.includes(status ?? prospect.status));
  const errors: Errors = {
    ...asErrors(own),
    ...(isEmpty(application) ? {} : { application }),
    ...(isEmpty(reading.problems) ? {} : { client: asErrors(reading.problems) }),
  };
  if (!isEmpty(errors)) return refuse(errors);
  const details = {
    ...reading.details,
    ...given(edit, { application: () => undefined, closed_date: () => undefined }),
  };
  const changed = prospects.update(prospect, {
    people: reading.people,
    details,
    ...(status === undefined ? {} : { status }),
    ...(reading.group === undefined ? {} : { group: reading.group }),
  });
  return accept(prospectReply(changed));
}

const applicationChecks = (world: World): Checks => ({
  unit_id: idOf('unit', (id) => listingOf(world.listings, id) !== undefined),
  lease_start_date: date,
  lease_end_date: date,
  application_submitted_date: date,
  application_price: amount,
  closed_date: date,
});

/** The problems of the application and its closing date, as plain text by field. */
function applicationProblems(world: World, edit: JsonObject, allowed: boolean): Record<string, string> {
  const { application } = edit;
  if ((application ?? edit.closed_date ?? null) === null) return {};
  const misplaced = allowed ? {} : { status: `Only with the status ${WITH_APPLICATION.join(' or ')}.` };
  if ((application ?? null) === null) return misplaced;
  if (!isObject(application)) return { ...misplaced, application: 'Expected an object.' };
  const { lease_start_date: start, lease_end_date: end } = application;
  return {
    ...misplaced,
    ...(typeof start === 'string' && typeof end === 'string' && end < start
      ? { lease_end_date: 'It is before the start of the lease.' }
      : {}),
    ...problemsOf(application, applicationChecks(world)),
  };
}

type Person = Prospect['people'][number];

/** The reply of the version 2 operations: `{data: {client: …}}` (docs/project/api-gaps.md, "Prospect object"). */
const prospectReply = (prospect: MockProspect): CreateProspectReply => ({
  data: { client: shownProspect(prospect) },
});

/** A status as replies show it: `not-a-prospect` is `Not a prospect`. */
const statusLabel = (status: string): string =>
  `${status.charAt(0).toUpperCase()}${status.slice(1)}`.replaceAll('-', ' ');

const shownPeople = ({ people, details }: MockProspect): Person[] =>
  people.map((person) => ({
    id: person.id,
    first_name: person.first_name,
    last_name: person.last_name,
    preferred_name: '',
    email: person.email,
    phone_1: person.phone_1,
    phone_2: person.phone_2,
    is_primary: person.is_primary,
    email_updates_opt_in: false,
    sms_opted_in: numberOf(details, 'sms_opted_in'),
    move_out_date: null,
  }));

function shownProspect(prospect: MockProspect): Prospect {
  const { id, group, status, details } = prospect;
  return {
    id,
    group,
    broker_company: textOf(details, 'broker_company'),
    broker_email: textOf(details, 'broker_email'),
    broker_first_name: textOf(details, 'broker_first_name'),
    broker_last_name: textOf(details, 'broker_last_name'),
    broker_phone: textOf(details, 'broker_phone'),
    people: shownPeople(prospect),
    move_in_date: textOf(details, 'move_in_date').slice(0, 10) || null,
    client_referral: textOf(details, 'client_referral'),
    campaign_info: textOf(details, 'campaign_info'),
    layout: Array.isArray(details.layout) ? details.layout.filter((each) => typeof each === 'string') : [],
    price_floor: priceText(details.price_floor),
    price_ceiling: priceText(details.price_ceiling),
    discovery_source: numberOf(details, 'discovery_source'),
    status: statusLabel(status),
    sms_opted_in: numberOf(details, 'sms_opted_in'),
  };
}

const textOf = (details: JsonObject, name: string): string => {
  const value = details[name];
  return typeof value === 'string' ? value : '';
};

const numberOf = (details: JsonObject, name: string): number | null => {
  const value = details[name];
  return typeof value === 'number' ? value : null;
};

/** A price as decimal text. It may have been sent as a number or as text. */
const priceText = (value: unknown): string | null =>
  typeof value === 'number' || (typeof value === 'string' && value.trim() !== '') ? decimalText(Number(value)) : null;

/** From this number on, `toFixed` writes an exponent. Such a number is whole. */
const FIRST_WITH_EXPONENT = 1e21;
const decimalText = (value: number): string => (value < FIRST_WITH_EXPONENT ? value.toFixed(2) : `${BigInt(value)}.00`);
