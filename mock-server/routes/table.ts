import { appointmentRoutes } from './appointments.ts';
import { blastRoutes } from './blasts.ts';
import { listingRoutes } from './listings.ts';
import { prospectRoutes } from './prospects.ts';
import { referenceRoutes } from './reference.ts';
import type { Route } from './route.ts';

/** Every operation of the service. A resource is one line here. */
export const routes: readonly Route[] = [
  ...appointmentRoutes,
  ...listingRoutes,
  ...prospectRoutes,
  ...referenceRoutes,
  ...blastRoutes,
];
