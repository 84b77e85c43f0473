import type { Keys } from './apiKeys.ts';
import { createAppointmentStore } from './appointments/appointmentStore.ts';
import { createCalendars } from './appointments/calendars.ts';
import { createEmailBlastStore } from './emailBlasts.ts';
import type { Faults } from './faults/activeFaults.ts';
import type { Groups } from './groups/groups.ts';
import { createListingStore } from './listings/listingStore.ts';
import { createProspectStore } from './prospects/prospectStore.ts';
import type { Random } from './random.ts';
import type { Clock } from './serviceClock.ts';
import type { Resource, Store } from './store.ts';
import { createWorld, referenceResources } from './world/world.ts';

/** What the company's data depends on. */
interface CompanyContext {
  readonly seed: number;
  /** How many listings there are at the start. */
  readonly listingCount: number;
  /** The share of the agents' working time that other work blocks, 0 to 1. */
  readonly busy: number;
  readonly groups: Groups;
  /** The API keys, each with its rights. */
  readonly keys: Keys;
  readonly clock: Clock;
  /** Random numbers for what happens while the service runs. The data at the start comes from `seed`. */
  readonly random: Random;
  readonly faults: Faults;
}

/**
 * All data of the service: everything that an operation may read or change. A new store is created here and listed in
 * `resources`. The state counts the resources, and the data file keeps those that are stores.
 */
export function createCompany(context: CompanyContext) {
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
