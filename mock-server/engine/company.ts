import { createAppointmentStore } from './appointmentStore.ts';
import { createCalendars } from './calendars.ts';
import { createBlastStore } from './emailBlasts.ts';
import { createListingStore } from './listings/listingStore.ts';
import { createProspectStore } from './prospectStore.ts';
import type { Context, Resource, Store } from './store.ts';
import { createWorld, referenceResources } from './world/world.ts';

/**
 * The company whose leasing service this is: everything an operation may read or change. Another resource is one line
 * here, and one more in `resources`, which is what the state counts and a data file keeps.
 */
export function createCompany(context: Context) {
  const calendars = createCalendars(context);
  const appointments = createAppointmentStore(calendars);
  const prospects = createProspectStore();
  const world = createWorld(context);
  const listings = createListingStore(world, context.clock);
  const emailBlasts = createBlastStore();
  const resources: Readonly<Record<string, Resource | Store>> = {
    appointments,
    prospects,
    listings,
    emailBlasts,
    ...referenceResources(world),
  };
  return { ...context, calendars, appointments, prospects, world, listings, emailBlasts, resources };
}

export type Company = ReturnType<typeof createCompany>;
