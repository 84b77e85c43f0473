import * as appointments from '../../src/api/contract/endpoints/appointments.ts';
import * as clientAppointments from '../../src/api/contract/endpoints/client-appointments.ts';
import * as creation from '../../src/api/contract/endpoints/create-prospect.ts';
import * as emailBlasts from '../../src/api/contract/endpoints/email-blasts.ts';
import * as publicListings from '../../src/api/contract/endpoints/listings-v1.ts';
import * as listings from '../../src/api/contract/endpoints/listings-v2.ts';
import * as prospects from '../../src/api/contract/endpoints/prospects.ts';
import * as agents from '../../src/api/contract/endpoints/reference.ts';
import * as buildings from '../../src/api/contract/endpoints/reference.ts';
import * as floorplans from '../../src/api/contract/endpoints/reference.ts';
import * as neighborhoods from '../../src/api/contract/endpoints/reference.ts';
import * as sync from '../../src/api/contract/endpoints/sync.ts';
import * as questions from '../../src/api/contract/endpoints/tour-questions.ts';

const files = {
  ...{ ...agents, ...appointments, ...buildings, ...clientAppointments, ...creation, ...emailBlasts },
  ...{ ...floorplans, ...publicListings, ...listings, ...neighborhoods, ...prospects, ...questions, ...sync },
};
type Exported = (typeof files)[keyof typeof files];

/** The name of an operation of the API, as in docs/api.md: `bookTour`. */
export type OperationName = Extract<Exported, { readonly name: string }>['name'];

/** What a fault can be about. A photo is no operation of the API. */
export type FaultTarget = OperationName | 'photo';

export const operationNames: readonly string[] = Object.values(files).flatMap((each) =>
  typeof each === 'object' && 'name' in each ? each.name : [],
);

export const isOperationName = (name: unknown): name is OperationName =>
  typeof name === 'string' && operationNames.includes(name);

export const isFaultTarget = (name: unknown): name is FaultTarget => name === 'photo' || isOperationName(name);
