import * as appointments from '../../src/api/contract/endpoints/appointments.ts';
import * as clientAppointments from '../../src/api/contract/endpoints/client-appointments.ts';
import * as creation from '../../src/api/contract/endpoints/create-prospect.ts';
import * as emailBlasts from '../../src/api/contract/endpoints/email-blasts.ts';
import * as v1 from '../../src/api/contract/endpoints/listings-v1.ts';
import * as v2 from '../../src/api/contract/endpoints/listings-v2.ts';
import * as prospects from '../../src/api/contract/endpoints/prospects.ts';
import * as referenceEndpoints from '../../src/api/contract/endpoints/reference.ts';
import * as sync from '../../src/api/contract/endpoints/sync.ts';
import * as questions from '../../src/api/contract/endpoints/tour-questions.ts';
import { bookTour } from '../engine/appointments/bookTour.ts';
import {
  cancelAppointment,
  listClientAppointments,
  rescheduleAppointment,
} from '../engine/appointments/clientAppointments.ts';
import { getTimes } from '../engine/appointments/getTimes.ts';
import { getWidgetConfiguration } from '../engine/appointments/getWidgetConfiguration.ts';
import { addEmailBlastRecipients, listEmailBlasts } from '../engine/emailBlasts.ts';
import * as listings from '../engine/listings/searchListings.ts';
import { syncListings } from '../engine/listings/syncListings.ts';
import { createProspect, createProspectV1, editProspect } from '../engine/prospects/writeProspects.ts';
import * as reference from '../engine/reference/listReference.ts';
import { type Route, type RoutesOf, route } from './route.ts';

/** The widget's configuration, times, booking, and the operations on an existing appointment. */
const appointmentRoutes = {
  getWidgetConfiguration: route(questions.getWidgetConfiguration, ({ params, query }, company) =>
    getWidgetConfiguration(company, params.group_id, query.get('widget')),
  ),
  getTimes: route(questions.getTimes, ({ params, query }, company) =>
    getTimes(company, params.group_id, query.get('time')),
  ),
  bookTour: route(appointments.bookTour, ({ params, body }, company) => bookTour(company, params.group_id, body)),
  listClientAppointments: route(clientAppointments.listClientAppointments, ({ params }, company) =>
    listClientAppointments(company, params.client_id),
  ),
  cancelAppointment: route(appointments.cancelAppointment, ({ params }, company) =>
    cancelAppointment(company, params.appointment_id),
  ),
  rescheduleAppointment: route(appointments.rescheduleAppointment, ({ params, body }, company) =>
    rescheduleAppointment(company, params.appointment_id, params.group_id, body),
  ),
} satisfies RoutesOf<typeof appointments & typeof questions & typeof clientAppointments>;

/** Searches, single listings and the bulk sync. `all` comes first, because `{listing_id}` matches it as well. */
const listingRoutes = {
  searchListings: route(v2.searchListings, ({ query }, { listings: store }) => listings.searchListings(store, query)),
  searchResidentialRentals: route(v2.searchResidentialRentals, ({ query }, { listings: store }) =>
    listings.searchResidentialRentals(store, query),
  ),
  searchResidentialSales: route(v2.searchResidentialSales, ({ query }, { listings: store }) =>
    listings.searchResidentialSales(store, query),
  ),
  searchCommercialRentals: route(v2.searchCommercialRentals, ({ query }, { listings: store }) =>
    listings.searchCommercialRentals(store, query),
  ),
  searchCommercialSales: route(v2.searchCommercialSales, ({ query }, { listings: store }) =>
    listings.searchCommercialSales(store, query),
  ),
  getListing: route(v2.getListing, ({ params }, company) => listings.getListing(company, params.listing_id)),
  syncListings: route(sync.syncListings, ({ query }, { listings: store }) => syncListings(store, query)),
  searchPublicListings: route(v1.searchPublicListings, ({ query }, { listings: store }) =>
    listings.searchPublicListings(store, query),
  ),
  getPublicListing: route(v1.getPublicListing, ({ params, query }, { listings: store }) =>
    listings.getPublicListing(store, params.listing_id, query),
  ),
} satisfies RoutesOf<typeof v1 & typeof v2 & typeof sync>;

/** Creating and editing prospects, in both versions of the API. */
const prospectRoutes = {
  createProspect: route(creation.createProspect, ({ body }, company) => createProspect(company, body)),
  editProspect: route(prospects.editProspect, ({ params, body }, company) =>
    editProspect(company, params.client_id, body),
  ),
  createProspectV1: route(prospects.createProspectV1, ({ body }, company) => createProspectV1(company, body), {
    success: 201,
  }),
} satisfies RoutesOf<typeof prospects & typeof creation>;

/** Agents, neighborhoods, buildings and floorplans. */
const referenceRoutes = {
  listAgents: route(referenceEndpoints.listAgents, ({ query }, { world }) => reference.listAgents(world, query)),
  getAgent: route(referenceEndpoints.getAgent, ({ params }, { world }) => reference.getAgent(world, params.agent_id)),
  listNeighborhoods: route(referenceEndpoints.listNeighborhoods, ({ query }, { world }) =>
    reference.listNeighborhoods(world, query),
  ),
  listBuildings: route(referenceEndpoints.listBuildings, ({ query }, { world }) =>
    reference.listBuildings(world, query),
  ),
  listFloorplans: route(referenceEndpoints.listFloorplans, ({ params, query }, { world }) =>
    reference.listFloorplans(world, params.community_id, query),
  ),
} satisfies RoutesOf<typeof referenceEndpoints>;

/** Email blast lists and their recipients. */
const emailBlastRoutes = {
  listEmailBlasts: route(emailBlasts.listEmailBlasts, (_request, company) => listEmailBlasts(company.emailBlasts)),
  addEmailBlastRecipients: route(emailBlasts.addEmailBlastRecipients, ({ params, body }, company) =>
    addEmailBlastRecipients(company.emailBlasts, params.blast_id, body),
  ),
} satisfies RoutesOf<typeof emailBlasts>;

/** Every operation of the service. */
export const routes: readonly Route[] = [
  appointmentRoutes,
  listingRoutes,
  prospectRoutes,
  referenceRoutes,
  emailBlastRoutes,
].flatMap((group) => Object.values<Route>(group));
