import * as v from 'valibot';
import { createProspect } from '../endpoints/create-prospect.ts';
import * as endpoints from '../endpoints/prospects.ts';
import { invalid, missing, type Operation, secret } from '../operation.ts';

/**
 * What the three prospect operations send and answer (document, "Prospect (client) input" and the endpoints; what it
 * leaves open as in docs/project/api-gaps.md).
 */

/** The words of a home's size. The document shows two of them for a prospect; the list is closed in docs/project/api-gaps.md. */
const layouts = v.array(v.picklist(['loft', 'studio', '1br', '2br', '3br', '4+br']));
const numeric = v.union([v.number(), v.string()]);

export const personInput = v.object({
  first_name: v.optional(v.string()),
  last_name: v.optional(v.string()),
  email: v.optional(v.string()),
  phone_1: v.optional(v.string()),
  phone_2: v.optional(v.string()),
  is_primary: v.optional(v.boolean()),
});

const prospectFields = v.object({
  people: v.optional(v.array(personInput)),
  move_in_date: v.optional(v.string()),
  layout: v.optional(layouts),
  price_floor: v.optional(numeric),
  price_ceiling: v.optional(numeric),
  notes: v.optional(v.string()),
  group: v.optional(v.number()),
  broker_company: v.optional(v.string()),
  broker_email: v.optional(v.string()),
  broker_first_name: v.optional(v.string()),
  broker_last_name: v.optional(v.string()),
  broker_phone: v.optional(v.string()),
  client_referral: v.optional(v.string()),
  campaign_id: v.optional(v.string()),
  campaign_info: v.optional(v.string()),
  unit: v.optional(v.number()),
  building: v.optional(v.number()),
  community: v.optional(v.number()),
  device: v.optional(v.string()),
  source_type: v.optional(v.string()),
});

export const newPerson = v.object({
  ...personInput.entries,
  first_name: v.string(),
  last_name: v.string(),
  email: v.string(),
});

export const newProspect = v.object({
  ...prospectFields.entries,
  people: v.array(newPerson),
  group: v.number(),
});

/** @internal */
export const createProspectRequest = v.object({
  client: newProspect,
});
type NewProspect = v.InferOutput<typeof newProspect>;

/**
 * The body that creates a prospect (document, "POST /api/v2/clients"). At most one of unit, building and community says what
 * the prospect is interested in.
 */
export type CreateProspectRequest = {
  client: Omit<NewProspect, 'unit' | 'building' | 'community'> &
    (
      | { unit?: number; building?: undefined; community?: undefined }
      | { unit?: undefined; building?: number; community?: undefined }
      | { unit?: undefined; building?: undefined; community?: number }
    );
};

export const application = v.object({
  unit_id: v.optional(v.number()),
  lease_start_date: v.optional(v.string()),
  lease_end_date: v.optional(v.string()),
  application_submitted_date: v.optional(v.string()),
  application_price: v.optional(v.string()),
  closed_date: v.optional(v.string()),
});

export const prospectEdit = v.object({
  ...prospectFields.entries,
  status: v.optional(v.picklist(['lead', 'toured', 'applicant', 'resident', 'not-a-prospect'])),
  application: v.optional(application),
});

/** The document shows the body with and without the `client` wrapper; the service takes both. */
const editProspectRequest = v.union([v.object({ client: prospectEdit }), prospectEdit]);
type Edit = v.InferOutput<typeof prospectEdit>;

/**
 * The values of a prospect that can be edited (document, "PUT /api/v2/clients/<client_id>"). `application` goes only with the status
 * `applicant` or `resident`, or without a status if the prospect has one of these.
 */
export type ProspectEdit = Omit<Edit, 'status' | 'application'> &
  (
    | { status?: Exclude<Edit['status'], 'applicant' | 'resident'>; application?: undefined }
    | { status?: 'applicant' | 'resident'; application?: NonNullable<Edit['application']> }
  );

export const prospectPerson = v.object({
  id: v.number(),
  first_name: v.string(),
  last_name: v.string(),
  preferred_name: v.string(),
  email: v.string(),
  phone_1: v.string(),
  phone_2: v.string(),
  is_primary: v.boolean(),
  email_updates_opt_in: v.boolean(),
  sms_opted_in: v.nullable(v.number()),
  move_out_date: v.nullable(v.string()),
});

export const prospect = v.object({
  id: v.number(),
  group: v.nullable(v.number()),
  broker_company: v.string(),
  broker_email: v.string(),
  broker_first_name: v.string(),
  broker_last_name: v.string(),
  broker_phone: v.string(),
  people: v.array(prospectPerson),
  move_in_date: v.nullable(v.string()),
  client_referral: v.string(),
  campaign_info: v.string(),
  layout: v.array(v.string()),
  price_floor: v.nullable(v.string()),
  price_ceiling: v.nullable(v.string()),
  discovery_source: v.nullable(v.number()),
  status: v.string(),
  sms_opted_in: v.nullable(v.number()),
});
/** A prospect as the service sends it (document, "Prospect (client) input"). */
export type Prospect = v.InferOutput<typeof prospect>;

export const prospectReply = v.object({ data: v.object({ client: prospect }) });
export type CreateProspectReply = v.InferOutput<typeof prospectReply>;

export const personInputV1 = v.object({
  first_name: v.optional(v.string()),
  last_name: v.optional(v.string()),
  email: v.optional(v.string()),
  phone_1: v.optional(v.string()),
  date_of_birth: v.optional(v.string()),
});

export const createProspectV1Request = v.object({
  people: v.array(personInputV1),
  layout: v.optional(v.array(v.number())),
  price_floor: v.optional(v.number()),
  price_ceiling: v.optional(v.number()),
  move_in_date: v.optional(v.string()),
  client_referral: v.optional(v.string()),
  notes: v.optional(v.string()),
});
/** The body that creates a prospect in version 1 (document, "POST /api/v1/clients/"). */
export type CreateProspectV1Request = v.InferOutput<typeof createProspectV1Request>;

export const createProspectV1Reply = v.object({ id: v.number(), people: v.array(prospectPerson), status: v.string() });
/** The reply when a prospect was created in version 1 (document, "POST /api/v1/clients/"). */
export type CreateProspectV1Reply = v.InferOutput<typeof createProspectV1Reply>;

/** The operations with their schemas. A function, so that a build in which nobody calls it leaves it out. */
export const prospectOperations = (): readonly Operation[] => [
  {
    endpoint: createProspect,
    resource: 'prospects',
    body: createProspectRequest,
    replies: { 200: prospectReply, ...invalid, ...secret },
  },
  {
    endpoint: endpoints.editProspect,
    resource: 'prospects',
    body: editProspectRequest,
    replies: { 200: prospectReply, ...invalid, ...missing, ...secret },
  },
  {
    endpoint: endpoints.createProspectV1,
    resource: 'prospects',
    body: createProspectV1Request,
    replies: { 201: createProspectV1Reply, ...invalid, ...secret },
  },
];
