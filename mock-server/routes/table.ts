import { appointmentRoutes } from './appointments.ts';
import { emailBlastRoutes } from './emailBlasts.ts';
import { listingRoutes } from './listings.ts';
import { prospectRoutes } from './prospects.ts';
import { referenceRoutes } from './reference.ts';
import type { Route } from './route.ts';

/** Every operation of the service. A file of routes is one line here. */
export const routes: readonly Route[] = [
  appointmentRoutes,
  listingRoutes,
  prospectRoutes,
  referenceRoutes,
  emailBlastRoutes,
].flatMap((group) => Object.values<Route>(group));
