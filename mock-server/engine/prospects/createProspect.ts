import type { CreateProspectReply, CreateProspectV1Reply } from '../../../src/api/contract/schemas/prospects.ts';
import type { Company } from '../company.ts';
import { isObject } from '../json.ts';
import { accept, isEmpty, type Outcome, refuse } from '../outcome.ts';
import { isSomeone } from '../prospectStore.ts';
import {
  amount,
  asErrors,
  type Checks,
  date,
  email,
  given,
  listOf,
  oneOf,
  problemsOf,
  REQUIRED,
  text,
} from './checks.ts';
import { HOME_LAYOUTS, rangeProblem, readPeople, readProspect } from './prospectFields.ts';
import { prospectReply, shownPeople, statusLabel } from './showProspect.ts';

/**
 * Creates a prospect (document, "POST /api/v2/clients"). `body` is `{client: {...}}`; a group and for each person first
 * name, last name and email are required. Refusals name every bad field under `errors.client`.
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

/** Creates a prospect with the fields of version 1 (document, "POST /api/v1/clients/"); someone must be named in it. */
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
  // Kept in the words of version 2, so that both generations read the same prospect.
  const words = Array.isArray(layout)
    ? HOME_LAYOUTS.filter(({ code }) => layout.includes(code)).map(({ word }) => word)
    : undefined;
  const prospect = prospects.create({ people, details: { ...details, ...(words && { layout: words }) } });
  return accept({ id: prospect.id, people: shownPeople(prospect), status: statusLabel(prospect.status) });
}
