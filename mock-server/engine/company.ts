import type { Keys } from './apiKeys.ts';
import { createAppointmentStore } from './appointments/appointmentStore.ts';
import { createCalendars } from './appointments/calendars.ts';
import type { Clock } from './clock.ts';
import { createEmailBlastStore } from './emailBlasts.ts';
import type { Faults } from './faults/activeFaults.ts';
import type { Groups } from './groups/groups.ts';
import { createListingStore } from './listings/listingStore.ts';
import { createProspectStore } from './prospects/prospectStore.ts';
import type { Random } from './random.ts';
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

/** What the stores and the seeded data are created from. */
export interface Context {
  readonly seed: number;
  /** How many listings the world holds. */
  readonly listingCount: number;
  /** The share of the agents' working time that is blocked by other work, 0 to 1. */
  readonly busy: number;
  readonly groups: Groups;
  /** The API keys and what each may do. */
  readonly keys: Keys;
  readonly clock: Clock;
  /** The stream for what happens while the service runs; the world itself is made from `seed`. */
  readonly random: Random;
  readonly faults: Faults;
}
