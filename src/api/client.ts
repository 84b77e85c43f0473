import { type AppointmentClient, appointmentCalls } from './appointments.ts';
import { checkTimeout } from './checkTimeout.ts';
import { inBrowser, keyProblem } from './key.ts';
import type { LeadClient } from './leads.ts';
import { type ListingClient, listingCalls } from './listings.ts';
import { type TourClient, tourCalls } from './tours.ts';
import { type ClientOptions, createTransport } from './transport.ts';

/** All that a public key may do: booking, appointments, listings, reference data. */
export type LeasingClient = TourClient & AppointmentClient & LeadClient & ListingClient;

/** How `createLeasingClient` reaches the service. */
export interface LeasingClientOptions extends ClientOptions {
  /** A key that may stand in a page. Whether a key is one, only the service knows. */
  readonly publicKey?: string | undefined;
  /** A secret key is for `createServerClient` of `tour-booking/server`. */
  readonly secretKey?: undefined;
}

/**
 * A client of the leasing service at `baseUrl`, for pages and for servers. Every method takes `CallOptions` last and throws ApiError
 * when no documented answer came. Throws at once for a `timeout` that is none, for a `secretKey`, and in a browser (a page or a worker of
 * one) for a `publicKey` that is known to be none.
 */
export function createLeasingClient({ publicKey, secretKey, ...options }: LeasingClientOptions): LeasingClient {
  if (secretKey !== undefined)
    throw new Error(
      'createLeasingClient takes no secret key: use createServerClient of tour-booking/server, on a server. In a page every visitor could read the key.',
    );
  const problem = publicKey === undefined || !inBrowser() ? undefined : keyProblem(publicKey);
  if (problem !== undefined) throw new Error(`createLeasingClient: give as \`publicKey\` ${problem}.`);
  checkTimeout('createLeasingClient', options.timeout);
  const transport = createTransport({ ...options, key: publicKey });
  return { ...tourCalls(transport), ...appointmentCalls(transport), ...listingCalls(transport) };
}
