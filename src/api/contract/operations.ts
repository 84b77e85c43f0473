import * as v from 'valibot';
import type { Endpoint } from './endpoint.ts';
import * as agents from './endpoints/agents.ts';
import * as appointments from './endpoints/appointments.ts';
import * as buildings from './endpoints/buildings.ts';
import { listClientAppointments } from './endpoints/client-appointments.ts';
import * as blasts from './endpoints/email-blasts.ts';
import * as floorplans from './endpoints/floorplans.ts';
import * as listingsV1 from './endpoints/listings-v1.ts';
import * as listingsV2 from './endpoints/listings-v2.ts';
import * as neighborhoods from './endpoints/neighborhoods.ts';
import * as prospects from './endpoints/prospects.ts';
import * as sync from './endpoints/sync.ts';
import { agent, agentsReply } from './schemas/agents.ts';
import * as tours from './schemas/appointments.ts';
import { buildingsReply } from './schemas/buildings.ts';
import { addRecipientsReply, addRecipientsRequest, emailBlastsReply } from './schemas/email-blasts.ts';
import { floorplansReply } from './schemas/floorplans.ts';
import { publicListingsReply, singlePublicListing } from './schemas/listings-v1.ts';
import { listingsReply, singleListing } from './schemas/listings-v2.ts';
import { neighborhoodsReply } from './schemas/neighborhoods.ts';
import * as clients from './schemas/prospects.ts';
import { syncReply } from './schemas/sync.ts';

/**
 * All 25 operations of the document in one table: the endpoint, what it is sent and every reply by status.
 * `openapi.json`, the coverage table and the contract test read it. The client does not: each of its parts imports the
 * schemas it needs and no others.
 */
export interface Operation {
  readonly endpoint: Endpoint;
  /** The resource it belongs to; also the folder of its samples and the tag in `openapi.json`. */
  readonly resource: Resource;
  readonly body?: v.GenericSchema;
  readonly replies: Readonly<Record<number, v.GenericSchema>>;
}

export type Resource =
  | 'appointments'
  | 'prospects'
  | 'listings-v2'
  | 'sync'
  | 'listings-v1'
  | 'agents'
  | 'neighborhoods'
  | 'buildings'
  | 'floorplans'
  | 'email-blasts';

/** The error envelope: arrays of one text for validation, plain text for "not found" (document, "Errors"). */
export const errorsReply = v.object({ errors: v.record(v.string(), v.unknown()) });

const invalid = { 400: errorsReply };
const missing = { 404: errorsReply };

/** What every operation with a scheme answers without a key, and with one that may not do it. */
const guarded = { 401: errorsReply, 403: errorsReply };

const search = { resource: 'listings-v2', replies: { 200: listingsReply, ...invalid, ...guarded } } as const;

export const operations: readonly Operation[] = [
  {
    endpoint: appointments.getWidgetConfiguration,
    resource: 'appointments',
    replies: { 200: tours.widgetConfigurationReply, ...invalid, ...guarded },
  },
  {
    endpoint: appointments.getTimes,
    resource: 'appointments',
    replies: { 200: tours.timesReply, 400: tours.timesReply, ...missing, ...guarded },
  },
  {
    endpoint: appointments.bookTour,
    resource: 'appointments',
    body: tours.bookingRequest,
    replies: { 200: tours.bookingReply, ...invalid, ...missing, ...guarded },
  },
  {
    endpoint: listClientAppointments,
    resource: 'appointments',
    replies: { 200: tours.clientAppointmentsReply, ...missing, ...guarded },
  },
  {
    endpoint: appointments.cancelAppointment,
    resource: 'appointments',
    replies: { 200: tours.cancellationReply, ...missing, ...guarded },
  },
  {
    endpoint: appointments.rescheduleAppointment,
    resource: 'appointments',
    body: tours.rescheduleRequest,
    replies: { 200: tours.rescheduleReply, ...invalid, ...missing, ...guarded },
  },
  {
    endpoint: prospects.createProspect,
    resource: 'prospects',
    body: clients.createProspectRequest,
    replies: { 200: clients.prospectReply, ...invalid, ...guarded },
  },
  {
    endpoint: prospects.editProspect,
    resource: 'prospects',
    body: clients.editProspectRequest,
    replies: { 200: clients.prospectReply, ...invalid, ...missing, ...guarded },
  },
  {
    endpoint: prospects.createProspectV1,
    resource: 'prospects',
    body: clients.createProspectV1Request,
    replies: { 201: clients.createProspectV1Reply, ...invalid, ...guarded },
  },
  { endpoint: listingsV2.searchListings, ...search },
  { endpoint: listingsV2.searchResidentialRentals, ...search },
  { endpoint: listingsV2.searchResidentialSales, ...search },
  { endpoint: listingsV2.searchCommercialRentals, ...search },
  { endpoint: listingsV2.searchCommercialSales, ...search },
  {
    endpoint: listingsV2.getListing,
    resource: 'listings-v2',
    replies: { 200: singleListing, ...missing, ...guarded },
  },
  { endpoint: sync.syncListings, resource: 'sync', replies: { 200: syncReply, ...invalid, ...guarded } },
  {
    endpoint: listingsV1.searchPublicListings,
    resource: 'listings-v1',
    replies: { 200: publicListingsReply, ...invalid, ...guarded },
  },
  {
    endpoint: listingsV1.getPublicListing,
    resource: 'listings-v1',
    replies: { 200: singlePublicListing, ...invalid, ...missing, ...guarded },
  },
  { endpoint: agents.listAgents, resource: 'agents', replies: { 200: agentsReply, ...invalid, ...guarded } },
  { endpoint: agents.getAgent, resource: 'agents', replies: { 200: agent, ...missing, ...guarded } },
  {
    endpoint: neighborhoods.listNeighborhoods,
    resource: 'neighborhoods',
    replies: { 200: neighborhoodsReply, ...invalid, ...guarded },
  },
  {
    endpoint: buildings.listBuildings,
    resource: 'buildings',
    replies: { 200: buildingsReply, ...invalid, ...guarded },
  },
  {
    endpoint: floorplans.listFloorplans,
    resource: 'floorplans',
    replies: { 200: floorplansReply, ...invalid, ...missing, ...guarded },
  },
  { endpoint: blasts.listEmailBlasts, resource: 'email-blasts', replies: { 200: emailBlastsReply, ...guarded } },
  {
    endpoint: blasts.addEmailBlastRecipients,
    resource: 'email-blasts',
    body: addRecipientsRequest,
    replies: { 200: addRecipientsReply, ...invalid, ...missing, ...guarded },
  },
];
