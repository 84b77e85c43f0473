import { createAppointmentStore } from './appointments/appointmentStore.ts';
import { createCalendars } from './appointments/calendars.ts';
import type { Context } from './context.ts';
import { createEmailBlastStore } from './emailBlasts.ts';
import { createListingStore } from './listings/listingStore.ts';
import { createProspectStore } from './prospectStore.ts';
import type { Resource, Store } from './store.ts';
import { createWorld, referenceResources } from './world/world.ts';

/**
 * All data of the service: everything an operation may read or change. A new store is created here and listed in
 * `resources`, from which the state takes its counts and the data file its contents.
 */
export function createCompany(context: Context) {
  const calendars = createCalendars(context);
  const appointments = createAppointmentStore(calendars);
  const prospects = createProspectStore();
  const world = createWorld(context);
  const listings = createListingStore(world, context.clock);
  const emailBlasts = createEmailBlastStore();
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
