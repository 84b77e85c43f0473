import type { TourClient } from '../api/tours.ts';

/** What an integrator's client has at least. */
export const CALLS = [
  'getWidgetConfiguration',
  'getOfficeHours',
  'getAvailability',
  'bookTour',
] as const satisfies readonly (keyof TourClient)[];
/** What it may have besides. The widget does not offer what the client lacks. */
const OPTIONAL_CALLS = [
  'rescheduleAppointment',
  'cancelAppointment',
  'createLead',
  'listAgents',
  'listNeighborhoods',
  'getAgent',
  'getListing',
  'searchResidentialRentals',
  'getPublicListing',
  'listFloorplans',
] as const satisfies readonly (keyof TourClient)[];

/** The calls that `client` has. None where a page without types gave something else. */
export const callsOf = (client: Partial<TourClient>): readonly (keyof TourClient)[] =>
  [...CALLS, ...OPTIONAL_CALLS].filter((name) => typeof client[name] === 'function');

/** Forwards each call to the newest client of the host. After the host took its client away, `first` serves until the booking ends. */
export const newestClient = (first: TourClient, newest: () => TourClient | undefined): TourClient =>
  // An empty object: of a frozen client a proxy may give nothing but its own functions.
  new Proxy<TourClient>(Object.create(null), {
    get(_, name) {
      const client = newest() || first;
      const call: unknown = Reflect.get(client, name);
      return typeof call === 'function' ? call.bind(client) : call;
    },
  });
