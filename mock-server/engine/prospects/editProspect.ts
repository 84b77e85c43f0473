import type { CreateProspectReply } from '../../../src/api/contract/schemas/prospects.ts';
import type { Company } from '../company.ts';
import { isObject, type JsonObject, readId } from '../json.ts';
import { accept, type Errors, isEmpty, notFound, type Outcome, refuse } from '../outcome.ts';
import { rowOf } from '../world/listingTable.ts';
import type { World } from '../world/world.ts';
import { amount, asErrors, type Checks, date, given, idOf, oneOf, problemsOf } from './checks.ts';
import { readProspect } from './prospectFields.ts';
import { prospectReply } from './showProspect.ts';

const STATUSES = ['lead', 'toured', 'applicant', 'resident', 'not-a-prospect'];
/** Who can have an application (docs/api-gaps.md, "PUT /v2/clients"). */
const WITH_APPLICATION = ['applicant', 'resident'];

/**
 * Edits a prospect (document, "PUT /api/v2/clients/<client_id>"). `body` is the fields, with or without the `client`
 * wrapper; what is not in it stays. Refusals name every bad field: `errors.status`, `errors.closed_date`,
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
    // Null stands for "not given" in other fields; a prospect without a status there is not.
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
  unit_id: idOf('unit', (id) => rowOf(world.listings, id) !== undefined),
  lease_start_date: date,
  lease_end_date: date,
  application_submitted_date: date,
  application_price: amount,
  closed_date: date,
});

/** What is wrong with the application and its closing date, plain text by field. */
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
