import * as creation from '../../src/api/contract/endpoints/create-prospect.ts';
import * as endpoints from '../../src/api/contract/endpoints/prospects.ts';
import { createProspect, createProspectV1 } from '../engine/prospects/createProspect.ts';
import { editProspect } from '../engine/prospects/editProspect.ts';
import { type RoutesOf, route } from './route.ts';

/** Creating and editing prospects, both generations. */
export const prospectRoutes = {
  createProspect: route(creation.createProspect, ({ body }, company) => createProspect(company, body)),
  editProspect: route(endpoints.editProspect, ({ params, body }, company) =>
    editProspect(company, params.client_id, body),
  ),
  createProspectV1: route(endpoints.createProspectV1, ({ body }, company) => createProspectV1(company, body), {
    success: 201,
  }),
} satisfies RoutesOf<typeof endpoints & typeof creation>;
