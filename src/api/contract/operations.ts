import type { Operation } from './operation.ts';
import { appointmentOperations } from './schemas/appointments.ts';
import { emailBlastOperations } from './schemas/email-blasts.ts';
import { publicListingOperations } from './schemas/listings-v1.ts';
import { listingOperations } from './schemas/listings-v2.ts';
import { prospectOperations } from './schemas/prospects.ts';
import {
  agentOperations,
  buildingOperations,
  floorplanOperations,
  neighborhoodOperations,
} from './schemas/reference.ts';
import { syncOperations } from './schemas/sync.ts';

/**
 * All operations of the document: the endpoint, what it is sent and every reply by status. `openapi.json`, the coverage
 * table and the contract test read it. The client does not: each of its parts imports the schemas it needs and no others.
 */
export const operations: readonly Operation[] = [
  ...appointmentOperations(),
  ...prospectOperations(),
  ...listingOperations(),
  ...syncOperations(),
  ...publicListingOperations(),
  ...agentOperations(),
  ...neighborhoodOperations(),
  ...buildingOperations(),
  ...floorplanOperations(),
  ...emailBlastOperations(),
];
